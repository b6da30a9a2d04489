import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeIO } from '@gltf-transform/core';
import { documentOf, type GltfJson, glbParts } from '@meshwright/testing/models/glb-parts';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote, validModels } from '../testing/models.ts';
import { oracleBounds, oracleIo } from '../testing/rest-oracle.ts';
import { describePlaced } from '../testing/suites/placed-models.ts';
import { type PlacedModel, placeModel } from './place-model.ts';
import type { PlaceOptions } from './place-options.ts';

let io: NodeIO;
beforeAll(async () => {
  io = await oracleIo();
});

describePlaced(validModels());

describe('a placed model, compared vertex by vertex', () => {
  it('of a character is 1.8000 high, on 0.0000 and centred', async () => {
    const { glb } = await placed(join(fixtures, 'character.glb'), { height: 1.8 });
    const { min, max } = await judge(glb);
    expect(max[1]! - min[1]!).toBeCloseTo(1.8, 6);
    expect(min[1]).toBeCloseTo(0, 6);
    expect(min[0]! + max[0]!).toBeCloseTo(0, 6);
    expect(min[2]! + max[2]!).toBeCloseTo(0, 6);
  });

  it.skipIf(!hasCorpus)(
    `of a generated character does so too (${hasCorpus ? 'found' : skipNote})`,
    async () => {
      const { glb } = await placed(join(corpus, 'synth_char_vendorlike.glb'), {
        height: 1.8,
        origin: 'bottom',
      });
      const { min, max } = await judge(glb);
      expect((max[1]! - min[1]!).toFixed(4)).toBe('1.8000');
      expect(Math.abs(min[1]!).toFixed(4)).toBe('0.0000');
    },
  );

  it('has a scale and an offset that floats hold, so that engines read what the report says', async () => {
    for (const height of [0.1, 0.7, 1.8, 1 / 3]) {
      const { report } = await placed(join(fixtures, 'character.glb'), { height });
      const written = [report.scale, ...report.translation];
      expect(written.map(Math.fround)).toEqual(written);
    }
  });

  it('has its centre at the origin on request', async () => {
    const { glb } = await placed(join(fixtures, 'rotated.glb'), { height: 3, origin: 'center' });
    const { min, max } = await judge(glb);
    for (const axis of [0, 1, 2]) expect(min[axis]! + max[axis]!).toBeCloseTo(0, 6);
  });

  it('keeps its origin on request, so that every coordinate is only multiplied', async () => {
    const path = join(fixtures, 'rotated.glb');
    const before = oracleBounds(await io.read(path))!;
    const { min, max } = await judge((await placed(path, { factor: 2, origin: 'keep' })).glb);
    for (const axis of [0, 1, 2]) {
      expect(min[axis]).toBeCloseTo(2 * before.min[axis]!, 5);
      expect(max[axis]).toBeCloseTo(2 * before.max[axis]!, 5);
    }
  });
});

