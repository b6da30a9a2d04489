/** Style of the page of `view`, light and dark. */
export const viewerStyle = `
:root { color-scheme: light dark; --edge: light-dark(#d5d5d0, #3c3c3a); --back: light-dark(#f4f4f1, #1d1d1c); font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0; height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr) 340px; background: var(--back); color: light-dark(#222, #ddd); }
main { position: relative; min-height: 0; }
canvas { width: 100%; height: 100%; display: block; touch-action: none; }
#failure { position: absolute; inset: 16px auto auto 16px; margin: 0; padding: 8px 12px; background: #a3262a; color: #fff; border-radius: 6px; max-width: 30em; }
aside { overflow: auto; padding: 16px 18px; border-left: 1px solid var(--edge); }
h1 { font-size: 17px; margin: 0 0 10px; overflow-wrap: anywhere; }
h2 { font-size: 14px; margin: 20px 0 8px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin: 0; }
dt { opacity: .7; } dd { margin: 0; font-variant-numeric: tabular-nums; }
ul { list-style: none; padding: 0; margin: 0; }
li { border-left: 3px solid #7a7a75; padding: 2px 0 2px 10px; margin: 0 0 12px; }
li p { margin: 2px 0; opacity: .8; }
li.error { border-color: #c8363b; } li.warning { border-color: #c98a12; }
code { font-size: 12px; overflow-wrap: anywhere; }
#clips { display: flex; flex-wrap: wrap; gap: 6px; } #clips p { margin: 0; opacity: .7; }
button { font: inherit; padding: 4px 10px; border: 1px solid var(--edge); border-radius: 6px; background: transparent; color: inherit; cursor: pointer; }
button[aria-pressed=true] { background: light-dark(#22527a, #9cc7ea); color: light-dark(#fff, #10202c); }
@media (max-width: 720px) { body { grid-template: 55vh auto / 1fr; } aside { border-left: 0; border-top: 1px solid var(--edge); } }
`;
