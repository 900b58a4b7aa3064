// On Linux, this module takes the place of UniformTypeIdentifiers.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// It knows the types that apps use most, and which type is a kind of another.
public struct UTType: Hashable, Sendable {
    public let identifier: String
    public let preferredMIMEType: String?
    private let extensions: [String]
    private let parents: [UTType]
    public var preferredFilenameExtension: String? { extensions.first }

    private init(named identifier: String, _ parents: UTType..., extensions: [String] = [], mime: String? = nil) {
        (self.identifier, self.extensions, self.parents, preferredMIMEType) = (identifier, extensions, parents, mime)
    }
    private init?(where isRight: (UTType) -> Bool) {
        guard let type = Self.all.first(where: isRight) else { return nil }
        self = type
    }
    public init?(_ identifier: String) { self.init { $0.identifier == identifier } }
    public init?(filenameExtension: String) {
        self.init { $0.extensions.contains(filenameExtension.lowercased()) }
    }
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        if let parentType { self.init(named: identifier, parentType) } else { self.init(named: identifier) }
    }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    public func conforms(to type: UTType) -> Bool { self == type || parents.contains { $0.conforms(to: type) } }

    public static let item = Self(named: "public.item")
    public static let data = Self(named: "public.data", item, mime: "application/octet-stream")
    public static let folder = Self(named: "public.folder", item)
    public static let url = Self(named: "public.url", data)
    public static let text = Self(named: "public.text", data)
    public static let plainText = Self(named: "public.plain-text", text, extensions: ["txt"], mime: "text/plain")
    public static let html = Self(named: "public.html", text, extensions: ["html", "htm"], mime: "text/html")
    public static let commaSeparatedText =
        Self(named: "public.comma-separated-values-text", text, extensions: ["csv"], mime: "text/csv")
    public static let json = Self(named: "public.json", text, extensions: ["json"], mime: "application/json")
    public static let image = Self(named: "public.image", data)
    public static let png = Self(named: "public.png", image, extensions: ["png"], mime: "image/png")
    public static let jpeg = Self(named: "public.jpeg", image, extensions: ["jpeg", "jpg"], mime: "image/jpeg")
    public static let gif = Self(named: "com.compuserve.gif", image, extensions: ["gif"], mime: "image/gif")
    public static let heic = Self(named: "public.heic", image, extensions: ["heic"], mime: "image/heic")
    public static let movie = Self(named: "public.movie", data)
    public static let video = Self(named: "public.video", movie)
    public static let mpeg4Movie = Self(named: "public.mpeg-4", movie, extensions: ["mp4"], mime: "video/mp4")
    public static let quickTimeMovie =
        Self(named: "com.apple.quicktime-movie", movie, extensions: ["mov"], mime: "video/quicktime")
    public static let audio = Self(named: "public.audio", data)
    public static let zip = Self(named: "public.zip-archive", data, extensions: ["zip"], mime: "application/zip")
    public static let pdf = Self(named: "com.adobe.pdf", data, extensions: ["pdf"], mime: "application/pdf")

    private static let all = [
        item, data, folder, url, text, plainText, html, commaSeparatedText, json, image, png, jpeg, gif, heic, movie,
        video, mpeg4Movie, quickTimeMovie, audio, zip, pdf,
    ]
}
