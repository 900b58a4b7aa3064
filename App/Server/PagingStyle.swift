import ArgumentParser
import Core

/// The values of `--paging`.
enum PagingStyle: String, ExpressibleByArgument, CaseIterable {
    case pages, offset, cursor, link

    var paging: Paging {
        switch self {
        case .pages: .pages()
        case .offset: .offset()
        case .cursor: .cursor("next")
        case .link: .link()
        }
    }
}
