import Foundation

/// The reason why a system call failed.
struct SystemReason {
    let code: CInt

    static var latest: SystemReason { SystemReason(code: errno) }

    var text: String { String(cString: strerror(code)) }
}
