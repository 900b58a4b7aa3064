import Core

extension HTTPFailure {
    /// The failure for a result of libcurl (https://curl.se/libcurl/c/libcurl-errors.html), or `nil` for success.
    init?(curlResult result: CInt) {
        switch result {
        case 0: return nil
        case 3, 5, 6: self = .noResponse(.unknownHost)
        // The only timeout of libcurl here is the one to connect.
        case 7, 28: self = .noResponse(.unreachable)
        case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: self = .noResponse(.insecure)
        // A protocol that is not supported, or a response that breaks its rules.
        case 1, 8, 16, 61, 92, 100: self = .invalidResponse(.notHTTP)
        default: self = .noResponse(.lost)
        }
    }
}
