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

    var body: some View {
        PhotosPicker(selection: $item, matching: .images) {
            Text(Message(en: "Choose a Picture", ja: "画像を選択").text(in: language))
        }
        .task(id: item) {
            guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jpg")
            if (try? data.write(to: file)) != nil { path = file.path }
        }
    }
}
#endif
