/// Why an answer that came cannot be taken.
public enum InvalidResponse: Error, Equatable, Sendable {
    /// It is not the JSON that was expected.
    case json(UnreadableJSON)
    /// It is no HTTP.
    case notHTTP
    /// Its status means nothing here, as 304 to a call that asked for no such thing.
    case status(Int)
    /// It is longer than the limit, in bytes.
    case tooLarge(limit: Int)
    /// It sends the call to an address where it does not go; the address comes from outside, without what could be a
    /// secret in it.
    case redirect(to: String, RedirectProblem)

    /// Why a redirect is not followed.
    public enum RedirectProblem: Equatable, Sendable {
        /// It leads to another server, or from https to http: no token goes there.
        case otherOrigin
        /// The call would change something: it goes where it was sent, or nowhere.
        case notReading
        /// It leads to where the call has been before.
        case loop
        /// There were too many already.
        case tooMany
    }
}
