import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { dedup, weld } from '@gltf-transform/functions';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { describe, expect, it } from 'vitest';
import { dropConstantTracks } from '../clips/drop-constant-tracks.ts';
import { renameClips } from '../clips/rename-clips.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeModel } from '../place/place-model.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource, type Source } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { rigGlb } from '../testing/rig-glb.ts';
import { bakeArmatureScale } from './bake-step.ts';
import { place, unplace } from './place-step.ts';
import { planAsset, processAsset } from './process-asset.ts';
import type { AssetStep, Step } from './step.ts';

const character = readFileSync(join(fixtures, 'character.glb'));

describe('processAsset', () => {
  it('plans file steps from the JSON and a few ranges: a megabyte of image is not read', async () => {
    const { source, bytesRead } = counted(await rigGlb({ clips: [turning], pictureBytes: 1_000_000 }));
    const steps = [place({ height: 1.8 }), renameClips('snake'), dropConstantTracks(), bakeArmatureScale()];
    const { report } = await planAsset(source, steps, { now: ticking() }, () => undefined);
    expect(report.parses).toBe(0);
    expect(report.steps.map(({ name, on }) => `${name} on ${on}`)).toEqual([
      'place on file',
      'renameClips on file',
      'dropConstantTracks on file',
      'bakeArmatureScale on file',
    ]);
    expect(bytesRead()).toBeLessThan(50_000);
  });

  it('returns for one place step the bytes of placeModel', async () => {
    const { glb } = await processAsset(bytesSource(character), [place({ height: 1.8 })]);
    const placed = await placeModel(bytesSource(character), { height: 1.8 });
    expect(Buffer.from(glb).equals(placed.glb)).toBe(true);
  });

  it('keeps the bytes of meshes in file steps, in any order', async () => {
    const steps = [renameClips('kebab'), place({ longest: 2 }), unplace()];
    const { glb } = await processAsset(bytesSource(character), steps);
    expect(Buffer.from(glbParts(glb).bin).equals(glbParts(character).bin)).toBe(true);
  });

  it('parses once for all steps that need it, and runs steps that support both ways with them', async () => {
    const steps = [place({ height: 1.8 }), weld(), renameClips('pascal'), place({ height: 2 }), dedup()];
    const { glb, report } = await processAsset(bytesSource(character), [...steps, renameClips('snake')]);
    expect(report.parses).toBe(1);
    expect(report.steps.map(({ name, on }) => [name, on])).toEqual([
      ['place', 'file'],
      ['weld', 'document'],
      ['renameClips', 'document'],
      ['place', 'document'],
      ['dedup', 'document'],
      ['renameClips', 'file'],
    ]);
    const { bounds, clips } = await inspectModel(bytesSource(glb), { bounds: 'vertices' });
    expect(bounds!.size[1]).toBeCloseTo(2, 5);
    expect(bounds!.min[1]).toBeCloseTo(0, 5);
    expect(clips.map(({ name }) => name)).toEqual(['walking_man', 'running']);
  });

  it('parses again only after a step that works on files only', async () => {
    const { report } = await processAsset(bytesSource(character), [weld(), bakeArmatureScale(), dedup()]);
    expect(report.parses).toBe(2);
  });

  it('reports bytes, triangles and milliseconds of the given clock, step by step', async () => {
    const { glb, report } = await processAsset(
      bytesSource(character),
      [place({ height: 1 }), halve(), renameClips('kebab')],
      { now: ticking() },
    );
    const [placed, halved, renamed] = report.steps;
    const { triangles } = await inspectModel(bytesSource(character));
    expect(placed).toMatchObject({ triangles, milliseconds: 1 });
    expect(halved).toMatchObject({ bytes: null, result: 'half', triangles: Math.floor(triangles / 2) });
    expect(renamed).toMatchObject({ bytes: glb.length, triangles: Math.floor(triangles / 2) });
    expect(report.bytes).toBe(glb.length);
    expect(report.triangles).toBe(Math.floor(triangles / 2));
  });

  it('gives every step its own warnings', async () => {
    const light = readFileSync(join(fixtures, 'lights-and-camera.glb'));
    const { report } = await processAsset(bytesSource(light), [renameClips('kebab'), place({ height: 3 })]);
    expect(report.steps[0]!.warnings).toEqual([]);
    expect(report.steps[1]!.warnings.map(({ code }) => code)).toContain('not_converted');
  });

  it('keeps unknown data as long as steps work on the file, and refuses a step that would lose it', async () => {
    const unknown = readFileSync(join(fixtures, 'unknown-extension.glb'));
    const kept = await processAsset(bytesSource(unknown), [place({ height: 1 }), renameClips('kebab')]);
    expect(glbParts(kept.glb).json.extensionsUsed).toEqual(glbParts(unknown).json.extensionsUsed);
    const parsed = processAsset(bytesSource(unknown), [place({ height: 1 }), dedup()]);
    await expect(parsed).rejects.toMatchObject({ code: 'extension_lost' });
  });

  it.each(['draco.glb', 'meshopt.glb', 'external'])(
    'parses and writes %s, packed or with files beside it',
    async (name) => {
      const path = name === 'external' ? externalModel() : join(fixtures, name);
      const { glb } = await processAsset(await fileSource(path), [dedup(), place({ height: 2 })]);
      const { bounds, textures, warnings } = await inspectModel(bytesSource(glb), { bounds: 'vertices' });
      expect(bounds!.size[1]).toBeCloseTo(2, 3);
      expect(textures.every(({ bytes }) => bytes! > 0)).toBe(true);
      expect(warnings.map(({ code }) => code)).not.toContain('missing_image');
    },
  );

  it('packs a model and the files beside it into one GLB when there are no steps', async () => {
    const { glb, report } = await processAsset(await fileSource(externalModel()), []);
    expect(report.steps).toMatchObject([{ name: 'pack', on: 'file', warnings: [] }]);
    const { textures, bounds } = await inspectModel(bytesSource(glb));
    expect([textures[0]!.bytes! > 0, bounds !== null]).toEqual([true, true]);
  });

  it('closes the source, also when a step fails', async () => {
    for (const steps of [[], [renameClips({ nothing: 'x' })]] as Step[][]) {
      let closed = 0;
      const source: Source = { ...bytesSource(character), close: async () => void closed++ };
      await processAsset(source, steps).catch(() => undefined);
      expect(closed).toBe(1);
    }
  });
});

