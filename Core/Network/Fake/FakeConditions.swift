import Core

/// The weather between a client and the backend: delays and faults, by route.
struct FakeConditions {
    private var delays: [(route: FakeRoute, duration: Duration)] = []
    private var faults: [(route: FakeRoute, fault: FakeFault, times: Int)] = []

    mutating func add(_ duration: Duration, at route: FakeRoute) {
        delays.removeAll { $0.route == route }
        delays.append((route, duration))
    }

    mutating func add(_ fault: FakeFault, at route: FakeRoute, times: Int) {
        guard times > 0 else { return }
        faults.append((route, fault, times))
    }

    func delay(for request: APIRequest) -> Duration {
        delays.last { $0.route.matches(request) }?.duration ?? .zero
    }

    /// The fault that a call meets; it has one call less to meet from then on.
    mutating func takeFault(for request: APIRequest) -> FakeFault? {
        guard let index = faults.firstIndex(where: { $0.route.matches(request) }) else { return nil }
        let fault = faults[index].fault
        faults[index].times -= 1
        if faults[index].times == 0 {
            faults.remove(at: index)
        }
        return fault
    }
}
