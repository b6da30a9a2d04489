import { say } from '../words/say.ts';

/** What a shared page holds, as JSON. */
export interface SharedScene {
  /** What the viewer says, in the language of the page that shares. */
  readonly words: { readonly clip: string; readonly clipOf: string; readonly atRest: string };
  readonly models: readonly SharedModel[];
}

interface SharedModel {
  readonly name: string;
  /** Metres right of the middle. */
  readonly x: number;
  /** Base64. */
  readonly glb: string;
}

/**
 * Returns one HTML file that shows models in any browser, without a network: it holds their GLB and its script.
 * @param script the bundled viewer
 * @throws Error for a model that the viewer cannot read
 */
export function sharePage(
  title: string,
  models: readonly { readonly name: string; readonly x: number; readonly glb: Uint8Array }[],
  script: string,
): string {
  for (const { name, glb } of models) {
    const missing = decodersOf(glb).find((extension) => undecoded.includes(extension));
    if (missing)
      throw new Error(
        say('{name} cannot be shared: its GLB needs {extension}. Download it instead.', {
          name,
          extension: missing,
        }),
      );
  }
  const scene: SharedScene = {
    words: { clip: say('Clip'), clipOf: say('Clip of {name}'), atRest: say('At rest') },
    models: models.map(({ name, x, glb }) => ({ name, x, glb: base64(glb) })),
  };
  return `<!doctype html>
<html lang="${say.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src blob: data:; connect-src blob: data:">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<canvas tabindex="0" role="img" aria-label="${escaped(say('{title}, a model that can be turned', { title }))}"></canvas>
<footer><label><input type="checkbox" id="turn"> ${say('Turntable')}</label></footer>
</main>
<noscript>${say('This page needs JavaScript.')}</noscript>
<script type="application/json" id="scene">${JSON.stringify(scene).replaceAll('<', '\\u003c')}</script>
<script type="module">${script.replaceAll(/<\/script/gi, '<\\/script').replaceAll('<!--', '<\\!--')}</script>
</body>
</html>
`;
}

/** Extensions whose decoders are too large for a page that is sent around. */
const undecoded = ['KHR_draco_mesh_compression', 'KHR_texture_basisu'];

const style = `:root{color-scheme:light dark;background:light-dark(#e9ecf1,#17191d);color:light-dark(#1d2026,#e6e8ec);font:14px system-ui,sans-serif}
*{box-sizing:border-box;margin:0}main{display:grid;grid-template-rows:auto minmax(0,1fr) auto;height:100dvh}
h1{font-size:16px;padding:10px 14px}canvas{width:100%;height:100%;display:block;touch-action:none}
footer{display:flex;flex-wrap:wrap;gap:8px 16px;padding:10px 14px}select{font:inherit}`;

function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replaceAll(/[&<>"]/g, (letter) => names[letter]!);
}

/** Bytes of one call of `String.fromCharCode`: it has a most number of arguments. */
const chunk = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk)
    text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** Returns the extensions that a GLB needs, from its JSON chunk. */
function decodersOf(glb: Uint8Array): readonly string[] {
  const length = new DataView(glb.buffer, glb.byteOffset).getUint32(12, true);
  const json = new TextDecoder().decode(glb.subarray(20, 20 + length));
  const { extensionsRequired = [] } = JSON.parse(json) as { readonly extensionsRequired?: readonly string[] };
  return extensionsRequired;
}
