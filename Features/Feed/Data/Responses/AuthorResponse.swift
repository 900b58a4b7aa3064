import Core

/// One element of the response to `GET /users`. The feed reads only the name.
struct AuthorResponse: Decodable {
    let id: ResourceID
    let name: String

    var author: Author {
        Author(id: id, name: name)
    }
}
