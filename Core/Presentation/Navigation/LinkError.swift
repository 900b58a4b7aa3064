/// The reason why a link does not lead to a screen.
public enum LinkError: Error, Equatable, Sendable {
    /// No feature has this name.
    case unknownName(String)
    /// This part of the link is not known, or appears twice, or cannot be percent-decoded.
    case badPart(String)
    /// A part of the link is empty.
    case emptyPart
}
