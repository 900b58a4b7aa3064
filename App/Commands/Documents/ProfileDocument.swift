import Foundation
import MyPage

/// A profile as `--json` prints it.
struct ProfileDocument: Encodable {
    private let profile: Entry

    init(_ details: ProfileDetails) {
        profile = Entry(
            id: details.id,
            name: details[.name],
            email: details[.email],
            phone: details[.phone],
            website: details[.website],
            lastLoginDate: details.lastLoginDate
        )
    }

    private struct Entry: Encodable {
        let id: String
        let name: String
        let email: String
        let phone: String
        let website: String
        let lastLoginDate: Date
    }
}
