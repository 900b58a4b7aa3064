import Foundation

/// The command that `scripts/gallery` runs, after the golden tests of the features have written their pictures.
struct GalleryCommand {
    private let isCheck: Bool
    private let isWrite: Bool
    private let features: [String]

    init(_ arguments: inout Arguments) throws(Failure) {
        (isCheck, isWrite) = (arguments.flag("--check"), arguments.flag("--write"))
        features = try arguments.names()
    }

    func run() throws(Failure) {
        guard isCheck || isWrite else { return try makeGallery() }
        var edits = Edits()
        try edits.editCopies(of: .current)
        try edits.editScreens(of: .current)
        let message = "a screen or code is not up to date. Update it with scripts/gallery --write"
        try edits.finish(isCheck: isCheck, message, in: .current)
    }

    private func makeGallery() throws(Failure) {
        var gallery = Gallery()
        for feature in features {
            let terminal = ".build-app/gallery/AppTests/\(feature)"
            try gallery.add(feature, from: terminal, ".build-\(feature)/gallery", in: .current)
        }
        let file = ".build-views/gallery.html"
        try Repository.current.write(gallery.html, to: file)
        print(Repository.current.url(file).path)
    }
}
