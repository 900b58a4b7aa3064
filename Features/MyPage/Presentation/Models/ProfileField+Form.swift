public import Core

extension ProfileField: FormField {
    /// What the user can enter.
    public var entry: FormEntry {
        let (kind, label): (InputKind, Message) =
            switch self {
            case .name: (.name, Message(en: "Name", ja: "名前"))
            case .email: (.email, Message(en: "Email", ja: "メールアドレス"))
            case .phone: (.phone, Message(en: "Phone", ja: "電話番号"))
            case .website: (.website, Message(en: "Website", ja: "Web サイト"))
            }
        return FormEntry(.text(kind, limit: Self.limit, canBeEmpty: canBeEmpty), label)
    }

    /// What is wrong with the form of an address or a number.
    public func problem(in draft: FormDraft<ProfileField>) -> Message? {
        problem(of: draft.value(of: self)?.text ?? "", replacing: draft.opening[key]?.text ?? "")?.message
    }
}

extension FormDraft<ProfileField> {
    /// Creates a draft with the texts of a profile.
    package init(of profile: Profile) {
        self.init(of: Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0.key, .string(profile[$0])) }))
    }

    /// The texts of the changed fields. An emptied field has an empty text.
    var texts: [ProfileField: String] {
        Dictionary(uniqueKeysWithValues: Field.allCases.filter(isChanged).map { ($0, value(of: $0)?.text ?? "") })
    }
}
