extension Element {
    /// The style sheet of screens.
    static let style = """
        .screen { display: flex; flex-direction: column; background: var(--back); color: var(--text); overflow: hidden;
            font: 17px/22px -apple-system, Inter, "Segoe UI", "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
        .screen::after { content: ""; flex: none; width: 134px; height: 5px; margin: 14px auto 8px; border-radius: 3px;
            background: var(--text); }
        .screen svg { width: 22px; height: 22px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.7;
            stroke-linecap: round; stroke-linejoin: round; }
        .text { white-space: pre-line; overflow-wrap: anywhere; }
        .NavigationStack, .TabView { display: contents; }
        .text:empty, .head:empty, .tabs:empty, .List:not(:has(.line)), .Toolbar, .bar .Picker > .text,
        .bar .Button > svg + .text { display: none; }
        .status, .bar, .Search, .tabs, .Menu, .HStack, .Label, .Button, .LabeledContent, .Picker, .ProgressView,
        .value { display: flex; align-items: center; gap: 8px; }
        .status, .LabeledContent, .Picker { justify-content: space-between; }
        .status { padding: 12px 24px 0 32px; font-size: 16px; font-weight: 600; }
        .bar { padding: 0 16px; min-height: 44px; justify-content: end; }
        .bar > svg, .navigation, .cancellationAction { order: -1; margin-right: auto; }
        .status .value { color: inherit; }
        .Title { margin: 3px 20px 8px; font-size: 34px; line-height: 41px; font-weight: 700; letter-spacing: -.4px; }
        .Search { margin: 2px 20px 8px; padding: 7px 8px; border-radius: 10px; background: var(--fill); }
        .Form, .List { display: flex; flex-direction: column; flex: 1; min-height: 0; overflow: hidden; }
        .head { margin: 14px 36px 0; font-size: 13px; line-height: 18px; text-transform: uppercase; }
        .line { margin: 0 20px; padding: 11px 16px; background: var(--card); }
        .line:not(.line + .line) { margin-top: 6px; border-top-left-radius: 10px; border-top-right-radius: 10px; }
        .line:not(:has(+ .line)) { margin-bottom: 12px; border-bottom-left-radius: 10px;
            border-bottom-right-radius: 10px; }
        .line + .line { background: linear-gradient(var(--line), var(--line)) 16px 0 / 100% 1px no-repeat var(--card); }
        .VStack > * + * { margin-top: 4px; }
        .Button.plain, .Button.plain > .HStack, .Button.plain > .HStack > :not(.Image) { flex: 1; }
        .LabeledContent > .text { flex: none; }
        .LabeledContent > .Text { text-align: right; }
        .bar, .Button, .Menu, .value, .Label > svg, .Tab.selected { color: var(--tint); }
        .Button.primary, .Button.plain { color: var(--text); }
        .Button.destructive { color: var(--error); }
        .confirmationAction, .headline { font-weight: 600; }
        .bordered { display: inline-flex; padding: 6px 12px; border-radius: 8px; background: var(--fill);
            font-size: 15px; }
        .secondary, .head, .ProgressView, .Search, .Search .prompt, .LabeledContent > .Text,
        .Tab { color: var(--weak); }
        .disabled, .Button.disabled, .prompt { color: var(--dim); }
        .subheadline { font-size: 15px; line-height: 20px; }
        .title2 { font-size: 22px; line-height: 28px; }
        .lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
        .Placeholder::before, .Placeholder::after { content: ""; display: block; width: 55%; height: 14px;
            margin: 4px 0; border-radius: 4px; background: var(--fill); }
        .Placeholder::after { width: auto; }
        .ContentUnavailableView, .List ~ .ProgressView { display: flex; flex: 1; flex-direction: column;
            align-items: center; justify-content: center; gap: 12px; padding: 24px 40px; text-align: center; }
        .ContentUnavailableView > .text { font-size: 20px; line-height: 25px; font-weight: 600; }
        .ContentUnavailableView > svg { width: 52px; height: 52px; stroke-width: 1.2; color: var(--weak); }
        .tabs { justify-content: space-around; padding: 6px 8px 32px; margin-bottom: -27px;
            border-top: 1px solid var(--line); background: var(--card); }
        .Tab { font-size: 10px; line-height: 14px; text-align: center; }
        .Tab svg { display: block; width: 27px; height: 27px; margin: auto; }

        """

    /// The colours in light and in dark mode: those of iOS, and those of the terminal.
    static let light = """
        --back: #f2f2f7; --card: #fff; --line: #d8d8dd; --text: #000; --weak: #66666b; --dim: #aeaeb2; --fill: #e3e3e8;
        --accent: #0a6a85; --success: #1a7340; --warning: #8a5300; --error: #d70015; --tint: #006fe6; --edge: #1c1c1e;
        """
    static let dark = """
        --back: #000; --card: #1c1c1e; --line: #3a3a3e; --text: #fff; --weak: #98989f; --dim: #6c6c70; --fill: #2c2c30;
        --accent: #56c8e0; --success: #59c784; --warning: #e2ad4c; --error: #ff6961; --tint: #409cff; --edge: #48484a;
        """
}
