import Foundation

#if canImport(Network)
import Network
#endif

/// Whether the user has asked the device to use less data.
enum LowDataMode {
    #if canImport(Network)
    private static let monitor = {
        let monitor = NWPathMonitor()
        monitor.start(queue: DispatchQueue(label: "low-data"))
        return monitor
    }()

    static let isOn: @Sendable () -> Bool = { monitor.currentPath.isConstrained }
    #else
    static let isOn: @Sendable () -> Bool = { false }
    #endif
}
