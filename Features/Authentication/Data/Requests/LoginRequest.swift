/// The body of `POST /v1/login`.
struct LoginRequest: Encodable {
    let email: String
    let pass: String
}
