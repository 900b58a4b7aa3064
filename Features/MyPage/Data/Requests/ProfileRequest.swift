/// The body of `PATCH /v1/me`. It contains only the changed fields.
struct ProfileRequest: Encodable {
    let changes: [ProfileField: String]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ProfileField.self)
        for (field, text) in changes {
            try container.encode(text, forKey: field)
        }
    }
}
