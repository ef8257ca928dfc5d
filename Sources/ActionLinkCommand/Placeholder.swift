// ActionLinkCommand
