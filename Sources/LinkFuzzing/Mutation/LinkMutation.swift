/// A kind of change that a ``LinkMutator`` makes, each one known to divide readers of links.
public enum LinkMutation: String, Sendable, Hashable, CaseIterable {
  // What a query holds
  /// Moves a parameter to another layer, or to another place in its own.
  case moveParameter
  /// Repeats a parameter as it is, in its own layer or another.
  case copyParameter
  /// Repeats a parameter with another value.
  case contradictParameter
  /// Takes a parameter out.
  case removeParameter
  /// Puts a parameter in: one that means something, with a value that may.
  case addParameter
  /// Gives a parameter another value.
  case replaceValue
  /// Makes a value one character longer or shorter, or exchanges one for another.
  case adjustValue
  /// Empties a value, or drops its `=` as well.
  case emptyValue
  /// Changes the letter case of a name or a value.
  case recase
  /// Moves a parameter into the fragment.
  case moveToFragment
  /// Repeats the action's code in the innermost layer: in its path, its query or its fragment.
  case repeatCode

  // How it is written
  /// Percent-encodes a nested link, a value or a name once more.
  case encodeMore
  /// Percent-encodes a nested link, a value or a name once less.
  case encodeLess
  /// Puts another delimiter for one between parameters.
  case replaceDelimiter

  // Layers
  /// Puts the link into another one.
  case wrap
  /// Takes the outermost layer off.
  case unwrap
  /// Gives a layer another path, or none.
  case replacePath
  /// Gives a layer another scheme, or none.
  case replaceScheme

  // Hosts
  /// Puts user information before a host, or a host before it as user information.
  case addUserinfo
  /// Puts a backslash where some readers take it for a slash.
  case addBackslash
  /// Adds a dot at the end of a host or twice in it, or spells one by another character.
  case changeDots
  /// Exchanges letters of a host for such as look like them.
  case imitateHost
  /// Puts an IPv4 address in one of its odd spellings for a host.
  case numericHost
  /// Percent-encodes characters of a host.
  case encodeHost
  /// Changes the letter case of a host.
  case recaseHost
  /// Adds, changes or breaks a port.
  case changePort
  /// Puts another host in.
  case replaceHost
}
