import Core
import Testing

@Suite("MyPage in focal demo")
struct MyPageTourTests {
    @Test("the demo shows the profile, refuses an invalid email, and saves a valid email")
    func myPage() async throws {
        let outcome = try await Shell().focal("demo")
        #expect(outcome.stderr == "")
        let steps = outcome.steps(from: "MyPage", count: 3)
        #expect(
            steps.map { [$0.title, $0.states] } == [
                ["MyPage", "idle → loading → loaded(Leanne Graham)"],
                [
                    "An edit with an invalid email",
                    "loaded(Leanne Graham) → editing → editing → editing(1 problem)",
                ],
                ["An edit", "editing(1 problem) → editing → saving → loaded(Leanne Graham)"],
            ]
        )
        #expect(steps[0].page.contains("Email       Sincere@april.biz"))
        #expect(steps[2].page.contains("Email       leanne@example.com"))
    }
}
