import Hummingbird
import NIOCore

/// The data that Hummingbird passes with each request. It contains `channel`, so that a simulated error can close the
/// connection.
struct ConnectionContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
