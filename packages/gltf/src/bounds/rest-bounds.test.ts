import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { farSource, glbOf } from '@meshwright/testing/models/glb-of';
import { describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import type { PlaceOptions } from '../place/place-options.ts';
import { bytesSource, type Source } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';

describe('bytes read for the bounds', () => {
  it('of a character at rest in its bind pose are the JSON and bind matrices, no vertices', async () => {
    const source = remote('character.glb');
    const { bounds } = await inspectModel(source);
    expect(bounds).toMatchObject({ exact: true, verified: false });
    const [, ...later] = source.reads.filter(({ length }) => length > 1024);
    expect(later.map(({ length }) => length)).toEqual([24 * 64]);
  });

  it('of a posed skin are all vertices, because its box would be too large', async () => {
    const { bounds } = await inspectModel(remote('skin-posed.glb'));
    expect(bounds).toMatchObject({ exact: true, verified: true });
  });

  it('of a plain box are the JSON only', async () => {
    const source = remote('keycap.glb');
    expect((await inspectModel(source)).bounds).toMatchObject({ exact: true, verified: false });
    expect(source.reads).toHaveLength(2);
  });
});

describe('wrong declared boxes', () => {
  it('are ignored in a model that is small enough to read every vertex', async () => {
    const source = bytesSource(readFileSync(join(fixtures, 'malformed/lying-bounds.glb')));
    const report = await inspectModel(source);
    expect(report.bounds).toMatchObject({ max: [1, 1, 1], exact: true, verified: true });
    expect(report.warnings.map((warning) => warning.code)).toEqual(['declared_bounds_differ']);
  });

  it('are not trusted when they claim kilometres', async () => {
    const glb = readFileSync(join(fixtures, 'malformed/lying-bounds.glb'));
    const absurd = Buffer.from(
      glb.toString('latin1').replace('"max":[25,25,25]', '"max":[9999,1,1]'),
      'latin1',
    );
    const { bounds, warnings } = await inspectModel(remoteBytes(absurd));
    expect(bounds).toMatchObject({ max: [1, 1, 1], verified: true });
    expect(warnings.map((warning) => warning.code)).toContain('absurd_size');
  });
});

describe('declared boxes of a large file', () => {
  const count = 100_000;
  const far = (at: number, ...box: [number[], number[]]) => {
    const values = Float32Array.from({ length: count * 3 }, (_, i) => ((i * 7919) % 1000) / 1000);
    values[at * 3 + 1] = 5;
    return large(values, ...box);
  };

  it.each([0, count / 2, count - 1])('are not trusted when vertex %i lies outside', async (at) => {
    const { bounds, warnings } = await inspectModel(bytesSource(far(at, [0, 0, 0], [1, 1, 1])));
    expect(bounds).toMatchObject({ exact: true, verified: true });
    expect(bounds!.max[1]).toBe(5);
    expect(warnings.map(({ code }) => code)).toEqual(['declared_bounds_differ']);
  });

  it('are not trusted when a sample fills only a corner of them', async () => {
    const { bounds, warnings } = await inspectModel(bytesSource(far(0, [-300, 0, 0], [300, 9, 9])));
    expect(bounds).toMatchObject({ exact: true, verified: true });
    expect(bounds!.max[1]).toBe(5);
    expect(warnings.map(({ code }) => code)).toEqual(['declared_bounds_differ']);
  });

  it('are trusted otherwise, unverified: place warns where size or origin depend on them', async () => {
    const glb = far(count / 4, [0, 0, 0], [1, 2.5, 1]);
    const { bounds } = await inspectModel(bytesSource(glb));
    expect(bounds).toMatchObject({ size: [1, 2.5, 1], exact: true, verified: false });
    const warned = async (options: PlaceOptions) =>
      (await placeModel(bytesSource(glb), options)).report.warnings.map(({ code }) => code);
    expect(await warned({ height: 1 })).toContain('bounds_unverified');
    expect(await warned({ factor: 2 })).toContain('bounds_unverified');
    expect(await warned({ factor: 2, origin: 'keep' })).not.toContain('bounds_unverified');
    expect(await warned({ height: 1, bounds: 'vertices' })).toEqual(['declared_bounds_differ']);
  });

  it('are not checked when the options request declared boxes only', async () => {
    const glb = far(0, [0, 0, 0], [1, 1, 1]);
    const { bounds, warnings } = await inspectModel(bytesSource(glb), { bounds: 'declared' });
    expect([bounds!.size, bounds!.verified, warnings]).toEqual([[1, 1, 1], false, []]);
  });
});

describe('vertices with a declared box are read', () => {
  it('when there are fewer indices than vertices: some vertex is in no triangle', async () => {
    const positions = Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 9, 9, 9);
    const glb = glbOf(
      {
        accessors: [
          { ...floats, bufferView: 0, count: 4, min: [0, 0, 0], max: [9, 9, 9] },
          { componentType: 5123, type: 'SCALAR', bufferView: 1, count: 3 },
        ],
        meshes: [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }],
      },
      [positions, Uint16Array.of(0, 1, 2)],
    );
    const { bounds } = await inspectModel(farSource(glb));
    expect(bounds).toMatchObject({ max: [1, 1, 0], exact: true, verified: true });
  });

  it('when joints differ by a thousandth of the model', async () => {
    const { bounds } = await inspectModel(farSource(skinned([0, 0.002], [0, 1, 0, 0], [0, 1, 0, 0])));
    expect(bounds).toMatchObject({ exact: true, verified: true });
    expect(bounds!.max[1]).toBeCloseTo(2.002, 6);
  });
});

