public import Core

/// The reason why a link does not lead to a screen.
public enum LinkError: Error, Equatable, Sendable {
    /// No tab has this name.
    case unknownName(String)
    /// This part is unknown, appears twice, or is not valid percent-encoded text.
    case badPart(String)
    /// A part of the link is empty.
    case emptyPart
}

extension LinkError: UserFacingError {
    /// The error code for scripts. It is the same for all wrong links.
    public var code: String { "bad_link" }

    /// The message for the user: what is wrong with a link to a screen of `Features.tabs`.
    public var message: Message { message(for: Features.tabs) }

    /// The message for the user: what is wrong with a link to a screen of one of these tabs.
    public func message(for tabs: [any Route.Type]) -> Message {
        switch self {
        case .unknownName(let name):
            Message(
                en: "There is no screen “\(name)”. \(Self.names(of: tabs).text(in: .english))",
                ja: "「\(name)」という画面はありません。\(Self.names(of: tabs).text(in: .japanese))"
            )
        case .badPart(let part): Message(en: "“\(part)” is wrong in this link.", ja: "リンクの「\(part)」が正しくありません。")
        case .emptyPart: Message(en: "A part of the link is empty.", ja: "リンクに空の部分があります。")
        }
    }

    /// Says with which names a link can start, or how to add the first screen.
    public static func names(of tabs: [any Route.Type]) -> Message {
        guard !tabs.isEmpty else { return HomeMessages.noScreens }
        let names = tabs.map { $0.name }
        return Message(
            en: "A link starts with one of these names: \(names.joined(separator: ", ")).",
            ja: "リンクは次のどれかで始まります：\(names.joined(separator: "、"))"
        )
    }
}
