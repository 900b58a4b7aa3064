import TerminalUI
import Testing

struct StackTests {
    @Test("the components of a stack are below each other with its spacing, but without spacing for empty components")
    func spacing() {
        func stack(spacing: Int) -> Stack {
            Stack(spacing: spacing) {
                Paragraph("")
                Line("a")
                Stack {}
                Line("b")
                Paragraph("")
            }
        }
        #expect(stack(spacing: 2).text(20) == ["a", "", "", "b"])
        #expect(stack(spacing: -1).text(20) == ["a", "b"])
    }

    @Test("a stack can contain if, else and for, and gives its width to every component", arguments: [true, false])
    func builder(_ condition: Bool) {
        let stack = Stack {
            if condition { Line("if") }
            if condition { Line("yes") } else { Line("no") }
            for name in ["x", ""] {
                Stack { Heading(name) }
            }
        }
        #expect(stack.text(5) == (condition ? ["if", "yes"] : ["no"]) + ["x", "─────", "─────"])
    }
}
