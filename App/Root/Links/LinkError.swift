public import Core

/// The reason why a link does not lead to a page.
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

    /// The message for the user: what is wrong with a link to a page of `Features.tabs`.
    public var message: Message { message(for: Features.tabs) }

    /// The message for the user: what is wrong with a link to a page of one of these tabs.
    public func message(for tabs: [any Route.Type]) -> Message {
        switch self {
        case .unknownName(let name) where tabs.isEmpty:
            Message(
                en: "There is no page “\(name)”. \(HomeMessages.noPages.text(in: .english))",
                ja: "「\(name)」というページはありません。\(HomeMessages.noPages.text(in: .japanese))"
            )
        case .unknownName(let name):
            Message(
                en: "There is no page “\(name)”. A link starts with one of these names: \(names(of: tabs, ", ")).",
                ja: "「\(name)」というページはありません。リンクは次のどれかで始まります：\(names(of: tabs, "、"))"
            )
        case .badPart(let part): Message(en: "“\(part)” is wrong in this link.", ja: "リンクの「\(part)」が正しくありません。")
        case .emptyPart: Message(en: "A part of the link is empty.", ja: "リンクに空の部分があります。")
        }
    }

    private func names(of tabs: [any Route.Type], _ separator: String) -> String {
        tabs.map { $0.name }.joined(separator: separator)
    }
}
