import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A game project in a temporary folder. */
export interface Game {
  readonly folder: string;
  write(path: string, content: string): void;
  /** Adds or changes assets in the manifest. */
  declare(assets: Readonly<Record<string, object>>): void;
  /** Adds a page with this script and returns its path. */
  page(script: string): string;
  remove(): void;
}

export function newGame(): Game {
  const folder = mkdtempSync(join(tmpdir(), 'meshwright-game-'));
  const assets: Record<string, object> = {};
  let pages = 0;
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  write('model.js', readerScript);
  return {
    folder,
    write,
    declare(more) {
      Object.assign(assets, more);
      write('meshwright.json', JSON.stringify({ budget: { project: 10_000 }, assets }));
    },
    page(script) {
      pages += 1;
      write(`page${pages}.html`, `<!doctype html><script type="module" src="/page${pages}.js"></script>`);
      write(`page${pages}.js`, `import { show } from './model.js';\nwindow.marker = 'first';\n${script}`);
      return `page${pages}.html`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

// Measures the height of a GLB as a game does: node scales times mesh bounds.
const readerScript = `
window.models = [];
window.progress = [];
import.meta.hot?.on('meshwright:progress', (event) => window.progress.push(event));
import.meta.hot?.on('meshwright:changed', () => (window.connected = true));
import.meta.hot?.send('meshwright:hello');

export async function show(asset) {
  const bytes = await (await fetch(asset.url)).arrayBuffer();
  const view = new DataView(bytes);
  const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, view.getUint32(12, true))));
  const heightOf = (index, above) => {
    const { mesh, scale = [1, 1, 1], children = [] } = json.nodes[index];
    const own = above * scale[1];
    if (mesh === undefined) return Math.max(...children.map((child) => heightOf(child, own)));
    const { min, max } = json.accessors[json.meshes[mesh].primitives[0].attributes.POSITION];
    return own * (max[1] - min[1]);
  };
  const height = Math.round(heightOf(json.scenes[0].nodes[0], 1) * 1e4) / 1e4;
  window.models.push({ url: asset.url, height, placeholder: asset.placeholder === true });
}
`;
