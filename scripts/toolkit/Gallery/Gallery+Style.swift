extension Gallery {
    /// The style sheet of the HTML file.
    static let style = """
        @media (prefers-color-scheme: dark) { body { \(Element.dark) } }
        :root {
            color-scheme: light dark; \(Element.light)
            --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", Consolas, "DejaVu Sans Mono",
                "Noto Sans Mono CJK JP", monospace;
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
        nav h2 a { padding: .25rem .75rem; border: 1px solid var(--line); border-radius: 1rem;
            background: var(--card); }
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
        pre { overflow-x: auto; margin: 0; padding: .75rem; font: .7rem/1.125rem var(--mono);
            font-variant-ligatures: none; }
        .terminal pre { width: calc(var(--columns) * 1ch + 1.5rem); max-width: 100%; min-height: 6rem; }
        pre i { display: inline-block; font-style: normal; line-height: 1; }
        .wide { font-size: 2ch; }
        .view { flex: none; width: 392px; }
        .view .screen { min-height: 30rem; }
        .view figcaption { border: 0; border-top: 1px solid var(--line); padding: .5rem .75rem; }
        .terminals { flex: 1 1 20rem; min-width: 0; display: grid; gap: 1rem; justify-items: start; }
        summary { cursor: pointer; color: var(--tint); }
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
