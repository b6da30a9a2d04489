// Prints the difference of every character of the fixtures and of the shared models, after each preset of `optimize`, from
// the file before it, in every engine: means of 255 over the pixels that show something, of the worst channel.
// Usage: `npm run gallery:characters -w packages/runtime`, then a part of the names of the files, and a folder for the pictures
// of the worst rows. The packages are built before.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { optimize } from '@meshwright/gltf/optimize';
import { place, processAsset } from '@meshwright/gltf/recipe';
import draco3d from 'draco3dgltf';
import sharp from 'sharp';
import { importSource, portrait, root, shared, startEngines } from './pages.mjs';

const engines = ['three', 'babylon', 'playcanvas'];
const presets = ['mobile', 'desktop', 'engine'];
const side = 128;
const draco = 'KHR_draco_mesh_compression';
/** Fewest pixels that show something. */
const fewest = 200;
const [part = '', folder] = process.argv.slice(2);

const { wholeCharacterGlb } = await importSource(join(shared, 'engines/whole-character.ts'));
const { pictureDifference } = await importSource(
  join(import.meta.dirname, '../src/testing/picture-difference.ts'),
);
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
  'draco3d.decoder': await draco3d.createDecoderModule(),
});
const { models, engines: pages, close } = await startEngines(engines);
try {
  const titles = presets.flatMap((preset) => engines.map((engine) => `${preset}, ${engine}`));
  console.log(`| Character | ${titles.join(' | ')} |\n| --- |${' --- |'.repeat(titles.length)}`);
  const seen = [];
  for (const [name, bytes] of await characters()) {
    const before = (await processAsset(bytesSource(bytes, name), [place({ height: 1.9, origin: 'bottom' })]))
      .glb;
    models[`/${encodeURIComponent(name)}`] = before;
    let clip = (await inspectModel(bytesSource(before, name))).clips[0]?.name;
    const plain = {};
    for (const engine of engines) plain[engine] = await drawn(engine, name, clip);
    if (pictureDifference(plain.three, plain.three).pixels < fewest) {
      // A clip that leaves the view.
      clip = undefined;
      for (const engine of engines) plain[engine] = await drawn(engine, name, clip);
    }
    const cells = [];
    for (const preset of presets) {
      const { glb } = await processAsset(bytesSource(before, name), [optimize({ for: preset })]);
      models[`/${preset}-${encodeURIComponent(name)}`] = glb;
      for (const engine of engines) {
        const picture = await drawn(engine, `${preset}-${name}`, clip);
        const { mean, pixels } = pictureDifference(plain[engine], picture);
        cells.push(pixels < fewest ? 'nothing drawn' : mean.toFixed(2));
        seen.push({ title: `${name} ${preset} ${engine}`, mean, pictures: [plain[engine], picture] });
      }
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  if (folder) for (const each of seen.sort((a, b) => b.mean - a.mean).slice(0, 8)) await write(each);
} finally {
  await close();
}

/** Returns every character with its file. */
async function characters() {
  const found = new RegExp(part).test('whole.glb') ? [['whole.glb', await wholeCharacterGlb()]] : [];
  for (const from of [join(root, 'fixtures'), join(root, '../shared/models')]) {
    for (const name of filesOf(from)) {
      const { skins, meshes } = await inspectModel(await fileSource(join(from, name)));
      if (skins > 0 && meshes.length > 0) found.push([name, await packed(join(from, name))]);
    }
  }
  return found;
}

/** Returns a file as one GLB, decoded, since the pages have no decoder of Draco. */
async function packed(path) {
  const json = await io.readAsJSON(path);
  const isDraco = json.json.extensionsUsed?.includes(draco);
  const parts = [...(json.json.buffers ?? []), ...(json.json.images ?? [])];
  if (path.endsWith('.glb') && !isDraco && parts.every(({ uri }) => uri === undefined))
    return readFileSync(path);
  const document = await io.readJSON(json);
  for (const extension of document.getRoot().listExtensionsUsed())
    if (extension.extensionName === draco) extension.dispose();
  return io.writeBinary(document);
}

/** Returns the models of a folder and of those in it, without the ones that no reader opens. */
function filesOf(from) {
  try {
    const names = readdirSync(from, { recursive: true });
    return names.filter(
      (name) => /\.gl(b|tf)$/.test(name) && !name.startsWith('malformed') && new RegExp(part).test(name),
    );
  } catch {
    return [];
  }
}

function drawn(engine, name, clip) {
  return portrait(pages[engine], name, side, { ...(clip && { clip }), time: 0.4 });
}

async function write({ title, mean, pictures }) {
  const raw = { width: side, height: side, channels: 4 };
  const tiles = await Promise.all(
    pictures.map((pixels) => sharp(pixels, { raw }).flip().removeAlpha().png().toBuffer()),
  );
  await sharp({ create: { width: 2 * side, height: side, channels: 3, background: 'black' } })
    .composite(tiles.map((input, at) => ({ input, left: at * side, top: 0 })))
    .png()
    .toFile(join(folder, `${title.replaceAll(/[^\w.]/g, '-')}.png`));
  console.log(`${title}: ${mean.toFixed(2)}`);
}
