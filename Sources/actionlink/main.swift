import ActionLinkCommand

ActionLinkTool.main()
