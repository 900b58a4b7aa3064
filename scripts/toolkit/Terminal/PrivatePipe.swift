import Foundation

/// A pipe that no other program inherits.
struct PrivatePipe {
    /// What is written comes out here.
    let start: Int32
    /// What is written goes in here.
    let end: Int32

    init() throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Failure("Cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (start, end) = (ends[0], ends[1])
    }
}
