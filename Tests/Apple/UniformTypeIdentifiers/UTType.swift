// On Linux, this module takes the place of UniformTypeIdentifiers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// It knows the types that apps use most, and which type is a kind of another.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    public let identifier: String
    private let extensions: [String]
    private let parents: [UTType]
    public let preferredMIMEType: String?

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { extensions.first }
    public var supertypes: Set<UTType> { Set(parents).union(parents.flatMap(\.supertypes)) }

    private init(named identifier: String, _ parents: UTType..., extensions: [String] = [], mime: String? = nil) {
        (self.identifier, self.extensions, self.parents, preferredMIMEType) = (identifier, extensions, parents, mime)
    }
    private init?(where isRight: (UTType) -> Bool) {
        guard let type = Self.all.first(where: isRight) else { return nil }
        self = type
    }
    public init?(_ identifier: String) { self.init { $0.identifier == identifier } }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init { $0.extensions.contains(filenameExtension.lowercased()) && $0.conforms(to: supertype) }
    }
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init { $0.preferredMIMEType == mimeType && $0.conforms(to: supertype) }
    }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        if let parentType { self.init(named: identifier, parentType) } else { self.init(named: identifier) }
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    public static let (item, content) = (Self(named: "public.item"), Self(named: "public.content"))
    public static let data = Self(named: "public.data", item, mime: "application/octet-stream")
    public static let directory = Self(named: "public.directory", item)
    public static let folder = Self(named: "public.folder", directory)
    public static let url = Self(named: "public.url", data)
    public static let fileURL = Self(named: "public.file-url", url)
    public static let text = Self(named: "public.text", data, content)
    public static let plainText = Self(named: "public.plain-text", text, extensions: ["txt"], mime: "text/plain")
    public static let utf8PlainText = Self(named: "public.utf8-plain-text", plainText)
    public static let sourceCode = Self(named: "public.source-code", plainText)
    public static let html = Self(named: "public.html", text, extensions: ["html", "htm"], mime: "text/html")
    public static let xml = Self(named: "public.xml", text, extensions: ["xml"], mime: "application/xml")
    public static let json = Self(named: "public.json", text, extensions: ["json"], mime: "application/json")
    public static let commaSeparatedText =
        Self(named: "public.comma-separated-values-text", text, extensions: ["csv"], mime: "text/csv")
    public static let rtf = Self(named: "public.rtf", text, extensions: ["rtf"], mime: "text/rtf")
    public static let image = Self(named: "public.image", data, content)
    public static let png = Self(named: "public.png", image, extensions: ["png"], mime: "image/png")
    public static let jpeg = Self(named: "public.jpeg", image, extensions: ["jpeg", "jpg"], mime: "image/jpeg")
    public static let gif = Self(named: "com.compuserve.gif", image, extensions: ["gif"], mime: "image/gif")
    public static let heic = Self(named: "public.heic", image, extensions: ["heic"], mime: "image/heic")
    public static let webP = Self(named: "org.webmproject.webp", image, extensions: ["webp"], mime: "image/webp")
    public static let svg = Self(named: "public.svg-image", image, extensions: ["svg"], mime: "image/svg+xml")
    public static let audiovisualContent = Self(named: "public.audiovisual-content", data, content)
    public static let movie = Self(named: "public.movie", audiovisualContent)
    public static let video = Self(named: "public.video", movie)
    public static let mpeg4Movie = Self(named: "public.mpeg-4", movie, extensions: ["mp4"], mime: "video/mp4")
    public static let quickTimeMovie =
        Self(named: "com.apple.quicktime-movie", movie, extensions: ["mov"], mime: "video/quicktime")
    public static let audio = Self(named: "public.audio", audiovisualContent)
    public static let mp3 = Self(named: "public.mp3", audio, extensions: ["mp3"], mime: "audio/mpeg")
    public static let pdf = Self(named: "com.adobe.pdf", data, content, extensions: ["pdf"], mime: "application/pdf")
    public static let archive = Self(named: "public.archive", data)
    public static let zip = Self(named: "public.zip-archive", archive, extensions: ["zip"], mime: "application/zip")

    private static let all = [
        item, content, data, directory, folder, url, fileURL, text, plainText, utf8PlainText, sourceCode, html, xml,
        json, commaSeparatedText, rtf, image, png, jpeg, gif, heic, webP, svg, audiovisualContent, movie, video,
        mpeg4Movie, quickTimeMovie, audio, mp3, pdf, archive, zip,
    ]
}
