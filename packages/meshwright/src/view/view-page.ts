import type { InspectReport } from '@meshwright/gltf';
import type { Diagnosis } from '@meshwright/gltf/doctor';
import { viewerScript } from './viewer-script.ts';
import { viewerStyle } from './viewer-style.ts';

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
