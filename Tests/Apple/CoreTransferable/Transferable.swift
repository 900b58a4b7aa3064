// On Linux, this module takes the place of CoreTransferable. SwiftUI exports it, as Apple's SwiftUI does. It makes
// items of data. It makes no data, because a test sees the item itself.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

public import Foundation
public import UniformTypeIdentifiers

@preconcurrency public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
/// Makes an item of data with a type, or `nil` if the representation has another type.
public typealias _Import<Item> = @Sendable (_ data: Data, _ type: UTType) async throws -> Item?

public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    var _import: _Import<Item> { get }
}
private func importer<Item>(of own: UTType, _ item: @escaping @Sendable (Data) async throws -> Item) -> _Import<Item> {
    { data, type in type.conforms(to: own) ? try await item(data) : nil }
}
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    @_disfavoredOverload
    public static func buildBlock<each R: TransferRepresentation>(_ content: repeat each R)
        -> TupleTransferRepresentation<Item, (repeat each R)>
    {
        var parts: [any TransferRepresentation] = []
        for part in repeat each content { parts.append(part) }
        return TupleTransferRepresentation { [parts] data, type in
            for part in parts { if let item = try await part._import(data, type) { return item as? Item } }
            return nil
        }
    }
}
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public let _import: _Import<Item>
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public let _import: _Import<Item>
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _import = { _, _ in nil }
    }
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { self.init(importedContentType: contentType, importing: importing) }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _import = importer(of: importedContentType, importing)
    }
}
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public let _import: _Import<Item>
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _import = importer(of: contentType) { try JSONDecoder().decode(Item.self, from: $0) }
    }
}
/// No test imports an item by its proxy.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public let _import: _Import<Item> = { _, _ in nil }
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}
}
public struct ReceivedTransferredFile: Sendable { public let file: URL, isOriginalFile: Bool }

public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public let _import: _Import<Item>
    /// As on a device, the file is removed afterwards.
    public init(
        importedContentType: UTType,
        shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        _import = importer(of: importedContentType) { data in
            let name = "\(UUID()).\(importedContentType.preferredFilenameExtension ?? "data")"
            let file = FileManager.default.temporaryDirectory.appending(path: name)
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Never>(importedContentType: .data) { _ in throw CocoaError(.featureUnsupported) }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .data) { $0 }
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
