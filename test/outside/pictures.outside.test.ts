import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '@meshwright/testing/browser';
import { repository } from '@meshwright/testing/repository';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { runCommand } from './testing/run-command.ts';
import { newFolder } from './testing/run-folder.ts';
import { describeInstalled, nodeLines, nodeProgram } from './testing/tools.ts';

/** Skins, morphs, instances, quantised vertices, pictures, metal and a clear part; a pose, lines, and other surfaces. */
const models = ['character', 'character-quantised', 'instancing', 'keycap', 'morph-default', 'skin-posed'];
const takes = [
  {},
  { transparent: true, outline: '#101820', view: { azimuth: 200, elevation: -35 } },
  { surface: 'normals', overlays: ['grid', 'pivot', 'facing'] },
  { surface: 'wireframe', cull: true },
];

const shared = (decoded: string) => `
import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { drawPicture } from '${repository}/packages/look/src/picture/draw-picture.ts';
import { subjectOf } from '${repository}/packages/look/src/picture/subject.ts';
${decoded}
export async function draw(bytes) {
  const document = await new WebIO().registerExtensions(ALL_EXTENSIONS).readBinary(bytes);
  const pictures = [];
  for (const moment of [undefined, ...(document.getRoot().listAnimations().length > 0 ? [{ clip: 0, seconds: 0.3 }] : [])]) {
    const subject = await subjectOf(document, moment, decoded());
    for (const take of ${JSON.stringify(takes)}) pictures.push(drawPicture(subject, { size: 160, ...take }).pixels);
  }
  return pictures;
}`;

const inNode = shared(
  `import { decodedBySharp as decoded } from '${repository}/packages/look/src/render/decode-picture.ts';`,
);
const inWorker =
  shared(`import { decodedInBrowser as decoded } from '${repository}/packages/look/src/render/decode-in-browser.ts';
self.onmessage = async ({ data }) => postMessage(await draw(data).catch((error) => String(error.stack)));`);

const bytesOf = (name: string) => readFileSync(join(repository, 'fixtures', `${name}.glb`));
const hashOf = (pictures: readonly Uint8Array[]) =>
  pictures.map((pixels) => createHash('sha256').update(pixels).digest('hex').slice(0, 16));

describeInstalled('the pixels of a picture', () => {
  it('are the same on Node 20, 22 and 24 and in a worker of Chromium', async () => {
    const found: Record<string, Record<string, string[]>> = { Chromium: await hashesInWorker() };
    for (const line of nodeLines) {
      const node = await nodeProgram(line);
      if (node) found[`Node ${line}`] = await hashesInNode(node);
    }
    expect(Object.keys(found).length).toBeGreaterThan(1);
    const first = found[`Node ${process.versions.node.split('.')[0]}`]!;
    // Every picture of a model is another one.
    for (const hashes of Object.values(first)) expect(new Set(hashes).size).toBe(hashes.length);
    for (const [where, hashes] of Object.entries(found)) expect(hashes, where).toEqual(first);
  });
});

async function hashesInNode(node: string): Promise<Record<string, string[]>> {
  const program = `${inNode}
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
const found = {};
for (const name of ${JSON.stringify(models)}) {
  const pictures = await draw(new Uint8Array(readFileSync('${repository}/fixtures/' + name + '.glb')));
  found[name] = pictures.map((pixels) => createHash('sha256').update(pixels).digest('hex').slice(0, 16));
}
console.log(JSON.stringify(found));`;
  // sharp is found from the repository.
  const outfile = join(repository, 'node_modules/.cache', `pictures-${process.pid}.mjs`);
  await bundled(program, 'node', outfile);
  return JSON.parse(await runCommand(node, [outfile], repository));
}

async function hashesInWorker(): Promise<Record<string, string[]>> {
  const file = join(newFolder('pictures'), 'worker.js');
  await bundled(inWorker, 'browser', file);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route('http://pictures.test/**', (route) =>
      route.request().url().endsWith('.js')
        ? route.fulfill({ contentType: 'text/javascript', path: file })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('http://pictures.test/');
    const found: Record<string, string[]> = {};
    for (const name of models) {
      const answer = await page.evaluate(async (base64) => {
        const worker = new Worker('worker.js', { type: 'module' });
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const pictures = await new Promise<Uint8Array[] | string>((resolve) => {
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = ({ message }) => resolve(message);
          worker.postMessage(bytes);
        });
        worker.terminate();
        return typeof pictures === 'string' ? pictures : pictures.map((pixels) => [...pixels]);
      }, bytesOf(name).toString('base64'));
      if (typeof answer === 'string') throw new Error(`${name}: ${answer}`);
      found[name] = hashOf(answer.map((pixels) => Uint8Array.from(pixels)));
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function bundled(contents: string, platform: 'node' | 'browser', outfile: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(repository, 'packages/look/src'), loader: 'ts' },
    ...{ bundle: true, format: 'esm', platform, target: 'es2022', write: false, logLevel: 'error' },
    conditions: ['@meshwright/source'],
    // glTF-Transform loads modules of Node only there.
    external: platform === 'node' ? ['sharp'] : ['node:*'],
  });
  writeFileSync(outfile, outputFiles[0]!.contents);
}
