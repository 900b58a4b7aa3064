extension Gallery {
    /// The style sheet of the web page.
    static let style = """
        :root {
            color-scheme: light dark;
            --back: #f3f5f8; --card: #fff; --line: #d5dbe3; --text: #18202b; --weak: #5a6675;
            --accent: #0a6a85; --success: #1a7340; --warning: #8a5300; --error: #c0262d; --tint: #2457d6;
            --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK JP",
                monospace;
        }
        @media (prefers-color-scheme: dark) {
            :root {
                --back: #0d1117; --card: #151b23; --line: #2c3542; --text: #e4eaf1; --weak: #93a0b0;
                --accent: #56c8e0; --success: #59c784; --warning: #e2ad4c; --error: #ff7b72; --tint: #8fb0ff;
            }
        }
        * { box-sizing: border-box; }
        body {
            margin: 0; background: var(--back); color: var(--text);
            font: 1rem/1.5 system-ui, "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif;
        }
        a { color: inherit; text-decoration: none; }
        a:hover { text-decoration: underline; }
        .top {
            display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 2rem;
            justify-content: space-between; padding: .75rem clamp(1rem, 2vw, 2rem); background: var(--card);
            border-bottom: 1px solid var(--line);
        }
        .top p { margin: 0; color: var(--weak); font-size: .875rem; }
        h1 { margin: 0; font-size: 1.25rem; }
        fieldset { margin: 0; padding: 0; border: 0; display: flex; gap: 1rem; }
        legend { position: absolute; clip-path: inset(50%); }
        input { accent-color: var(--tint); }
        nav { padding: 1rem clamp(1rem, 2vw, 2rem) 0; display: flex; flex-wrap: wrap; gap: .5rem; }
        nav h2 a { padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--card); }
        nav h2 { margin: 0; font-size: .9375rem; }
        nav ul { display: none; margin: .25rem 0 1.25rem; padding: 0; list-style: none; font-size: .875rem; }
        nav li a { display: block; padding: .125rem 0; color: var(--weak); }
        main { padding: 0 clamp(1rem, 2vw, 2rem) 4rem; min-width: 0; }
        main h2 { margin: 2rem 0 0; font-size: 1.75rem; }
        small { margin-left: .5rem; color: var(--weak); font-size: .9375rem; font-weight: 400; }
        h3 { margin: 0 0 .75rem; font-size: 1.0625rem; }
        article { margin-top: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line);
            border-radius: .75rem; }
        article:target { border-color: var(--tint); box-shadow: 0 0 0 1px var(--tint); }
        .row { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
        .row + .row { margin-top: 1rem; }
        body:has(#en:checked) .row:not(:lang(en)), body:has(#ja:checked) .row:not(:lang(ja)) { display: none; }
        figure { margin: 0; max-width: 100%; background: var(--back); border: 1px solid var(--line);
            border-radius: .5rem; overflow: hidden; }
        figcaption { padding: .125rem .75rem; border-bottom: 1px solid var(--line); color: var(--weak);
            font-size: .75rem; }
        pre, .outline ul { margin: 0; padding: .75rem; font: .75rem/1.125rem var(--mono); }
        pre { overflow-x: auto; width: calc(var(--columns) * 1ch + 1.5rem); max-width: 100%; font-variant-ligatures: none;
            min-height: 6rem; }
        pre i { display: inline-block; font-style: normal; line-height: 1; }
        .wide { font-size: 2ch; }
        .outline { flex: 1 1 17rem; }
        .outline ul { list-style: none; overflow-wrap: anywhere; }
        .outline li { padding-left: calc((var(--indent) + 2) * 1ch); text-indent: -2ch; }
        .outline b { color: var(--accent); font-weight: 600; }
        .title, .strong { font-weight: 700; }
        .secondary { color: var(--weak); }
        .accent { color: var(--accent); }
        .success { color: var(--success); }
        .warning { color: var(--warning); }
        .error { color: var(--error); }
        @media (min-width: 72rem) {
            body { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); }
            html { scroll-padding-top: 5.5rem; }
            .top { grid-column: 1 / -1; position: sticky; top: 0; z-index: 1; }
            nav { position: sticky; top: 4.5rem; align-self: start; display: block; height: calc(100vh - 4.5rem);
                overflow-y: auto; padding-right: 0; }
            nav h2 a { padding: 0; border: 0; background: none; }
            nav ul { display: block; }
        }

        """
}
