/// The program behind scripts such as `scripts/graph`. These scripts start the program with their name, such as
/// `graph`.
@main
enum Toolkit {
    static func main() {
        let words = CommandLine.arguments.dropFirst(Repository.focal == nil ? 1 : 3)
        let name = words.first ?? ""
        var arguments = Arguments(Array(words.dropFirst()), of: Repository.script(name))
        do throws(Failure) {
            switch name {
            case "graph": try GraphCommand(&arguments).run()
            case "new-feature" where arguments.flag("-h", "--help"): print(NewFeatureCommand.help)
            case "new-feature": try NewFeatureCommand(&arguments).run()
            default: throw .usage("There is no script “\(name)”.")
            }
        } catch {
            error.end()
        }
    }
}
