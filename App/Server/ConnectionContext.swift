import Hummingbird
import NIOCore

/// The data that Hummingbird passes with each request. It contains the connection, so that a fault can close it.
struct ConnectionContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
