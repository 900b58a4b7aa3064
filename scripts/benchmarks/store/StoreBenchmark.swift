import Core
import Foundation
import OpenCombine

/// Measures how long one state transition takes, in a store that is written like those of the features, and in the same
/// store with OpenCombine. The two stores are measured in turns. Each observer counts the transitions that it receives,
/// so the table also shows how many transitions were lost. The last line is the time to read the state of a store whose
/// state is that of `LoadStore`.
@main @MainActor
struct StoreBenchmark {
    static func main() {
        print("observers     ours ns   OpenCombine ns   ratio   lost")
        for (observers, transitions) in [(1, 400_000), (100, 40_000)] {
            compare(observers: observers, transitions: transitions)
        }
        print("read of a state with a loader: \(text(median((0..<7).map { _ in timeOfReading() }), 0)) ns")
    }

    /// Returns the average time to read the state once, in nanoseconds.
    private static func timeOfReading() -> Double {
        let (store, reads) = (LoadedContactStore(contact), 1_000_000)
        var contacts = 0
        let duration = ContinuousClock().measure {
            for _ in 0..<reads where store.state.content != nil {
                contacts += 1
            }
        }
        precondition(contacts == reads)
        return duration / .nanoseconds(1) / Double(reads)
    }

    private static func compare(observers: Int, transitions: Int) {
        var ours: [Double] = []
        var peers: [Double] = []
        var lost = 0
        for round in 0..<7 {
            let store = StoreContender(observers: observers, contact)
            let subject = SubjectContender(observers: observers, contact)
            let times = (store.time(transitions), subject.time(transitions))
            lost += 2 * observers * transitions - store.counter.count - subject.counter.count
            // The first round is a warm-up.
            if round > 0 {
                ours.append(times.0)
                peers.append(times.1)
            }
        }
        let ratio = median(zip(ours, peers).map { $0 / $1 })
        let columns = [
            ("\(observers)", 9), (text(median(ours), 0), 12), (text(median(peers), 0), 17), (text(ratio, 2), 8),
        ]
        print((columns + [("\(lost)", 7)]).map { String(repeating: " ", count: $1 - $0.count) + $0 }.joined())
    }

    private static let contact = Contact(
        id: 1,
        date: .distantPast,
        fields: [
            .name: "Leanne Graham", .email: "Sincere@april.biz", .phone: "1-770-736-8031 x56442",
            .website: "hildegard.org",
        ]
    )

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private static func text(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US")))
    }
}
