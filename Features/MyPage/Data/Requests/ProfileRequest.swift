/// The body of `PATCH /v1/me`: the changed fields only.
struct ProfileRequest: Encodable {
    let changes: [ProfileField: String]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ProfileField.self)
        for (field, text) in changes {
            try container.encode(text, forKey: field)
        }
    }
}
