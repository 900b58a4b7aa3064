import SwiftUI

struct EffectsScreen: View {
    @State private var isLiked = false
    @State private var count = 0
    private let tint: AnyShapeStyle

    init(isMine: Bool) { tint = isMine ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.red) }

    var body: some View {
        VStack {
            Image(systemName: "heart").symbolVariant(isLiked ? .fill : .none).symbolEffect(.bounce, value: count)
                .symbolEffect(.pulse, value: isLiked)
                .contentTransition(.symbolEffect(.replace, options: .speed(2)))
            Text("Cover").blur(radius: 4).blendMode(.plusLighter).brightness(0.1)
                .contentTransition(.numericText(value: Double(count)))
        }
        .compositingGroup().geometryGroup().foregroundStyle(tint).backgroundStyle(.thinMaterial)
        .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
        .transaction { $0.animation = nil }
        .phaseAnimator([false, true]) { content, isLarge in content.scaleEffect(isLarge ? 1.2 : 1) }
        .phaseAnimator([1, 2], trigger: count) { content, phase in
            content.opacity(phase == 1 ? 1 : 0.5)
        } animation: { _ in
            .easeInOut
        }
    }
}

struct LettersScreen: View {
    var body: some View {
        Text("Old").strikethrough().tracking(2)
        Text("x") + Text("2").baselineOffset(6).kerning(1)
        Text("Title").textCase(.uppercase).tracking(1).kerning(1).strikethrough(false).baselineOffset(2)
        Image("logo").renderingMode(.template).interpolation(.none).antialiased(false).resizable()
    }
}

@available(iOS 18, macOS 15, *)
struct PlacesScreen: View {
    #if os(macOS)
    private let place = ContainerBackgroundPlacement.window
    #else
    private let place = ContainerBackgroundPlacement.navigation
    #endif

    var body: some View {
        Text("Place").containerBackground(.red, for: place)
    }
}

struct ShapesScreen: View {
    var body: some View {
        UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(.red)
        Text("Bubble").clipShape(UnevenRoundedRectangle(topLeadingRadius: 8, topTrailingRadius: 8))
        ContainerRelativeShape().fill(.blue).containerShape(.rect(cornerRadius: 12))
        Canvas { context, size in
            context.opacity = 0.5
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            context.draw(Text("Now"), at: .zero, anchor: .topLeading)
        }
    }
}