describe('skin weights', () => {
  it('that do not add up to one are normalized', async () => {
    const { bounds } = await inspectModel(bytesSource(skinned([4, 4], [0, 1, 0, 0], [0.25, 0.25, 0, 0])));
    expect(bounds!.min[1]).toBeCloseTo(4, 6);
    expect(bounds!.max[1]).toBeCloseTo(6, 6);
  });
});

/** Positions with this declared box, too many for the check of small models. */
function large(positions: Float32Array, min: number[], max: number[]): Uint8Array {
  const accessors = [{ ...floats, bufferView: 0, count: positions.length / 3, min, max }];
  return glbOf({ accessors, meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] }, [positions]);
}

/** Two vertices, 2 apart in height, on two joints raised by `lifts`. */
function skinned(lifts: number[], joints: number[], weights: number[]): Uint8Array {
  return glbOf(
    {
      accessors: [
        { ...floats, bufferView: 0, count: 2, min: [0, 0, 0], max: [0, 2, 0] },
        { componentType: 5121, type: 'VEC4', bufferView: 1, count: 2 },
        { componentType: 5126, type: 'VEC4', bufferView: 2, count: 2 },
      ],
      scenes: [{ nodes: [0, 1, 2] }],
      nodes: [{ mesh: 0, skin: 0 }, ...lifts.map((lift) => ({ translation: [0, lift, 0] }))],
      skins: [{ joints: [1, 2] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 1, WEIGHTS_0: 2 } }] }],
    },
    [
      Float32Array.of(0, 0, 0, 0, 2, 0),
      Uint8Array.from([...joints, ...joints]),
      Float32Array.from([...weights, ...weights]),
    ],
  );
}

const floats = { componentType: 5126, type: 'VEC3' };

interface WatchedSource extends Source {
  reads: { offset: number; length: number }[];
}

function remote(name: string): WatchedSource {
  return remoteBytes(readFileSync(join(fixtures, name)));
}

/** A source that reports every read as expensive and records it. */
function remoteBytes(bytes: Uint8Array): WatchedSource {
  const inner = bytesSource(bytes);
  const reads: WatchedSource['reads'] = [];
  return {
    ...inner,
    reads,
    available: () => false,
    read: (offset, length) => {
      reads.push({ offset, length });
      return inner.read(offset, length);
    },
  };
}
