public import Foundation

extension Screen {
    /// What the app has handed to the share sheet.
    public struct Shared: CustomStringConvertible, Sendable {
        /// The item, for example a text or an address.
        public let item: any Transferable
        /// The texts for an app with such a field, for example for an email.
        public let subject, message: String?
        /// The title of the preview.
        public let preview: String?

        /// The lines that the share sheet shows.
        var lines: [String] {
            let text = item as? String ?? (item as? URL)?.absoluteString
            return [preview, text, subject, message].compactMap(\.self)
        }
        /// The lines that the share sheet shows, with spaces between them.
        public var description: String { lines.joined(separator: " ") }
    }
    /// What the app has shared so far: each press of a `ShareLink` shares once.
    public var shared: [Shared] { environment.services.shared }
    /// The pictures of the user, as `PhotosPicker` offers them. At first, there are two samples.
    public var photos: [Data] {
        get { environment.services.photos }
        set { environment.services.photos = newValue }
    }
    /// The files of the user, as `fileImporter` offers them.
    public var files: [URL] {
        get { environment.services.files }
        set { environment.services.files = newValue }
    }
    /// Loads the pictures of `AsyncImage`. At first, it fails, as without a network.
    public var imageLoader: @Sendable (URL) async throws -> Data {
        get { environment.services.loadImage }
        set { environment.services.loadImage = newValue }
    }

    /// Presses the only enabled view with these texts and a long press gesture until the gesture ends.
    public func longPress(_ label: String) throws { try touch(label, .hold, Movement()) }
    /// Drags the only enabled view with these texts and a drag gesture. Without `ends`, the finger stays on the screen.
    public func drag(_ label: String, by translation: CGSize, ends: Bool = true) throws {
        try touch(label, .drag, Movement(translation: translation, ends: ends))
    }
}
