import Core

extension HTTPFailure {
    /// Converts a result code of libcurl (https://curl.se/libcurl/c/libcurl-errors.html). Returns `nil` if the code
    /// means success.
    init?(curlResult result: CInt) {
        switch result {
        case 0: return nil
        case 3, 5, 6: self = .noResponse(.unknownHost)
        // Result code 28 is a timeout. This transport sets a timeout of libcurl only for connecting.
        case 7, 28: self = .noResponse(.unreachable)
        case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: self = .noResponse(.insecure)
        // The protocol is not supported, or the response is not valid HTTP.
        case 1, 8, 16, 61, 92, 100: self = .invalidResponse(.notHTTP)
        default: self = .noResponse(.lost)
        }
    }
}
