import { bytesText, sizeText } from '../../text/report-text.ts';
import { creditsText } from '../credits-text.ts';
import type { ReportAsset, ReportData, ReportTile } from './report-data.ts';

/**
 * Returns a page in one file: pictures, sizes, what doctor finds and costs. It has no script, and its policy forbids
 * every request.
 * @param pictureOf returns the data URL of a tile's picture
 */
export function reportPage(
  title: string,
  { assets, missing, absent, credits }: ReportData,
  pictureOf: (tile: ReportTile) => string,
): string {
  const tiles = assets.flatMap((asset) => asset.tiles);
  const count = (verdict: ReportTile['verdict']) => tiles.filter((tile) => tile.verdict === verdict).length;
  const facts: [string, string][] = [
    ['assets', String(assets.length)],
    ['files', `${tiles.length}, ${bytesText(tiles.reduce((sum, { bytes }) => sum + bytes, 0))}`],
    ['paid', creditsText(credits)],
    ['healthy', String(count('healthy'))],
    ['fair', String(count('fair'))],
    ['unhealthy', String(count('unhealthy'))],
    ...(absent.length > 0 ? [['not on this machine', absent.join('; ')] as [string, string]] : []),
    ...(missing.length > 0 ? [['not made yet', missing.join(', ')] as [string, string]] : []),
  ];
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${reportStyle}</style>
<header>
<h1>${escaped(title)}</h1>
<dl>${facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${escaped(text)}</dd></div>`).join('')}</dl>
<p>Every picture has the same angle and light. The doctor reads geometry, materials and clips; how a model looks is for you to judge.</p>
</header>
<main>
${assets.map((asset) => section(asset, pictureOf)).join('\n')}
</main>
</html>
`;
}

function section(asset: ReportAsset, pictureOf: (tile: ReportTile) => string): string {
  const { name, source, takes, tiles } = asset;
  const same = takes > 1 && new Set(tiles.map(({ sha256 }) => sha256)).size < tiles.length;
  const note = same
    ? '<p class="note">Some of these takes are the same bytes: this service gives one result for the same words, as the local one does.</p>'
    : '';
  return `<section${takes > 1 ? ' class="takes"' : ''} aria-label="${escaped(name)}">
<h2>${escaped(name)}</h2><p class="source">${escaped(source)}</p>${note}
<div class="tiles">${tiles.map((tile) => tileText(asset, tile, pictureOf(tile))).join('\n')}</div>
</section>`;
}

function tileText({ name, takes }: ReportAsset, tile: ReportTile, picture: string): string {
  const { take, isPicked, path, report, bytes, credits, verdict, findings } = tile;
  const choice =
    takes === 1
      ? ''
      : isPicked
        ? `<b class="picked">take ${take}, picked</b>`
        : `<b>take ${take}</b> <code>meshwright pick ${escaped(name)} ${take}</code>`;
  const facts = [
    report.size ? sizeText(report.size, 'metre') : 'no geometry',
    `${report.triangles.toLocaleString('en')} triangles`,
    bytesText(bytes),
    ...(report.clips.length > 0
      ? [`${report.clips.length} ${report.clips.length === 1 ? 'clip' : 'clips'}`]
      : []),
    credits === null ? 'cost not reported' : creditsText(credits),
  ];
  const list = findings
    .map(({ severity, message }) => `<li class="${severity}"><b>${severity}</b> ${escaped(message)}</li>`)
    .join('');
  const doctor =
    findings.length === 0
      ? `<p class="${verdict}">${verdict}</p>`
      : `<details><summary class="${verdict}">${verdict}, ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}</summary><ul>${list}</ul></details>`;
  const mark = report.standIn === undefined ? '' : `<p class="note">${escaped(report.standIn)}</p>`;
  return `<figure${isPicked && takes > 1 ? ' class="picked"' : ''}><img src="${picture}" width="320" height="320" alt="${escaped(name)}${takes > 1 ? `, take ${take}` : ''}" loading="lazy">
<figcaption>${choice}<p>${facts.map(escaped).join('<br>')}</p>${doctor}<p class="path">${escaped(path)}</p>${mark}</figcaption></figure>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Style of the report, light and dark. */
const reportStyle = `
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
