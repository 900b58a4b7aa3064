/// Why a picture cannot be shown.
public enum PictureFailure: Error, Equatable, Sendable {
    /// The address is not one of a file on a server, for example `file:` or `data:`, or `http` on another machine. Or a
    /// redirect leads to such an address, or there are more than five redirects.
    case address
    /// The device is in Low Data Mode, and the picture is not saved on it.
    case lowData
    /// The response is not a picture of a known format, or it is damaged.
    case notAPicture
    /// The picture has too many bytes or pixels.
    case tooLarge
    /// The server has responded with this status code.
    case refused(Int)
    /// No response has arrived.
    case noResponse(ConnectionFailure.Reason)

    /// Whether the same address will probably fail again.
    var isLasting: Bool {
        switch self {
        case .address, .notAPicture, .tooLarge: true
        case .refused(let status): status < 500 && ![408, 429].contains(status)
        case .lowData, .noResponse: false
        }
    }

    /// Whether nothing is wrong with the picture: nobody waits for it any more, or the user saves data.
    var isNoError: Bool { [.lowData, .noResponse(.cancelled)].contains(self) }
}
