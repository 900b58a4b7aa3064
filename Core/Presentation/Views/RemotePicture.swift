#if canImport(SwiftUI)
public import Foundation

#if FOCAL_VIEWS && !canImport(ImageIO)
@_spi(Browser) public import SwiftUI
#else
public import SwiftUI
#endif

/// A picture of a server. It fills a frame of a fixed size, so a row does not jump when the picture arrives.
///
/// A picture in memory is visible at once. Until then there is a placeholder, and after a failure a symbol. The picture
/// is loaded again when the view appears again. The environment value `pictures` loads it.
public struct RemotePicture: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.language) private var language
    @Environment(\.pictures) private var pictures
    /// What was loaded, and for what. So a row with another address does not show the old picture.
    @State private var loaded: (key: PictureMemory.Key, result: Result<LoadedPicture, PictureFailure>)?
    private let url: URL?
    private let size: CGSize
    private let placeholder: Placeholder
    private let isRound: Bool
    private let label: String?

    /// What is visible instead of a picture.
    public enum Placeholder: Hashable, Sendable {
        /// The first letters of a name, for example of a user. They stay visible after a failure.
        case initials(String)
        /// An SF Symbol. After a failure, it is another symbol.
        case symbol(String)
    }

    /// Creates the view. VoiceOver reads `label`. Without it, the picture is decorative: a text beside it must say what
    /// it shows, for example the name of the user.
    public init(
        _ url: URL?,
        size: CGSize,
        placeholder: Placeholder = .symbol("photo"),
        isRound: Bool = false,
        label: String? = nil
    ) {
        (self.url, self.size, self.placeholder, self.isRound, self.label) = (url, size, placeholder, isRound, label)
    }

    /// The picture or its placeholder.
    public var body: some View {
        let side = Int(min(max(size.width, size.height) * scale, 10_000).rounded(.up))
        let key = url.map { PictureMemory.Key(url: $0, side: side) }
        let result = loaded?.key == key ? loaded?.result : nil
        let picture = (try? result?.get()) ?? url.flatMap { pictures?.cached($0, side: side) }
        let isFailed = if case .failure(let failure) = result { picture == nil && !failure.isNoError } else { false }
        ZStack {
            if let picture {
                picture.view.resizable().scaledToFill()
            } else {
                Rectangle().fill(Color.secondary.opacity(0.15))
                missing(isFailed: isFailed)
            }
        }
        .frame(width: size.width, height: size.height)
        .clipShape(RoundedRectangle(cornerRadius: isRound ? min(size.width, size.height) / 2 : 8))
        // A tap beside the frame, on a part that is not visible, is not a tap on the picture.
        .contentShape(Rectangle())
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label ?? "")
        .accessibilityValue(isFailed ? CommonMessages.noPicture.text(in: language) : "")
        .accessibilityAddTraits(.isImage)
        .accessibilityHidden(label == nil)
        // The outline on Linux shows it.
        .accessibilityIdentifier(url?.absoluteString ?? "")
        .task(id: key) { await load(key) }
    }

    /// A visible row keeps its picture, also when the memory of the loader is emptied.
    private func load(_ key: PictureMemory.Key?) async {
        guard let key, let pictures else { return }
        let result = await Result { () async throws(PictureFailure) in
            try await pictures.picture(key.url, side: key.side)
        }
        // A cancelled task belongs to a row that has gone, or to another address.
        if !Task.isCancelled { loaded = (key, result) }
    }

    @ViewBuilder
    private func missing(isFailed: Bool) -> some View {
        switch placeholder {
        case .initials(let name):
            Text(verbatim: name.initials).font(.headline).foregroundStyle(.secondary).minimumScaleFactor(0.5).padding(4)
        case .symbol(let symbol):
            Image(systemName: isFailed ? "exclamationmark.triangle" : symbol).foregroundStyle(.secondary)
        }
    }
}

extension LoadedPicture {
    fileprivate var view: Image {
        #if canImport(ImageIO)
        Image(decorative: image, scale: 1)
        #else
        Image(data, type: format.kind.rawValue, name: "\(format.kind) \(format.width)×\(format.height)")
        #endif
    }
}

extension String {
    /// The first letters of the first and the last word, or of the only word.
    fileprivate var initials: String {
        let letters = split { $0.isWhitespace || $0.isPunctuation }.compactMap(\.first)
        return String(letters.count > 1 ? [letters[0], letters[letters.count - 1]] : letters).uppercased()
    }
}
#endif
