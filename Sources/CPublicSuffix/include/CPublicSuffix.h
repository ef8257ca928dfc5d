#ifndef CPUBLICSUFFIX_H
#define CPUBLICSUFFIX_H

#endif
