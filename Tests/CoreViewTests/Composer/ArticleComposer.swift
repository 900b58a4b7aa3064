import Core
import Foundation
import PhotosUI
import SwiftUI

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

/// Chooses a picture. The text of the field is the path of a copy.
struct PictureRow: View {
    @Environment(\.language) private var language
    @Binding var path: String
    @State private var item: PhotosPickerItem?

    var body: some View {
        if !path.isEmpty {
            AsyncImage(url: URL(filePath: path)) { $0.image?.resizable().scaledToFit() }
        }
        PhotosPicker(Self.title.text(in: language), selection: $item, matching: .images)
            .task(id: item) {
                guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
                let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
                if (try? data.write(to: file)) != nil { path = file.path(percentEncoded: false) }
            }
    }

    private static let title = Message(en: "Choose Picture", ja: "画像を選択")
}
