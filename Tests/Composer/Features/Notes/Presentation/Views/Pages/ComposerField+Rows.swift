#if canImport(SwiftUI)
public import Core
import Foundation
import PhotosUI
public import SwiftUI

extension ComposerField: FormRows {
    /// The row of the picture. Without it, the form would not know how to draw this field.
    @ViewBuilder
    public func row(_ text: Binding<String>, in draft: FormDraft<ComposerField>) -> some View {
        if self == .picture { PictureRow(path: text) }
    }
}

/// Lets the user choose a picture, and writes it to a file.
private struct PictureRow: View {
    @Environment(\.language) private var language
    @State private var item: PhotosPickerItem?
    @Binding var path: String
    private let title = Message(en: "Choose a Picture", ja: "画像を選択")

    var body: some View {
        if !path.isEmpty {
            AsyncImage(url: URL(filePath: path)) {
                $0.resizable().scaledToFit()
            } placeholder: {
                ProgressView()
            }
        }
        PhotosPicker(title.text(in: language), selection: $item, matching: .images)
            .task(id: item) {
                guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
                let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
                if (try? data.write(to: file)) != nil { path = file.path(percentEncoded: false) }
            }
    }
}
#endif
