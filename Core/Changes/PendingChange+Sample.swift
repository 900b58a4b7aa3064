#if DEBUG
extension PendingChange {
    /// A change for samples and tests. It waits, unless the server has refused it.
    public static func sample(
        _ number: Int,
        _ method: APIRequest.Method,
        _ path: APIPath,
        item: String? = nil,
        text: String,
        refusedWith status: Int? = nil
    ) -> PendingChange {
        var change = PendingChange(method, path, item: item, text: text, form: "form \(number)")
        (change.number, change.date) = (number, SampleDate.now)
        if item == nil { change.item = .new(number: number) }
        if let status { change.state = .refused(status: status, message: nil) }
        return change
    }
}
#endif
