#if canImport(SwiftUI)
public import Core
import Foundation
import PhotosUI
public import SwiftUI
import UniformTypeIdentifiers

extension ComposerField: FormRows {
    /// The row of the picture. Without it, the form would not know how to draw this field.
    @ViewBuilder
    public func row(_ text: Binding<String>, in draft: FormDraft<ComposerField>) -> some View {
        if self == .picture { PictureRow(path: text) }
    }
}

/// Chooses a picture. Its copy ends with the type, for example `.heic`, and replaces the copy of the last one.
private struct PictureRow: View {
    @Environment(\.language) private var language
    @State private var item: PhotosPickerItem?
    @State private var copy: URL?
    @Binding var path: String
    private let title = Message(en: "Choose a Picture", ja: "画像を選択")

    var body: some View {
        if !path.isEmpty { AsyncImage(url: URL(filePath: path)) { $0.image?.resizable().scaledToFit() } }
        PhotosPicker(title.text(in: language), selection: $item, matching: .images)
            .task(id: item) {
                guard let chosen = item, let data = try? await chosen.loadTransferable(type: Data.self) else { return }
                let type = chosen.supportedContentTypes.first?.preferredFilenameExtension ?? "jpeg"
                let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).\(type)")
                guard !Task.isCancelled, (try? data.write(to: file)) != nil else { return }
                if let copy { try? FileManager.default.removeItem(at: copy) }
                // The task of a row that comes back must not copy the picture again.
                (path, copy, item) = (file.path(percentEncoded: false), file, nil)
            }
    }
}
#endif
