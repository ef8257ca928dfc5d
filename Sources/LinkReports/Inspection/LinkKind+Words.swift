internal import ActionLinks

// The names of the JSON form, explained to people.

extension LinkKind {
  /// What a link of the kind is.
  var words: String {
    switch self {
    case .hostingLink: "a link of Firebase Hosting"
    case .dynamicLink: "a Dynamic Link with its target inside"
    case .shortDynamicLink: "a short Dynamic Link: only its service, now closed, knew its target"
    case .emulatorLink: "a link of the Authentication emulator"
    case .actionURL: "an action URL"
    case .customSchemeLink: "a link into an app by its own scheme"
    case .none: "not the shape of an action link"
    }
  }
}

extension ActionCodeOperation {
  /// What the operation does.
  var words: String {
    switch self {
    case .passwordReset: "resets a password"
    case .verifyEmail: "confirms an email address"
    case .emailSignIn: "signs a user in"
    case .verifyAndChangeEmail: "confirms a new email address and changes to it"
    case .recoverEmail: "takes back a change of email address"
    case .revertSecondFactorAddition: "takes back the addition of a second factor"
    }
  }
}

extension ActionHandler {
  /// Who that is.
  var words: String {
    switch self {
    case .default: "Firebase's own page, /__/auth/action"
    case .custom: "a page or app of the project"
    }
  }
}
