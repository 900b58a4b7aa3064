import Core
import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Adds a JSON body to the response with status 400 that Hummingbird sends for an invalid HTTP request. Without this
/// handler, the response has no body.
final class UnreadableRequests: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .head(var head) = unwrapOutboundIn(data), head.status == .badRequest,
            head.headerFields[.contentLength] == "0"
        else { return context.write(data, promise: promise) }
        let refusal = APIResponse.unreadable
        head.headerFields[.contentType] = refusal.headers["Content-Type"]
        head.headerFields[.contentLength] = String(refusal.body.count)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(ByteBuffer(bytes: refusal.body))), promise: promise)
    }
}
