import type { InspectReport } from '@meshwright/gltf';
import type { Diagnosis } from '@meshwright/gltf/doctor';
import { viewerScript } from './viewer-script.ts';

export interface ViewedModel {
  readonly name: string;
  readonly glb: Uint8Array;
  readonly report: InspectReport;
  readonly diagnosis: Diagnosis;
}

/**
 * Returns a page in one file that shows a model, its clips and the report of doctor. It contains everything, and its policy
 * forbids every request.
 */
export function viewPage({ name, glb, report, diagnosis }: ViewedModel, imports: object): string {
  const facts: [string, string][] = [
    ['size', sizeText(report)],
    ['triangles', report.triangles.toLocaleString('en')],
    ['materials', String(report.materials.length)],
    ['textures', String(report.textures.length)],
    ['bones', String(report.joints)],
    ['file', `${(glb.byteLength / 1e6).toFixed(2)} MB`],
  ];
  const findings = diagnosis.findings.map(
    ({ severity, message, consequence, fix }) =>
      `<li class="${severity}"><b>${severity}</b> ${escaped(message)}<p>${escaped(consequence ?? '')}</p>${
        fix?.command ? `<code>meshwright ${escaped(fix.command.replace('FILE', name))}</code>` : ''
      }${fix?.step ? `<code>${escaped(JSON.stringify(fix.step))}</code>` : ''}</li>`,
  );
  const policy =
    "default-src 'none'; script-src 'unsafe-inline' data: 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; connect-src blob: data:; worker-src blob:";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<style>${viewerStyle}</style>
<main><canvas aria-label="${escaped(name)}, drag to turn, scroll to come closer"></canvas><p id="failure" role="alert" hidden></p></main>
<aside>
<h1>${escaped(name)}</h1>
<dl>${facts.map(([term, text]) => `<dt>${term}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>
<h2>Clips</h2>
<div id="clips">${report.clips.length === 0 ? '<p>none</p>' : ''}</div>
<h2>Doctor: ${escaped(diagnosis.verdict)}</h2>
<ul>${findings.join('') || '<li>nothing to report</li>'}</ul>
</aside>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="text/plain" id="model">${Buffer.from(glb).toString('base64')}</script>
<script type="module">${viewerScript}</script>
</html>
`;
}

function sizeText({ bounds }: InspectReport): string {
  return bounds ? `${bounds.size.map((side) => side.toFixed(2)).join(' × ')} m` : 'nothing visible';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Style of the page of `view`, light and dark. */
const viewerStyle = `
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
