import LinkValidation
import Testing

@Suite("Attacks: parameters")
struct ParameterAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "readers take the first or the last of two",
      in: .wholeLink, policy: .standard, .reject, "parameter-duplicated",
      [
        "{ACT}{Q}&mode=resetPassword&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&oobCode=ATTACKER&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&apiKey=AIzaSyOTHEROTHEROTHEROTHEROTHEROTHEROTHE&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&continueUrl=https%3A%2F%2Fevil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fevil.example%2F&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&lang=en&lang=de&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&tenantId=a&tenantId=b&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{LNK}{INNER}&link=https%3A%2F%2Fevil.example%2F", "{LNK}{INNER}%26mode%3DresetPassword",
      ]),
    AttackGroup(
      "all readers see the same value",
      in: .wholeLink, policy: .standard, .warn, "parameter-duplicated",
      [
        "{ACT}{Q}&mode=signIn&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&mode=sign%49n&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "readers take the first or the last of two",
      in: .wholeLink, policy: .standard, .accept, "parameter-duplicated unknown-parameter",
      ["{ACT}{Q}&x=1&x=2&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"]),
    AttackGroup(
      "an empty value differs from another",
      in: .wholeLink, policy: .standard, .reject, "parameter-duplicated",
      ["{ACT}{Q}&mode=&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"]),
    AttackGroup(
      "readers take the first or the last of two",
      in: .wholeLink, policy: .standard, .warn, "parameter-duplicated",
      ["{LNK}{INNER}&link={INNER}"]),
    AttackGroup(
      "readers take the first or the last of two",
      in: .wholeLink, policy: .standard, .reject, "nested-link-ambiguous",
      [
        "{LNK}{INNER}&deep_link_id=https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DsignIn%26oobCode%3DOTHER%26continueUrl%3Dhttps%253A%252F%252Fapp.example.com%252Ffinish",
        "{LNK}{INNER}&deep_link_id=https%3A%2F%2Fevil.example",
      ]),
    AttackGroup(
      "both hold the same link",
      in: .wholeLink, policy: .standard, .accept, "", without: "nested-link-ambiguous",
      ["{LNK}{INNER}&deep_link_id={INNER}"]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .warn, "parameter-case-variant",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&MODE=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&Mode=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&OOBCODE=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&oobcode=ATTACKER",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&apikey=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&continueurl=https%3A%2F%2Fevil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&continueURL=https%3A%2F%2Fevil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&ContinueUrl=https%3A%2F%2Fevil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&LANG=de",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&tenantID=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&tenantid=x",
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .reject, "parameter-case-variant mode-missing",
      [
        "{ACT}apiKey={KEY}&Mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .reject, "parameter-case-variant oob-code-missing",
      [
        "{ACT}apiKey={KEY}&mode=signIn&oobcode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .warn, "parameter-bracket-syntax",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&continueUrl[]=https%3A%2F%2Fevil.example%2F",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode[]=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&oobCode[0]=X",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&oobCode[a]=X",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode%5B%5D=resetPassword",
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .reject, "parameter-semicolon-separator",
      [
        "{ACT}apiKey={KEY}&mode=signIn;continueUrl=https%3A%2F%2Fevil.example%2F&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode={CODE};oobCode=ATTACKER&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&lang=en;mode=resetPassword&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=1;oobCode=ATTACKER",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F;mode=resetPassword",
      ]),
    AttackGroup(
      "a semicolon separates only before a name",
      in: .wholeLink, policy: .standard, .accept, "", without: "parameter-semicolon-separator",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=a;b"]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .accept, "", without: "parameter-semicolon-separator",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=a%3Bmode%3Dx"]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .reject, "parameter-name-encoded parameter-duplicated",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mod%65=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&%6fobCode=ATTACKER",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&oob%43ode=ATTACKER",
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .warn, "parameter-name-encoded",
      [
        "{ACT}apiKey={KEY}&mod%65=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .warn, "parameter-name-malformed",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&%20oobCode=X",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&oobCode%20=X",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&+mode=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode+=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode%09=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&%0amode=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&=x",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode%E2%80%8B=resetPassword",
      ]),
    AttackGroup(
      "readers differ on which names are known",
      in: .wholeLink, policy: .standard, .reject, "null-byte",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&mode%00=resetPassword",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&x=%00", "{ACT}{Q}&lang=en%00",
      ]),
    AttackGroup(
      "a fragment is no query",
      in: .wholeLink, policy: .standard, .reject,
      "action-parameters-in-fragment mode-missing oob-code-missing",
      [
        "https://example-app.firebaseapp.com/__/auth/action#?{Q}",
        "https://example-app.firebaseapp.com/__/auth/action#{Q}",
      ]),
    AttackGroup(
      "a fragment is no query",
      in: .wholeLink, policy: .standard, .warn, "action-parameters-in-fragment",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish#oobCode=ATTACKER",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish#mode=resetPassword",
      ]),
    AttackGroup(
      "a fragment is no query",
      in: .wholeLink, policy: .standard, .reject, "oob-code-missing action-parameters-in-fragment",
      ["{ACT}apiKey={KEY}&mode=signIn#&oobCode={CODE}"]),
    AttackGroup(
      "a fragment is no query",
      in: .wholeLink, policy: .standard, .accept, "fragment-present",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish#top"]),
    AttackGroup(
      "a fragment is no query",
      in: .wholeLink, policy: .standard, .warn, "fragment-swallows-parameters",
      ["{ACT}{Q}&continueUrl=https://app.example.com/#/route&lang=en"]),
    AttackGroup(
      "a code is of the Base64url alphabet",
      in: .wholeLink, policy: .standard, .reject, "oob-code-unexpected-character",
      [
        "{ACT}apiKey={KEY}&mode=signIn&oobCode={CODE}?mode=resetPassword&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%0d%0aSet-Cookie:x&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%20def&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%2Fdef&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc.def&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%3D%3D&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%2Bdef&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc+def&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=%3Cscript%3E&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%27&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=../../x&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%2525&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=a%C3%A9&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=abc%E2%80%8Bdef&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=a,b&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=a~b&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=a*b&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "a code is of the Base64url alphabet",
      in: .wholeLink, policy: .standard, .warn, "",
      [
        "{ACT}?apiKey={KEY}&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "a code is of the Base64url alphabet",
      in: .wholeLink, policy: .standard, .reject, "null-byte",
      [
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=%00&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "a code is of the Base64url alphabet",
      in: .wholeLink, policy: .standard, .reject, "oob-code-missing",
      [
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=%ff&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=%zz&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "a code is of the Base64url alphabet",
      in: .wholeLink, policy: .standard, .reject, "oob-code-empty",
      [
        "{ACT}apiKey={KEY}&mode=signIn&oobCode=&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn&oobCode&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the spelling of a mode counts",
      in: .wholeLink, policy: .standard, .reject, "mode-unknown",
      [
        "{ACT}apiKey={KEY}&mode=signin&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=SignIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=SIGNIN&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn%20&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=%20signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=sign_in&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=EMAIL_SIGNIN&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signUp&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn%00&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=undefined&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=null&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=action&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=select&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn%E2%80%8B&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=0&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn,resetPassword&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=signIn%0a&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=s%C4%B1gnIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the spelling of a mode counts",
      in: .wholeLink, policy: .standard, .reject, "mode-missing",
      [
        "{ACT}apiKey={KEY}&mode=&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the spelling of a mode counts",
      in: .wholeLink, policy: .standard(adding: #""modes": ["signIn"]"#), .reject, "mode-mismatch",
      [
        "{ACT}apiKey={KEY}&mode=resetPassword&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=verifyEmail&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=recoverEmail&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}&mode=verifyEmail&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fmode%3DsignIn",
        "{LNK}https%3A%2F%2Fexample-app.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3D{KEY}%26mode%3DresetPassword%26oobCode%3D{CODE}",
      ]),
    AttackGroup(
      "the key tells the project",
      in: .wholeLink, policy: .standard, .reject, "api-key-mismatch",
      [
        "{ACT}apiKey=AIzaSyOTHEROTHEROTHEROTHEROTHEROTHEROTHE&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
      ]),
    AttackGroup(
      "the key tells the project",
      in: .wholeLink, policy: .standard, .reject, "api-key-malformed api-key-mismatch",
      [
        "{ACT}apiKey=undefined&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey=null&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey=AIzaSyFAKE&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey=aizaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey=%22%3E&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}apiKey={KEY}%20&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the key tells the project",
      in: .wholeLink, policy: .standard, .warn, "api-key-missing",
      [
        "{ACT}apiKey=&mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}mode=signIn&oobCode={CODE}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the key tells the project",
      in: .wholeLink, policy: .empty, .warn, "api-key-malformed",
      ["{ACT}apiKey=undefined&mode=signIn&oobCode={CODE}"]),
    AttackGroup(
      "the tenant tells the pool of users",
      in: .wholeLink, policy: .standard(adding: #""tenantIDs": ["tenant-a1b2c"]"#), .warn,
      "tenant-missing",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&tenantId=&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "the tenant tells the pool of users",
      in: .wholeLink, policy: .standard(adding: #""tenantIDs": ["tenant-a1b2c"]"#), .reject,
      "tenant-mismatch",
      [
        "{ACT}{Q}&tenantId=tenant-zzz&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
        "{ACT}{Q}&tenantId=TENANT-A1B2C&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish",
      ]),
    AttackGroup(
      "lang is a BCP 47 tag",
      in: .wholeLink, policy: .standard, .warn, "lang-malformed",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=%22%3E%3Cscript%3E",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=en.",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=en;q=1",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=../../etc",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=e",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=en%20",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=en%0d%0aX:y",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish&lang=en/",
      ]),
    AttackGroup(
      "BCP 47 has hyphens",
      in: .wholeLink, policy: .standard, .warn, "lang-malformed",
      ["{ACT}{Q}&lang=pt_BR"]),
    AttackGroup(
      "a continue URL's parameters may be taken for the link's",
      in: .wholeLink, policy: .standard, .warn, "nested-parameter-shadows-outer",
      [
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3FoobCode%3DATTACKER",
        "{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3FapiKey%3Dx",
      ]),
    AttackGroup(
      "every SDK keeps the outer mode",
      in: .wholeLink, policy: .standard, .accept, "nested-parameter-shadows-outer",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fmode%3DresetPassword"]),
    AttackGroup(
      "a continue URL's parameters may be taken for the link's",
      in: .wholeLink, policy: .standard, .accept, "nested-parameter-shadows-outer",
      ["{ACT}{Q}&continueUrl=https%3A%2F%2Fapp.example.com%2F%3Fmode%3Ddark"]),
    AttackGroup(
      "iOS takes the code of the continue URL",
      in: .continueURL, policy: .standard, .reject, "nested-parameter-shadows-outer",
      ["https://app.example.com/?a=1&oobCode=ATTACKER"]),
    AttackGroup(
      "iOS takes the mode of the continue URL",
      in: .continueURL, policy: .standard, .reject, "nested-parameter-shadows-outer",
      ["https://app.example.com/?a=1&mode=resetPassword"]),
    AttackGroup(
      "a continue URL's parameters may be taken for the link's",
      in: .continueURL, policy: .standard, .reject, "nested-parameter-shadows-outer",
      ["https://app.example.com/?a=1&apiKey=AIzaSyOTHEROTHEROTHEROTHEROTHEROTHEROTHE"]),
    AttackGroup(
      "a continue URL's parameters may be taken for the link's",
      in: .continueURL, policy: .standard, .accept, "nested-parameter-shadows-outer",
      ["https://app.example.com/?a=1&lang=de", "https://app.example.com/?mode=signIn"]),
    AttackGroup(
      "a continue URL's parameters may be taken for the link's",
      in: .continueURL, policy: .standard, .warn, "continue-url-contains-action-code",
      ["https://app.example.com/#/?oobCode=x"]),
    AttackGroup(
      "iOS reads no known mode then",
      in: .continueURL, policy: .standard, .warn, "nested-parameter-shadows-outer",
      ["https://app.example.com/?a=1&mode=dark"]),
    AttackGroup(
      "empty pieces of a query are skipped",
      in: .wholeLink, policy: .standard, .accept, "",
      ["{ACT}{Q}&&continueUrl=https%3A%2F%2Fapp.example.com%2F", "{ACT}&{Q}"]),
    AttackGroup(
      "empty pieces of a query are skipped",
      in: .wholeLink, policy: .standard, .warn, "link-possibly-truncated",
      ["{ACT}{Q}&"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
