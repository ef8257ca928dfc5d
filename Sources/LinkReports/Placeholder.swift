// LinkReports