function externalModel(): string {
  const folder = join(fixtures, 'external');
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.gltf'))!);
}

const turning = {
  name: 'Armature|turn',
  tracks: [
    { node: 'Spine', path: 'rotation' as const, times: [0, 1], values: [0, 0, 0, 1, 0, 0.6, 0, 0.8] },
    { node: 'Hips', path: 'translation' as const, times: [0, 1], values: [0, 95, 0, 0, 95, 0] },
  ],
};

/** Removes half of the triangles of every mesh. */
function halve(): AssetStep {
  return {
    name: 'halve',
    async edit(document: Document) {
      for (const mesh of document.getRoot().listMeshes())
        for (const primitive of mesh.listPrimitives()) {
          const indices = primitive.getIndices()!;
          const kept = Math.floor(indices.getCount() / 6) * 3;
          indices.setArray(indices.getArray()!.slice(0, kept));
        }
      return 'half';
    },
  };
}

function ticking(): () => number {
  let now = 0;
  return () => now++;
}

function counted(bytes: Uint8Array): { source: Source; bytesRead(): number } {
  let read = 0;
  const inner = bytesSource(bytes);
  return {
    source: {
      ...inner,
      async read(offset, length) {
        const part = await inner.read(offset, length);
        read += part.length;
        return part;
      },
    },
    bytesRead: () => read,
  };
}
