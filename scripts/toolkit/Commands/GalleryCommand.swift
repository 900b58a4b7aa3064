import ArgumentParser
import Foundation

/// The command that `scripts/gallery` runs, after the golden tests of the features have written their pictures.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "scripts/gallery")

    @Argument(help: "The features.")
    var features: [String] = []

    @Flag(help: "Fail if a screen or code in a README or in .github differs from its source.")
    var check = false

    @Flag(help: "Update the screens and the code in the READMEs and in .github.")
    var write = false

    func run() throws {
        guard check || write else { return try makeGallery() }
        var edits = Edits()
        try edits.editCopies(of: .current)
        try edits.editScreens(of: .current)
        let message = "a screen or code is not up to date. Update it with scripts/gallery --write"
        try edits.finish(isCheck: check, message, in: .current)
    }

    private func makeGallery() throws {
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
