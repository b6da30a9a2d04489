// Draws docs/same-pixels.png: the gate's asset set in three.js, in Babylon.js, and eight times their difference.
// `npm run gallery -w packages/runtime`. Prints the figures that the gate bounds.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../..');
const testing = join(import.meta.dirname, '../src/testing');
const cache = join(root, 'node_modules/.cache/meshwright-gallery');
const side = 256;
const settings = {
  conditions: ['@meshwright/source'],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  write: false,
};

const { launchBrowser } = await importSource(join(root, 'test/browser.ts'));
const { materialsGlb, texturedGlb } = await importSource(join(testing, 'studio-models.ts'));
const { walker } = await importSource(join(testing, 'walker.ts'));
const { walkerGlb } = await importSource(join(testing, 'walker-glb.ts'));
const { pictureDifference } = await importSource(join(testing, 'picture-difference.ts'));

const step = { clip: 'walk', time: 8 / 30 };
const rows = [
  ['textured', texturedGlb(), {}],
  ['others', materialsGlb('others'), {}],
  ['metals', materialsGlb('metals'), {}],
  ['walker', walkerGlb(walker()), step],
];
const files = {
  '/': ['text/html', '<!doctype html><canvas width=96 height=96></canvas>'],
  ...Object.fromEntries(rows.map(([name, bytes]) => [`/${name}.glb`, ['model/gltf-binary', bytes]])),
};
for (const engine of ['three', 'babylon']) {
  const page = join(root, `packages/${engine}/src/testing/${engine}-page.ts`);
  const { outputFiles } = await build({ ...settings, entryPoints: [page], platform: 'browser' });
  files[`/${engine}.js`] = ['text/javascript', outputFiles[0].text];
}
const server = createServer(({ url }, response) => {
  const [type, body] = files[url] ?? ['text/plain', ''];
  response.writeHead(200, { 'content-type': type }).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await launchBrowser();
try {
  const seen = { three: await pictures('three'), babylon: await pictures('babylon') };
  const tiles = [];
  for (const [row, [name]] of rows.entries()) {
    const [one, other] = [seen.three[row], seen.babylon[row]];
    const { mean, far } = pictureDifference(one, other);
    console.log(`${name}: mean ${mean.toFixed(2)} of 255, ${(100 * far).toFixed(1)} % of pixels over 8`);
    const difference = one.map((value, at) =>
      at % 4 === 3 ? 255 : Math.min(255, 8 * Math.abs(value - other[at])),
    );
    for (const [column, pixels] of [one, other, difference].entries()) {
      const raw = { width: side, height: side, channels: 4 };
      const input = await sharp(pixels, { raw }).flip().removeAlpha().png().toBuffer();
      tiles.push({ input, left: column * side, top: row * side });
    }
  }
  const sheet = { width: 3 * side, height: rows.length * side, channels: 3, background: '#000' };
  const path = join(root, 'docs/same-pixels.png');
  await sharp({ create: sheet }).composite(tiles).png({ palette: true, effort: 10 }).toFile(path);
} finally {
  await browser.close();
  server.close();
}

async function pictures(engine) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.addScriptTag({ url: `/${engine}.js`, type: 'module' });
  await page.waitForFunction(() => 'scenarios' in globalThis);
  const found = [];
  for (const [name, , options] of rows) {
    const args = [`/${name}.glb`, side, options];
    const text = await page.evaluate((args) => globalThis.scenarios.portrait(...args), args);
    found.push(Buffer.from(text, 'latin1'));
  }
  await page.close();
  return found;
}

async function importSource(entry) {
  const outfile = join(cache, entry.replace(/^.*\/(.*)\.ts$/, '$1.mjs'));
  const define = { 'import.meta.dirname': JSON.stringify(join(entry, '..')) };
  await build({
    ...settings,
    entryPoints: [entry],
    platform: 'node',
    packages: 'external',
    define,
    outfile,
    write: true,
  });
  return import(outfile);
}