describe('wrapper mode', () => {
  it('keeps unknown extensions, extras and node indices', async () => {
    const path = join(fixtures, 'unknown-extension.glb');
    const before = glbParts(readFileSync(path)).json;
    const { json } = glbParts((await placed(path, { height: 2 })).glb);
    const { placement } = (json.asset.extras as { meshwright: { placement: object } }).meshwright;
    expect(placement).toMatchObject({ mode: 'wrapper', scale: 2, origin: 'bottom', unit: 'metre' });
    expect(json.asset.extras).toEqual({ ...before.asset.extras, meshwright: { placement } });
    expect(json.nodes.slice(0, before.nodes.length)).toEqual(before.nodes);
    expect({ ...json, asset: 0, nodes: 0, scenes: 0 }).toEqual({ ...before, asset: 0, nodes: 0, scenes: 0 });
  });

  it('keeps unknown chunks, and a __proto__ key as a plain key', async () => {
    const extra = readFileSync(join(fixtures, 'odd/unknown-chunk.glb'));
    const { glb } = await placed(join(fixtures, 'odd/unknown-chunk.glb'), { height: 2 });
    expect(Buffer.from(glb).subarray(-16)).toEqual(extra.subarray(-16));
    const proto = await placed(join(fixtures, 'odd/proto-keys.glb'), { height: 2 });
    expect(Buffer.from(proto.glb).includes('"__proto__":{"polluted":true}')).toBe(true);
  });

  it('updates its own wrapper instead of adding another', async () => {
    const path = join(fixtures, 'character.glb');
    const first = await placed(path, { height: 1.8 });
    const second = await placeModel(bytesSource(first.glb), { height: 3, origin: 'center' });
    expect(hash(second.glb)).toBe(hash((await placed(path, { height: 3, origin: 'center' })).glb));
  });

  it('applies a factor to the original, and a move alone keeps the size', async () => {
    const path = join(fixtures, 'character.glb');
    const doubled = await placed(path, { factor: 2 });
    const twice = await placeModel(bytesSource(doubled.glb), { factor: 2 });
    expect(twice.report.scale).toBe(2);
    const moved = await placeModel(bytesSource(doubled.glb), { origin: 'center' });
    expect(moved.report.scale).toBe(2);
  });

  it('gives scenes that share a root one wrapper for it, so that no node has two parents', async () => {
    const { glb, report } = await placed(join(fixtures, 'multi-scene.glb'), { height: 1 });
    const { json } = glbParts(glb);
    expect(json.nodes.slice(5).map((node) => node.children)).toEqual([[0], [1], [2]]);
    expect(json.scenes.map((scene) => scene.nodes)).toEqual([
      [5, 6],
      [6, 7],
    ]);
    expect(report.warnings.map((warning) => warning.code)).toEqual(['scenes_share_offset']);
  });

  it('keeps a wrapper that has extensions of its own', async () => {
    const { glb } = await placed(join(fixtures, 'keycap.glb'), { height: 1 });
    const busy = rewritten(glb, (json) => {
      json.nodes.at(-1)!.extensions = {};
    });
    const again = await placeModel(bytesSource(busy), { height: 2 });
    const { min, max } = await judge(again.glb);
    expect(max[1]! - min[1]!).toBeCloseTo(2, 6);
    expect(glbParts(again.glb).json.nodes).toHaveLength(4);
  });
});

describe('a file without its scenes', () => {
  it('is refused with an error code, also when all its nodes are wrappers', async () => {
    const { glb } = await placed(join(fixtures, 'keycap.glb'), { height: 1 });
    const lost = rewritten(glb, (json) => {
      json.nodes = json.nodes.slice(-1).map((node) => ({ ...node, children: [] }));
      for (const key of ['scenes', 'scene', 'meshes']) delete json[key];
    });
    await expect(placeModel(bytesSource(lost), { height: 1 })).rejects.toMatchObject({ code: 'no_extent' });
  });
});

describe('baked mode', () => {
  it('also applies a factor to the original', async () => {
    const { glb } = await placed(join(fixtures, 'animated-root.glb'), { factor: 2, mode: 'baked' });
    expect((await placeModel(bytesSource(glb), { factor: 2, mode: 'baked' })).report.scale).toBe(1);
    expect((await placeModel(bytesSource(glb), { factor: 3, mode: 'wrapper' })).report.scale).toBeCloseTo(
      1.5,
      6,
    );
  });

  it('refuses a root that KHR_animation_pointer animates, with a remedy', async () => {
    const bytes = rewritten(readFileSync(join(fixtures, 'animated-root.glb')), (json) => {
      const [clip] = json.animations as { channels: { target: object }[] }[];
      clip!.channels[0]!.target = {
        path: 'pointer',
        extensions: { KHR_animation_pointer: { pointer: '/nodes/0/translation' } },
      };
    });
    const baking = placeModel(bytesSource(bytes), { height: 1, mode: 'baked' });
    await expect(baking).rejects.toMatchObject({
      code: 'cannot_bake',
      message: expect.stringContaining('"wrapper"'),
    });
    await expect(placeModel(bytesSource(bytes), { height: 1 })).resolves.toBeDefined();
  });
});

describe('units', () => {
  it('of a keycap are millimetres: a plain move converts them to metres, once', async () => {
    const once = await placed(join(fixtures, 'keycap.glb'), {});
    expect(once.report.after!.size[1]).toBeCloseTo(0.01, 8);
    const twice = await placeModel(bytesSource(once.glb), {});
    expect(hash(twice.glb)).toBe(hash(once.glb));
    expect((await inspectModel(bytesSource(once.glb))).unit).toBe('metre');
  });

  it('can be set by an option', async () => {
    const { report } = await placed(join(fixtures, 'rotated.glb'), { factor: 1, unit: 'millimetre' });
    expect(report.scale).toBeCloseTo(0.001, 9);
  });
});

