public import Foundation

/// Loads the pictures of rows and screens. An app has one loader, in the environment value `pictures`.
///
/// A request has no token and no cookie, and follows at most five redirects. Views that wait for the same address share
/// one request. It is cancelled when no view waits for it any more. An address that changes with each response, for
/// example with a signature in its query, is a new picture each time.
///
/// `AsyncImage` begins with its placeholder each time a row comes back, and has no limits. `URLCache` keeps no large
/// picture. Here, the size of a picture is read from its first bytes, before a decoder sees them. A GIF does not move.
/// On Linux, `URLSession` reads on after the limit, so use it only with servers that you trust.
public actor PictureLoader {
    private let requests: PictureRequests
    private let memory: PictureMemory
    private let files: PictureFiles?
    private let decoder: PictureDecoder
    private let isLowData: @Sendable () -> Bool
    private let now: @Sendable () -> Date
    private var flights: [URL: Flight] = [:]

    /// A request, with the views that wait for it.
    private final class Flight {
        typealias Work = Task<Result<Data, PictureFailure>, Never>
        let start: Int, task: Work
        var waiting = 0

        init(_ start: Int, _ task: Work) { (self.start, self.task) = (start, task) }
    }

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - transport: Sends the requests. The default is not safe on Linux, as `URLSessionTransport` explains.
    ///   - folder: Where pictures are saved, for example a folder in Caches. `nil` means only in memory.
    ///   - limits: The limits for one picture, and for all of them.
    ///   - isLowData: Whether only saved pictures are shown. By default, in the Low Data Mode of the device.
    ///   - headers: Header fields for an address, for example for a server of your own that wants a token. By default,
    ///     there are none. A redirect to another server does not get them.
    ///   - clock: Measures the deadline of a request, 30 s.
    ///   - now: Returns the current time.
    public init(
        transport: any HTTPTransport = URLSessionTransport.shared,
        folder: URL? = nil,
        limits: PictureLimits = PictureLimits(),
        isLowData: (@Sendable () -> Bool)? = nil,
        headers: @escaping @Sendable (URL) -> HeaderFields = { _ in HeaderFields() },
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        requests = PictureRequests(transport: transport, limits: limits, headers: headers, clock: clock)
        memory = PictureMemory(limit: limits.memory)
        files = folder.map { PictureFiles($0, limit: limits.disk) }
        decoder = PictureDecoder(limits: limits, memory: memory)
        (self.isLowData, self.now) = (isLowData ?? LowDataMode.isOn, now)
    }

    /// The picture, if it is in memory. It is there at once, so a row that comes back does not flicker.
    public nonisolated func cached(_ url: URL, side: Int) -> LoadedPicture? {
        memory[PictureMemory.Key(url: url, side: side)]
    }

    /// The picture from memory, from the disk or from its server. `side` is the longer side of the frame that it fills,
    /// in pixels. After a lasting failure, the same address fails for a minute without a request.
    public func picture(_ url: URL, side: Int) async throws(PictureFailure) -> LoadedPicture {
        let key = PictureMemory.Key(url: url, side: side)
        if let picture = memory[key] { return picture }
        guard url.isPictureAddress else { throw .address }
        if let failure = memory.failure(at: url, now: now()) { throw failure }
        let start = memory.removals
        do throws(PictureFailure) {
            let data = try await data(at: url)
            guard !Task.isCancelled else { throw .noResponse(.cancelled) }
            return try await decoder.picture(key, data, since: start)
        } catch {
            memory.remember(error, at: url, now: now(), since: start)
            throw error
        }
    }

    /// Removes all pictures from memory and from the disk, for example after a sign-out, because some can be private.
    /// A picture that is loading meanwhile is shown, but not kept.
    public nonisolated func removeAll() {
        memory.removeAll()
        files?.removeAll()
    }

    /// Removes what is in memory, for example after a memory warning. The pictures on the disk and on the screen stay.
    public nonisolated func removeFromMemory() { memory.removeAll() }
}

extension PictureLoader {
    /// Waits for the request to this address, or starts it.
    private func data(at url: URL) async throws(PictureFailure) -> Data {
        let flight = flight(to: url)
        flight.waiting += 1
        let result = await flight.task.valueUnlessCancelled
        flight.waiting -= 1
        if flight.waiting == 0 { flight.task.cancel() }
        if result != nil || flight.waiting == 0, flights[url] === flight { flights[url] = nil }
        guard let result else { throw .noResponse(.cancelled) }
        return try result.get()
    }

    private func flight(to url: URL) -> Flight {
        let start = memory.removals
        // A request of the user who has signed out is not for the next user.
        if let flight = flights[url], flight.start == start { return flight }
        let flight = Flight(start, Task { await load(url, since: start) })
        flights[url] = flight
        return flight
    }

    /// It is not isolated, so a slow disk does not stop the actor.
    private nonisolated func load(_ url: URL, since start: Int) async -> Result<Data, PictureFailure> {
        let saved = files?.file(of: url)
        if let saved, saved.expires > now() { return .success(saved.data) }
        guard !isLowData() else { return saved.map { .success($0.data) } ?? .failure(.lowData) }
        do throws(PictureFailure) {
            let response = try await requests.send(url, tag: saved?.tag)
            var file = PictureFiles.File(response, now: now())
            if response.status == 304, let saved {
                file = PictureFiles.File(data: saved.data, expires: response.expiry(now()), tag: saved.tag)
            }
            if let file { files?.save(file, of: url) { memory.removals == start } } else { files?.remove(url) }
            return .success(file?.data ?? response.body)
        } catch {
            // While the server cannot be reached, an old picture is better than none.
            if !error.isLasting, let saved { return .success(saved.data) }
            files?.remove(url)
            return .failure(error)
        }
    }
}
