import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { lods, optimize } from '@meshwright/gltf/optimize';
import { processAsset, type Step } from '@meshwright/gltf/recipe';
import { texturedGlb } from '@meshwright/testing/engines/studio-models';
import { glbOfText } from '@meshwright/testing/models/glb-of';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coarseCut } from './coarse-glb.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../../fixtures', name));
const ball = texturedGlb(true);
const progressiveBall = await progressive(ball);

async function progressive(file: Uint8Array, ...steps: readonly Step[]): Promise<Buffer> {
  const { glb } = await processAsset(bytesSource(file, 'a.glb'), [
    lods({ progressive: true, error: 0.01 }),
    ...steps,
  ]);
  return Buffer.from(glb);
}

/** Adds data of which the coarse level needs nothing, as small files have too little of it. */
function withMore(glb: Buffer, bytes = 200_000): Buffer {
  const { json, bin } = glbParts(glb);
  json.buffers![0]!.byteLength = bin.length + bytes;
  return glbOfText(JSON.stringify(json), Buffer.concat([bin, Buffer.alloc(bytes)]));
}

it.each([
  ['a ball with a picture', ball, []],
  ['the same for phones', ball, [optimize({ for: 'mobile' })]],
  ['a skinned character', fixture('character.glb'), []],
  ['the same for phones', fixture('character.glb'), [optimize({ for: 'mobile' })]],
  ['instances', fixture('instancing.glb'), []],
  ['nodes in one another', fixture('root-with-parent.glb'), [optimize({ for: 'desktop' })]],
] as const)('the coarse level of %s is a valid file of about the same size', async (_, file, steps) => {
  const whole = withMore(await progressive(file, ...steps));
  const cut = coarseCut([whole])!;
  const half = whole.subarray(0, Math.ceil(whole.length / 2));
  const glb = cut.from([half.subarray(0, 30), half.subarray(30)])!;
  expect(await newErrors(whole, glb)).toEqual([]);
  const [one, other] = await Promise.all([whole, glb].map((bytes) => inspectModel(bytesSource(bytes))));
  const { size } = one!.bounds!;
  for (const axis of [0, 1, 2] as const)
    expect(Math.abs(size[axis] - other!.bounds!.size[axis])).toBeLessThan(0.11 * Math.max(...size));
  expect(other!.clips).toEqual([]);
  expect(other!.triangles).toBeLessThan(one!.triangles);
});

it('is cut as soon as its last byte has arrived, and not before', async () => {
  const whole = progressiveBall;
  const cut = coarseCut([whole.subarray(0, 20_000)])!;
  const glb = cut.from([whole])!;
  const { buffers } = glbParts(glb).json;
  const end = whole.indexOf('BIN\0') + 4 + buffers![0]!.byteLength;
  expect(cut.from([whole.subarray(0, end - 1)])).toBeUndefined();
  expect(Buffer.from(cut.from([whole.subarray(0, 7), whole.subarray(7, end)])!).equals(glb)).toBe(true);
});

it('there is none without levels, or when it needs more than half of the file', async () => {
  expect(coarseCut([ball])).toBeUndefined();
  const { glb } = await processAsset(bytesSource(ball), [lods({ ratios: [0.8] })]);
  expect(coarseCut([glb])).toBeUndefined();
});

it('hostile files have none, and neither throw nor hang', async () => {
  const whole = progressiveBall;
  const { bin } = glbParts(whole);
  type Json = Record<string, Record<string, unknown>[]>;
  const changed = (change: (json: Json) => void) => {
    const { json } = glbParts<Json>(whole);
    change(json);
    return glbOfText(JSON.stringify(json), bin);
  };
  const chain = (json: Json, make: (index: number) => number[]) => {
    json.nodes = Array.from({ length: 20_000 }, (_, index) => ({ children: make(index) }));
    json.nodes.push({ mesh: 0, extensions: { MSFT_lod: { ids: [20_001] } } }, { mesh: 0 });
    json.scenes = [{ nodes: [0] }];
  };
  const files = {
    'a view to the end of all memory': changed(({ bufferViews }) => {
      for (const view of bufferViews!) view.byteLength = 2 ** 52;
    }),
    'views that are no numbers': changed(({ bufferViews }) => {
      for (const view of bufferViews!) view.byteLength = 'long';
    }),
    'data elsewhere': changed(({ buffers }) => {
      buffers![0]!.uri = 'https://example.com/a.bin';
    }),
    'pictures elsewhere': changed(({ images }) => {
      images!.splice(0, images!.length, { uri: 'a.png' }, { uri: 'a.png' });
    }),
    'no scene': changed((json) => {
      delete json.scenes;
    }),
    'a level that does not exist': changed(({ nodes }) => {
      for (const node of nodes!) node.extensions = { MSFT_lod: { ids: [99] } };
    }),
    'a node chain deeper than the stack': changed((json) => chain(json, (index) => [index + 1])),
    'paths without number': changed((json) =>
      chain(json, (index) => Array(8).fill(Math.min(index + 1, 60)) as number[]),
    ),
    'a JSON that never ends': Buffer.concat([whole.subarray(0, 12), Buffer.alloc(400, 0xff)]),
    'no JSON': glbOfText('{"MSFT_lod"', bin),
  };
  for (const [name, file] of Object.entries(files))
    expect([name, coarseCut([file])]).toEqual([name, undefined]);
});

it('any damage to the header ends without an exception', async () => {
  const whole = progressiveBall;
  const jsonEnd = whole.readUInt32LE(12) + 20;
  assertProperty(
    fc.property(
      fc.array(fc.tuple(fc.nat(jsonEnd - 1), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      (damage) => {
        const file = Buffer.from(whole);
        for (const [at, value] of damage) file[at] = value;
        const glb = coarseCut([file])?.from([file]);
        // What is cut is never larger than what has arrived, but for its header.
        expect(glb?.length ?? 0).toBeLessThan(file.length + 10_000);
      },
    ),
    { numRuns: 100 },
  );
});
