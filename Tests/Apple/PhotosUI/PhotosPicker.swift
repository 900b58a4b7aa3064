// On Linux, this module takes the place of PhotosUI. `Screen.photos` is the photo library.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import CoreTransferable
import Foundation
@_spi(System) public import SwiftUI
public import UniformTypeIdentifiers

public struct PHPickerFilter: Hashable, Sendable {
    public static let (images, videos) = (Self(), Self())
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self() }
}
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    fileprivate let data: Data
    public var supportedContentTypes: [UTType] { [data.starts(with: [0xFF, 0xD8]) ? .jpeg : .png] }
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await T.transferRepresentation._import(data, supportedContentTypes[0]) as? T
    }
}
@MainActor @preconcurrency public struct PhotosPicker<Label: View>: View {
    // `nonisolated(unsafe)` is safe because views are used on the main actor only.
    nonisolated(unsafe) private let label: Label
    private let photos: PhotoChoice
    @preconcurrency nonisolated public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: @Sendable () -> Label
    ) { (self.label, photos) = (label(), PhotoChoice(selection)) }
    @preconcurrency nonisolated public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: @Sendable () -> Label
    ) { (self.label, photos) = (label(), PhotoChoice(selection, maxSelectionCount)) }
    public var body: some View { SystemButton("PhotosPicker", label) { photos } }
}
nonisolated extension PhotosPicker where Label == Text {
    public init(
        _ title: some StringProtocol,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) { (label, photos) = (Text(title), PhotoChoice(selection)) }
    public init(
        _ title: some StringProtocol,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) { (label, photos) = (Text(title), PhotoChoice(selection, maxSelectionCount)) }
}
nonisolated extension View {
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) -> some View { sheet(isPresented: isPresented) { PhotoChoice(selection) } }
    public func photosPicker(
        isPresented: Binding<Bool>,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) -> some View { sheet(isPresented: isPresented) { PhotoChoice(selection, maxSelectionCount) } }
}
/// The photo library.
private struct PhotoChoice: View {
    @Environment(\.services) private var services
    let limit: Int?
    // `nonisolated(unsafe)` is safe because views are used on the main actor only.
    nonisolated(unsafe) let choose: ([PhotosPickerItem]) -> Void
    nonisolated init(_ selection: Binding<PhotosPickerItem?>) {
        (limit, choose) = (1, { selection.wrappedValue = $0.first })
    }
    nonisolated init(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?) {
        (self.limit, choose) = (limit, { selection.wrappedValue = $0 })
    }
    var body: some View {
        let photos = services.photos
        let options = photos.indices.map { index in
            (name: SystemText("Photo \(index + 1)", ja: "写真\(index + 1)"), image: Image(photo: photos[index]))
        }
        SystemChoice(SystemText("Photos", ja: "写真"), options, limit: limit) { indices in
            choose(indices.map { PhotosPickerItem(itemIdentifier: "\($0)", data: photos[$0]) })
        }
    }
}
