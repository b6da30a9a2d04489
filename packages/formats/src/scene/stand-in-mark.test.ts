import { cloneDocument } from '@gltf-transform/functions';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readModel } from '../read/read-model.ts';
import { writeFormats } from '../write/write-formats.ts';
import { carryStandIn, markStandIn, standInOf } from './stand-in-mark.ts';

const shape = 'Stand-in, not a trained model: the <shape> & "more".';
const texture = 'Stand-in: the texture.';

it('has one sentence per part of the model, the shape first, and replaces that of the same part', async () => {
  const document = await sceneDocument();
  expect(standInOf(document)).toBeUndefined();
  expect(markStandIn(document, 'An earlier texture.', { part: 'texture' })).toBe('An earlier texture.');
  markStandIn(document, shape, { unit: 'millimetre' });
  expect(markStandIn(document, texture, { part: 'texture' })).toBe(`${shape} ${texture}`);
  const read = await readModel({
    name: 'm',
    bytes: (await writeFormats(document, ['glb'])).files['model.glb']!,
  });
  expect(standInOf(read)).toBe(`${shape} ${texture}`);
  expect(read.getRoot().getAsset().extras).toMatchObject({ meshwright: { unit: 'millimetre' } });
  const other = cloneDocument(await sceneDocument());
  carryStandIn(read, other);
  expect(standInOf(other)).toBe(`${shape} ${texture}`);
});

it('keeps the one sentence of a file of an earlier version as that of the shape', async () => {
  const document = await sceneDocument();
  document.getRoot().getAsset().extras = { meshwright: { standIn: shape, prompt: 'a knight' } };
  expect(markStandIn(document, texture, { part: 'texture' })).toBe(`${shape} ${texture}`);
  expect(document.getRoot().getAsset().extras).toMatchObject({ meshwright: { prompt: 'a knight' } });
});

it('is in every format that has a place for it, and in none of a model without it', async () => {
  const formats = ['glb', 'obj', 'fbx', 'usdz', 'stl', '3mf'];
  const plain = await sceneDocument();
  const marked = await sceneDocument();
  markStandIn(marked, shape);
  const [without, { files }] = [await writeFormats(plain, formats), await writeFormats(marked, formats)];
  const marks: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('.png')) continue;
    const parts = /\.(usdz|3mf)$/.test(name) ? Object.values(unzipSync(bytes)) : [bytes];
    const old = without.files[name]!;
    const before = /\.(usdz|3mf)$/.test(name) ? Object.values(unzipSync(old)) : [old];
    const text = (all: Uint8Array[]) => all.map((part) => strFromU8(part, true)).join('\n');
    expect(text(before)).not.toMatch(/stand-?in/i);
    marks[name] = /[^\n\0]*stand-in, not a trained model[^\n\0]*/i.exec(text(parts))?.[0] ?? '';
  }
  expect(marks).toMatchObject({
    'model.obj': `# ${shape}`,
    'model.mtl': `# ${shape}`,
    'model.fbx': expect.stringContaining(shape),
    'model.usdz': `        string standIn = "${shape.replaceAll('"', '\\"')}"`,
    'model.stl': 'Meshwright binary STL, UNITS=mm, Z up, stand-in, not a trained model',
    'model.3mf': expect.stringContaining('the &lt;shape&gt; &amp; &quot;more&quot;.</metadata>'),
    'model.glb': expect.stringContaining('"standIn"'),
  });
  // The readers of others take the files as before.
  expect((await readStrict3mf(files['model.3mf']!)).warnings).toEqual([]);
  for (const format of formats) {
    const read = await readModel({ name: 'm', bytes: files[`model.${format}`]! });
    expect(read.getRoot().listMeshes().length).toBeGreaterThan(0);
  }
});
