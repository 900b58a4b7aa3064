// No test drags a view into another one, so these names are only compiled.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreTransferable
public import Foundation
public import UniformTypeIdentifiers

#if !canImport(Darwin)
/// Foundation does not have it on Linux.
// `@unchecked Sendable` is safe because it has no property.
public final class NSItemProvider: NSObject, @unchecked Sendable {}
#endif
public struct DropInfo: Sendable {
    public var location: CGPoint { .zero }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}
public enum DropOperation: Sendable { case cancel, forbidden, copy, move, delete, alias }
public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}
@MainActor @preconcurrency public protocol DropDelegate {
    @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
    @MainActor @preconcurrency func dropEntered(info: DropInfo)
    @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
}
extension DropDelegate {
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
}

nonisolated extension View {
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
    public func onDrop(
        of supportedContentTypes: [UTType],
        isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
}
