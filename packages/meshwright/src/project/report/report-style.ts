/** Style of the report, light and dark. */
export const reportStyle = `
:root { color-scheme: light dark; --edge: light-dark(#d5d5d0, #3c3c3a); --back: light-dark(#f4f4f1, #1d1d1c); font: 14px/1.45 system-ui, sans-serif; }
body { margin: 0; padding: 20px 24px; background: var(--back); color: light-dark(#222, #ddd); }
h1 { font-size: 20px; margin: 0 0 10px; } h2 { font-size: 15px; margin: 0; overflow-wrap: anywhere; }
header dl { display: flex; flex-wrap: wrap; gap: 6px 28px; margin: 0; } header dd { margin: 0; font-size: 17px; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
dt, .source, .path, .note { opacity: .75; } p { margin: 4px 0; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 16px; margin-top: 20px; align-items: start; }
section { border: 1px solid var(--edge); border-radius: 8px; padding: 12px; background: light-dark(#fff, #262624); }
section.takes { grid-column: 1 / -1; } section.takes .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 320px)); gap: 14px; }
.source { overflow-wrap: anywhere; } .path { font-size: 12px; overflow-wrap: anywhere; }
figure { margin: 8px 0 0; } figure.picked img { outline: 3px solid light-dark(#1f6f3d, #6fcf97); }
img { display: block; width: 100%; height: auto; border-radius: 4px; }
b.picked { color: light-dark(#1f6f3d, #6fcf97); } code { font-size: 12px; }
.healthy { color: light-dark(#1f6f3d, #6fcf97); } .fair { color: light-dark(#8a5a00, #e3b341); } .unhealthy { color: light-dark(#a3262a, #ff8a80); }
ul { list-style: none; padding: 0; margin: 6px 0 0; } li { margin: 0 0 6px; font-size: 13px; }
summary { cursor: pointer; }
@media print { main { grid-template-columns: repeat(3, 1fr); } section { break-inside: avoid; } }
`;
