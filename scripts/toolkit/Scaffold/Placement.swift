/// How the user comes to a new feature: a placement of `AppFeature` without further values.
enum Placement: String {
    case tab
    case link
}
