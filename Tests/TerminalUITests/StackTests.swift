import TerminalUI
import Testing

struct StackTests {
    @Test("the components of a stack are below each other, with the given spacing between them")
    func spacing() {
        #expect(page(spacing: 0).text(20) == ["a", "b"])
        #expect(page(spacing: 2).text(20) == ["a", "", "", "b"])
        #expect(page(spacing: -1).text(20) == ["a", "b"])
    }

    @Test("a stack adds no spacing for a component without lines")
    func emptyComponents() {
        let stack = Stack(spacing: 1) {
            Paragraph("")
            Line("a")
            Stack {}
            Line("b")
            Paragraph("")
        }
        #expect(stack.text(20) == ["a", "", "b"])
    }

    @Test("a stack can contain if, else and for", arguments: [true, false])
    func builder(_ condition: Bool) {
        let stack = Stack {
            if condition { Line("if") }
            if condition { Line("yes") } else { Line("no") }
            for name in ["x", "y"] {
                Line(name)
                Line()
            }
        }
        #expect(stack.text(20) == (condition ? ["if", "yes"] : ["no"]) + ["x", "", "y", ""])
    }

    @Test("a stack gives its whole width to every component")
    func width() {
        let stack = Stack {
            Heading("")
            Stack { Heading("") }
        }
        #expect(stack.text(5) == ["─────", "─────"])
    }

    private func page(spacing: Int) -> Stack {
        Stack(spacing: spacing) {
            Line("a")
            Line("b")
        }
    }
}
