extension FormError: ChangeFailure where Failure: ChangeFailure {
    /// The change cannot be saved on this device.
    public static func change(_ error: ChangeError) -> Self { .failure(.change(error)) }
}
