import Core
import Foundation
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

extension ArticleRepository {
    /// The form of a new article. Its route is a sheet: `makeComposer().titled(title, action: post, in: navigator)`.
    @MainActor
    func makeComposer() -> ArticleForm {
        let source = LoadStore { _, _ async throws(ArticleError) in try await tags() }
        return ArticleForm(FormDraft(), upload: post).choosing(.tags, from: source) { $0.map { FormChoice($0) } }
    }
}

extension ArticleField: FormRows {
    func row(_ text: Binding<String>, in draft: FormDraft<ArticleField>) -> some View {
        if self == .picture { PictureRow(path: text) }
    }
}

/// Chooses a picture. The text of the field is the path of a copy, which ends with the type, for example `.heic`.
struct PictureRow: View {
    @Environment(\.language) private var language
    @Binding var path: String
    @State private var item: PhotosPickerItem?

    var body: some View {
        if !path.isEmpty { AsyncImage(url: URL(filePath: path)) { $0.image?.resizable().scaledToFit() } }
        PhotosPicker(Message(en: "Choose Picture", ja: "画像を選択").text(in: language), selection: $item, matching: .images)
            .task(id: item) {
                guard let chosen = item, let data = try? await chosen.loadTransferable(type: Data.self) else { return }
                let type = chosen.supportedContentTypes.first?.preferredFilenameExtension ?? "jpeg"
                let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).\(type)")
                guard !Task.isCancelled, (try? data.write(to: file)) != nil else { return }
                // The task of a row that comes back must not copy the picture again.
                (path, item) = (file.path(percentEncoded: false), nil)
            }
    }
}
