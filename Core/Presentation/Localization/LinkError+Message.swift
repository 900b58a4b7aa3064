extension LinkError: UserFacingError {
    /// The error code for scripts. It is the same for all wrong links.
    public var code: String { "bad_link" }

    /// The message for the user: what is wrong with the link.
    public var message: Message {
        switch self {
        case .unknownName(let name): Message(en: "There is no screen “\(name)”.", ja: "「\(name)」という画面はありません。")
        case .badPart(let part): Message(en: "“\(part)” is wrong in this link.", ja: "リンクの「\(part)」が正しくありません。")
        case .emptyPart: Message(en: "A part of the link is empty.", ja: "リンクに空の部分があります。")
        }
    }
}
