import Core
import TestSupport
import Testing

@Suite("What is saved is shown first")
struct SavedFirstTests {
    private static let offline = APIError.sampleOffline
    private static let refused = APIError.refused(Refusal(status: 500))

    /// What `savedFirst` returned, what it showed, what `load` received, and how often it read.
    private func outcome(
        _ saved: String?,
        shows: Bool,
        _ answer: Result<String, APIError>
    ) async -> (result: Result<String, APIError>, shown: [String], received: String?, reads: Int) {
        let (shown, received, reads) = (Locked<[String]>([]), Locked<String?>(nil), Locked(0))
        let show: Show<String> = { text in shown.change { $0.append(text) } }
        do throws(APIError) {
            let value = try await savedFirst(shows ? show : nil) {
                reads.change { $0 += 1 }
                return saved
            } load: { saved throws(APIError) in
                received.change { $0 = saved }
                return try answer.get()
            }
            return (.success(value), shown.value, received.value, reads.value)
        } catch {
            return (.failure(error), shown.value, received.value, reads.value)
        }
    }

    @Test("the saved value is shown, and is the result only if the server cannot be reached")
    func shows() async {
        for (answer, result) in [
            (.success("new"), .success("new")), (.failure(Self.offline), .success("old")),
            (.failure(Self.refused), .failure(Self.refused)),
        ] as [(Result<String, APIError>, Result<String, APIError>)] {
            #expect(await outcome("old", shows: true, answer) == (result, ["old"], "old", 1))
        }
        #expect(await outcome(nil, shows: true, .failure(Self.offline)) == (.failure(Self.offline), [], nil, 1))
    }

    @Test("if nobody looks, the saved value is read only if the server cannot be reached")
    func readsLate() async {
        #expect(await outcome("old", shows: false, .success("new")) == (.success("new"), [], nil, 0))
        #expect(await outcome("old", shows: false, .failure(Self.refused)) == (.failure(Self.refused), [], nil, 0))
        #expect(await outcome("old", shows: false, .failure(Self.offline)) == (.success("old"), [], nil, 1))
        #expect(await outcome(nil, shows: false, .failure(Self.offline)) == (.failure(Self.offline), [], nil, 1))
    }
}
