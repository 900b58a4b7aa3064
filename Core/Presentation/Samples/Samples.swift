#if DEBUG
public import Foundation

/// The times of samples.
public enum SampleDate {
    /// 2026-01-01, 12:00 UTC.
    public static let now = Date(timeIntervalSince1970: 1_767_268_800)
    /// One hour before `now`.
    public static let hourAgo = now.addingTimeInterval(-3_600)
}

extension APIError {
    /// An error for samples: the server cannot be reached.
    public static let sampleOffline = APIError.requestFailed(
        ConnectionFailure(.unreachable, server: "api.example.com")
    )
}
#endif
