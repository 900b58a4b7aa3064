/// What the user enters into the composer of a note. The name of a case is the name in the API.
public enum ComposerField: String, CaseIterable, Sendable {
    /// The title of the note.
    case title
    /// The text of the note.
    case body
    /// The tags of the note, which the server has.
    case tags
    /// The path of a picture on this device.
    case picture
}
