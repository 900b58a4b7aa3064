public import Core

extension ProfileField: FormField {
    /// What the user can enter.
    public var entry: FormEntry {
        switch self {
        case .name: FormEntry(.text(.name, limit: 100), Message(en: "Name", ja: "名前"))
        case .email: FormEntry(.text(.email, limit: 100), Message(en: "Email", ja: "メールアドレス"))
        case .phone: FormEntry(.text(.phone, limit: 100, canBeEmpty: true), Message(en: "Phone", ja: "電話番号"))
        case .website: FormEntry(.text(.website, limit: 100, canBeEmpty: true), Message(en: "Website", ja: "ウェブサイト"))
        }
    }

    /// What is wrong with the form of an address or a number.
    public func problem(in draft: FormDraft<ProfileField>) -> Message? {
        let text = draft.value(of: self)?.text ?? ""
        return switch self {
        case .name: nil
        case .email: text.isEmail ? nil : MyPageMessages.notAnEmail
        case .phone: text.isPhoneNumber ? nil : MyPageMessages.notAPhoneNumber
        case .website: text.isWebsite ? nil : MyPageMessages.notAWebsite
        }
    }
}

extension FormDraft<ProfileField> {
    /// Creates a draft with the texts of a profile.
    package init(of profile: Profile) {
        self.init(of: Dictionary(uniqueKeysWithValues: Field.allCases.map { ($0.rawValue, .string(profile[$0])) }))
    }

    /// The texts of the changed fields. An emptied field has an empty text.
    var texts: [ProfileField: String] {
        Dictionary(uniqueKeysWithValues: Field.allCases.filter(isChanged).map { ($0, value(of: $0)?.text ?? "") })
    }
}

extension String {
    fileprivate var isEmail: Bool {
        let parts = split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && String(parts[1]).isWebsite && !hasSpace
    }

    fileprivate var isPhoneNumber: Bool {
        let digits = filter { $0.isASCII && $0.isNumber }
        return digits.count >= 3 && allSatisfy { $0.isASCII && ($0.isNumber || " +-.()x".contains($0)) }
    }

    fileprivate var isWebsite: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count >= 2 && labels.allSatisfy { !$0.isEmpty } && !hasSpace
    }

    private var hasSpace: Bool {
        contains(where: \.isWhitespace)
    }
}
