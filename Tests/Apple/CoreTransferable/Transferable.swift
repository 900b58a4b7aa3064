// On Linux, this module takes the place of CoreTransferable. SwiftUI exports it, as Apple's SwiftUI does. It makes
// items of data. It makes no data, because a test sees the item itself.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
public import UniformTypeIdentifiers

@preconcurrency public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
extension Transferable {
    @available(iOS 18.2, macOS 15.2, *)
    public init(importing data: Data, contentType: UTType?) async throws {
        let imports = Self.transferRepresentation.anyImports as? [Import<Self>] ?? []
        let found = imports.first {
            $0.type.conforms(to: contentType ?? .item) || contentType?.conforms(to: $0.type) ?? true
        }
        guard let found else { throw CocoaError(.featureUnsupported) }
        self = try await found.item(data)
    }
}
/// How a representation makes an item of data with this type.
struct Import<Item>: Sendable { let type: UTType, item: @Sendable (Data) async throws -> Item }

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
}
/// A representation without a body.
protocol PrimitiveRepresentation: TransferRepresentation where Body == Never { var imports: [Import<Item>] { get } }

extension PrimitiveRepresentation {
    var ownImports: Any { imports }
}
extension TransferRepresentation {
    /// An array of `Import<Item>`.
    var anyImports: Any { (self as? any PrimitiveRepresentation)?.ownImports ?? body.anyImports }
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
}
extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    @_disfavoredOverload
    public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
        -> TupleTransferRepresentation<Item, (repeat each R)>
    {
        var imports: [Import<Item>] = []
        for part in repeat each content { imports += part.anyImports as? [Import<Item>] ?? [] }
        return TupleTransferRepresentation(imports: imports)
    }
}
public struct TupleTransferRepresentation<Item: Transferable, Value>: PrimitiveRepresentation {
    let imports: [Import<Item>]
}
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
    let imports: [Import<Item>]
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { imports = [Import(type: contentType, item: importing)] }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        imports = []
    }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        imports = [Import(type: importedContentType, item: importing)]
    }
}
public struct CodableRepresentation<Item: Transferable & Codable>: PrimitiveRepresentation {
    let imports: [Import<Item>]
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        imports = [Import(type: contentType) { try JSONDecoder().decode(Item.self, from: $0) }]
    }
}
/// No test imports an item by its proxy.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: PrimitiveRepresentation {
    let imports: [Import<Item>]
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { imports = [] }
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) { imports = [] }
}
public struct SentTransferredFile: Sendable {
    public let file: URL
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable { public let file: URL, isOriginalFile: Bool }

public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
    let imports: [Import<Item>]
    public init(
        contentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { self.init(importedContentType: contentType, importing: importing) }
    /// As on a device, the file is removed afterwards.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        let name = importedContentType.preferredFilenameExtension ?? "data"
        imports = [
            Import(type: importedContentType) { data in
                let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(name)")
                try data.write(to: file)
                defer { try? FileManager.default.removeItem(at: file) }
                return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        ]
    }
}

extension Never {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body.") }
}
extension Never: TransferRepresentation { public typealias Item = Never }
extension Never: Transferable { public static var transferRepresentation: Never { fatalError("Never has no data.") } }
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}
extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
    }
}
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .url) { URL(filePath: String(decoding: $0, as: UTF8.self)) }
    }
}
