/// Sends the changes of one queue, one after the other. Several processes can send the changes of the same queue.
actor ChangeSender {
    private let owner: ChangeOwner
    private let store: any OutboxStore
    private let client: any APIClient
    private let sessions: any SessionStore
    private let clock: any Clock<Duration>
    private let random: @Sendable (ClosedRange<Double>) -> Double
    private let show: @Sendable (Outbox) async -> Void
    private var isRunning = false
    /// Whether `start()` was called since the last time the changes were sent.
    private var isWanted = false
    private var pause: Task<Void, Never>?
    /// Whether the server has asked for the pause, with `Retry-After`.
    private var isPauseAsked = false

    /// Creates a sender. `show` receives each new value of the queue.
    init(
        of owner: ChangeOwner,
        in store: any OutboxStore,
        client: any APIClient,
        sessions: any SessionStore,
        clock: any Clock<Duration>,
        random: @escaping @Sendable (ClosedRange<Double>) -> Double,
        show: @escaping @Sendable (Outbox) async -> Void
    ) {
        (self.owner, self.store, self.client, self.sessions) = (owner, store, client, sessions)
        (self.clock, self.random, self.show) = (clock, random, show)
    }

    /// Sends the changes until none waits. After a failure, waits and sends them again. If a pause is running, it ends
    /// now, unless the server has asked for it.
    func start() async {
        isWanted = true
        if !isPauseAsked { pause?.cancel() }
        guard !isRunning else { return }
        isRunning = true
        var failures = 0
        while isWanted {
            isWanted = false
            guard case .pause(let asked) = await sendOnce() else { continue }
            if isWanted, asked == nil { continue }
            failures += 1
            // The longest pause doubles after each failure, up to 5 minutes.
            let longest = Double(min(300, 1 << min(failures, 9)))
            await wait(asked ?? .seconds(longest * random(0.8...1)), isAsked: asked != nil)
            isWanted = true
        }
        isRunning = false
    }

    /// Sends each change at most once. The result is `pause` if a change still waits.
    @discardableResult
    func sendOnce() async -> AfterTry {
        var tried: Set<Int> = []
        while !Task.isCancelled {
            do throws(StorageError) {
                let outbox = try await store.outbox()
                await show(outbox)
                // Without a change, do not create a file for the lock.
                guard outbox.next(except: tried) != nil else { return outbox.next() == nil ? .end : .pause(nil) }
                let (number, after) = try await store.exclusively { [self, tried] in await send(except: tried) }.get()
                guard after == .next else { return after }
                tried.insert(number)
            } catch {
                return .pause(nil)
            }
        }
        return .end
    }
}

extension ChangeSender {
    /// Sends the next change. The number is 0 if there is none any more, for example because another process has sent it.
    private func send(except tried: Set<Int>) async -> Result<(number: Int, after: AfterTry), StorageError> {
        do throws(StorageError) {
            guard ChangeOwner(try await sessions.session()) == owner else { return .success((0, .end)) }
            // The try is saved before the request is sent, so that it is known even if the process is killed.
            let next = try await update { outbox in
                let next = outbox.next(except: tried)
                if let next { outbox.willSend(next.number) }
                return next
            }
            guard let next else { return .success((0, .next)) }
            let result: Result<APIResponse, APIError>
            do throws(APIError) {
                result = .success(try await client.send(next.request(of: owner)))
            } catch {
                result = .failure(error)
            }
            let isSignedIn = (try? await ChangeOwner(sessions.session())) == owner
            return .success((next.number, try await update { $0.decide(next, result, isSignedIn: isSignedIn) }))
        } catch {
            return .failure(error)
        }
    }

    private func update<Value: Sendable>(
        _ change: @Sendable (inout Outbox) -> Value
    ) async throws(StorageError) -> Value {
        let (value, outbox) = try await store.update(change)
        await show(outbox)
        return value
    }

    private func wait(_ duration: Duration, isAsked: Bool) async {
        isPauseAsked = isAsked
        let pause = Task<Void, Never> { [clock] in try? await clock.sleep(for: duration) }
        self.pause = pause
        await pause.value
        (self.pause, isPauseAsked) = (nil, false)
    }
}
