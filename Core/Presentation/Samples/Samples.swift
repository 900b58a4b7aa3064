#if DEBUG
public import Foundation

extension Date {
    /// A fixed time for samples: 2026-01-01, 12:00 UTC.
    public static let sampleNow = Date(timeIntervalSince1970: 1_767_268_800)
    /// One hour before `sampleNow`.
    public static let sampleHourAgo = sampleNow.addingTimeInterval(-3_600)
}

extension APIError {
    /// An error for samples: the server cannot be reached.
    public static let sampleOffline = APIError.requestFailed(
        ConnectionFailure(.unreachable, server: "api.example.com")
    )
}
#endif
