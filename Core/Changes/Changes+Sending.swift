extension Changes {
    /// Reads the queue again, and sends the changes until none waits. After a failure, waits and sends them again. If
    /// such a pause is running, it ends now, unless the server has asked for it. Call this method at the start, after a
    /// login, and when the app comes to the front or the network is back.
    public func send() {
        isWanted = true
        if !isPauseAsked { pause?.cancel() }
        guard !isSending else { return }
        isSending = true
        Task { await sendWhileWanted() }
    }

    /// Sends what waits, each change at most once. Returns when this is done.
    public func sendOnce() async {
        _ = await sendEach()
    }

    private func sendWhileWanted() async {
        failures = 0
        while isWanted {
            isWanted = false
            let asked: Duration?
            switch await sendEach() {
            case .pause(let time): asked = time
            case .limit:
                // A minute, which doubles up to an hour.
                asked = .seconds(60 << min(limits, 6))
                limits += 1
            case .sent, .next, .end: continue
            }
            if isWanted, asked == nil { continue }
            failures += 1
            // The longest pause doubles after each failure, up to 5 minutes.
            let usual = Duration.seconds(Double(min(300, 1 << min(failures, 9))) * random(0.8...1))
            let time = min(asked ?? .zero, .seconds(3_600))
            await wait(time, isAsked: true)
            if !isWanted || time == .zero { await wait(usual - time, isAsked: false) }
            isWanted = true
        }
        isSending = false
    }

    /// Sends each change at most once. The result is `pause` if a change still waits.
    private func sendEach() async -> AfterTry {
        var tried: Set<Int> = []
        while !Task.isCancelled {
            do throws(StorageError) {
                let outbox = try await store.outbox()
                show(outbox)
                sweepFiles(outbox)
                // Without a change, do not create a file for the lock.
                guard outbox.next(except: tried) != nil else { return outbox.next() == nil ? .end : .pause(nil) }
                let (number, after) = try await store.exclusively { [self, tried] in await send(except: tried) }.get()
                if after == .sent { (failures, limits) = (0, 0) }
                guard [.sent, .next].contains(after) else { return after }
                tried.insert(number)
            } catch {
                return .pause(nil)
            }
        }
        return .end
    }

    /// Sends the next change. The number is 0 if there is none any more, for example because another process has sent
    /// it.
    private func send(except tried: Set<Int>) async -> Result<(number: Int, after: AfterTry), StorageError> {
        do throws(StorageError) {
            guard ChangeOwner(try await sessions.session()) == owner else { return .success((0, .end)) }
            // The try is saved before the request is sent, so that it is known even if the process is killed.
            guard let next = try await change({ $0.willSendNext(except: tried) }) else { return .success((0, .next)) }
            let result: Result<APIResponse, APIError>
            do throws(APIError) {
                result = .success(try await client.send(next.request(of: owner, store.files)))
            } catch {
                result = .failure(error)
            }
            let isSignedIn = (try? await ChangeOwner(sessions.session())) == owner
            let after = try await change { $0.decide(next, result, isSignedIn: isSignedIn) }
            return .success((next.number, after))
        } catch {
            return .failure(error)
        }
    }

    private func wait(_ duration: Duration, isAsked: Bool) async {
        guard duration > .zero else { return }
        isPauseAsked = isAsked
        let pause = Task { [clock] in _ = try? await clock.sleep(for: duration) }
        self.pause = pause
        await pause.value
        (self.pause, isPauseAsked) = (nil, false)
    }
}
