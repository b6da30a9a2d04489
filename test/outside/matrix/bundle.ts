// Bundles the page of an engine. What a bundler does not do by itself is what docs/decoders.md says.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundler, bundle } from '../testing/bundlers.ts';
import { managers } from '../testing/managers.ts';
import type { Engine } from './policies.ts';

const html = (script: string) => `<!doctype html>
<meta charset="utf-8">
<title>Matrix</title>
<canvas width="240" height="180"></canvas>
<script type="module" src="${script}"></script>
`;

/** Bundlers that copy the files of `new URL(..., import.meta.url)`. */
const copying: readonly Bundler[] = ['Vite', 'webpack'];

const ofThree = { draco: 'three/examples/jsm/libs/draco/gltf', ktx2: 'three/examples/jsm/libs/basis' };
/** Folders of decoders by engine, in the packages that they are copied from. */
const decoders: Record<Engine, Readonly<Record<string, string>>> = {
  three: ofThree,
  babylon: { draco: '@babylonjs/core/assets/Draco', ktx2: '@babylonjs/core/assets/Basis' },
  playcanvas: ofThree,
};

export interface BundledPage {
  readonly folder: string;
  /** Address of the page in the folder. */
  readonly page: string;
}

export async function bundlePage(project: string, engine: Engine, bundler: Bundler): Promise<BundledPage> {
  const out = join(project, 'out', `${engine}-${bundler}`);
  mkdirSync(out, { recursive: true });
  const isHtml = bundler === 'Vite';
  writeFileSync(join(isHtml ? project : out, `${engine}.html`), html(isHtml ? `/${engine}.js` : '/page.js'));
  const copied = copying.includes(bundler) && engine !== 'playcanvas' ? {} : decoders[engine];
  for (const [name, from] of Object.entries(copied))
    cpSync(join(project, 'node_modules', from), join(out, name), { recursive: true });
  await bundle(managers.npm, project, bundler, isHtml ? `${engine}.html` : `${engine}.js`, out);
  const names = Object.keys(copied);
  return { folder: out, page: `${engine}.html${names.length > 0 ? `?copied=${names}` : ''}` };
}