describe('errors and warnings of place', () => {
  it('warns about parts that it did not scale', async () => {
    const { report } = await placed(join(fixtures, 'lights-and-camera.glb'), { height: 2 });
    expect(report.warnings.map((warning) => [warning.code, warning.message.split(' ')[0]])).toEqual([
      ['not_converted', 'light'],
      ['not_converted', 'camera'],
      ['not_converted', 'volume'],
    ]);
  });

  it.each<[PlaceOptions, RegExp]>([
    [{ height: -1 }, /height is -1.*from 0\.000001 to 1000000 metres.*leave it out/],
    [{ height: 0 }, /height is 0/],
    [{ height: Number.NaN }, /height is NaN/],
    [{ longest: 1e9 }, /longest is 1000000000/],
    [{ factor: 0 }, /factor is 0/],
    [{ height: 1, factor: 2 }, /height and factor contradict/],
    [{ origin: 'top' as 'bottom' }, /origin is "top".*bottom, center, keep/],
    [{ unit: 'inch' as 'metre' }, /unit is "inch"/],
  ])('refuses %j with field, limit and remedy', async (options, message) => {
    await expect(placed(join(fixtures, 'keycap.glb'), options)).rejects.toMatchObject({
      code: 'invalid_option',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['zero-height.glb', { height: 1 }, /longest or factor/],
    ['empty-scene.glb', { height: 1 }, /"keep"/],
    ['armature-only.glb', {}, /"keep"/],
  ] as const)('refuses %s with %j: there is nothing to measure', async (name, options, message) => {
    await expect(placed(join(fixtures, name), options)).rejects.toMatchObject({ code: 'no_extent', message });
  });

  it('refuses a model whose scale no float can hold', async () => {
    const tiny = rewritten(readFileSync(join(fixtures, 'keycap.glb')), (json) => {
      for (const node of json.nodes) node.scale = [1e-38, 1e-38, 1e-38];
    });
    await expect(placeModel(bytesSource(tiny), { height: 1 })).rejects.toMatchObject({ code: 'no_extent' });
  });

  it('scales an armature by a factor', async () => {
    const { report } = await placed(join(fixtures, 'armature-only.glb'), { factor: 2, origin: 'keep' });
    expect(report).toMatchObject({ scale: 2, translation: [0, 0, 0], before: null, after: null });
  });

  it('refuses a skeleton that is not in the scene, because it would stay behind', async () => {
    const bytes = rewritten(readFileSync(join(fixtures, 'skin-posed.glb')), (json) => {
      json.scenes[0]!.nodes = [0];
    });
    await expect(placeModel(bytesSource(bytes), { height: 1 })).rejects.toMatchObject({
      code: 'joint_outside_scene',
    });
    const { warnings } = await inspectModel(bytesSource(bytes));
    expect(warnings.map((warning) => warning.code)).toContain('joint_outside_scene');
  });
});

describe('a .gltf', () => {
  it('becomes one GLB with its buffers and images inside', async () => {
    const { glb, report } = await placed(join(fixtures, 'external/model.gltf'), { height: 2 });
    const { json, bin } = glbParts(glb);
    expect(json.buffers).toEqual([{ byteLength: bin.length - 2 }]);
    expect(json.images).toEqual([{ name: 'my%20texture.png', bufferView: 3, mimeType: 'image/png' }]);
    expect(report.warnings).toEqual([]);
    const { textures } = await inspectModel(bytesSource(glb));
    expect(textures[0]).toMatchObject({ width: 4, height: 2 });
  });
});

async function placed(path: string, options: PlaceOptions): Promise<PlacedModel> {
  return placeModel(await fileSource(path), options);
}

async function judge(glb: Uint8Array): Promise<{ min: number[]; max: number[] }> {
  return oracleBounds(await documentOf(io, glb))!;
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function rewritten(glb: Uint8Array, edit: (json: GltfJson) => void): Uint8Array {
  const { json, rest } = glbParts(glb);
  edit(json);
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const head = Buffer.from(glb.subarray(0, 20));
  head.writeUInt32LE(20 + padded.length + rest.length, 8);
  head.writeUInt32LE(padded.length, 12);
  return Buffer.concat([head, padded, rest]);
}
