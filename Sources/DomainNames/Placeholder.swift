// DomainNames
