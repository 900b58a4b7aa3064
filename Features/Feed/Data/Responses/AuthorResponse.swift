import Core

/// One element of the response to `GET /users`. Only the id and the name are decoded.
struct AuthorResponse: Decodable {
    let id: Author.ID
    let name: String

    var author: Author {
        Author(id: id, name: name)
    }
}
