#include "CPublicSuffix.h"
