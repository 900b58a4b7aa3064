import Core
import MyPage

/// The JSON output of `focal mypage` and `focal mypage edit`.
struct ProfileDocument: Encodable {
    private let profile: JSONObject

    init(_ profile: Profile) {
        var object: JSONObject = ["id": .string("\(profile.id)")]
        object["lastLoginDate"] = profile.lastLoginDate.map { .string($0.iso8601) }
        for field in ProfileField.allCases {
            object[field.rawValue] = .string(profile[field])
        }
        self.profile = object
    }
}
