import Root
import Testing

@Suite("The app")
struct FocalAppTests {
}
