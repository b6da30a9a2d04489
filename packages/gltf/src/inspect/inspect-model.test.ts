import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileSource } from '../source/file-source.ts';
import { blobSource, bytesSource } from '../source/source.ts';
import { corpusModels, fixtures, hasCorpus, skipNote, validModels } from '../testing/models.ts';
import { describeExpected, describeInspected, expectBounds } from '../testing/suites/inspected-models.ts';
import { inspectModel } from './inspect-model.ts';

/** Calculated by hand from the numbers in fixtures/generate.mjs. */
const references: Record<string, { min: number[]; max: number[] } | null> = {
  'character.glb': { min: [-0.73, -0.05, -0.07], max: [0.73, 1.79, 0.18] },
  'skin-posed.glb': { min: [-1, 0, -0.1], max: [0.1, 1.1, 0.1] },
  'draco-skinned.glb': { min: [-1, 0, -0.1], max: [0.1, 1.1, 0.1] },
  'morph-default.glb': { min: [-0.75, 0, -0.5], max: [5.5, 2, 0.5] },
  'embedded.gltf': { min: [-0.75, 0, -0.5], max: [5.5, 2, 0.5] },
  'instancing.glb': { min: [-0.5, -Math.SQRT2, -1], max: [4.70711, 12, 5.5] },
  'quantised-normalised.glb': { min: [-0.75, 0.25, -1.25], max: [1.75, 1.5, 0.41665] },
  'quantised-raw.glb': { min: [-1.49951, 0.25, -1.99951], max: [2.49951, 2.24951, 0.6665] },
  'sparse.glb': { min: [0, -2, 0], max: [1, 9, 1] },
  'multi-scene.glb': { min: [-6, 1, -1], max: [2, 8, 3] },
  'zero-height.glb': { min: [0, 0, 0], max: [1, 0, 2] },
  'keycap.glb': { min: [-9, 0, -9], max: [9, 10, 9] },
  'animated-root.glb': { min: [0, 0, 0], max: [5, 1.5, 1] },
  'unused-vertices.glb': { min: [0, 0, 0], max: [1, 1, 1] },
  'empty-scene.glb': null,
  'armature-only.glb': null,
  'external/model.gltf': { min: [0, 0, 0], max: [1, 1, 1] },
};

describeInspected(validModels());

describe.skipIf(!hasCorpus)(`the shared models (${hasCorpus ? 'found' : skipNote})`, () => {
  describeExpected(corpusModels());
});

describe('bounds', () => {
  it.each(Object.entries(references))('of fixtures/%s are right', async (name, oracle) => {
    const report = await inspectModel(await fileSource(join(fixtures, name)));
    expectBounds(report, oracle, 1e-4);
  });

  it('of a rotated mesh and of a shared pool are not exact when only boxes are read', async () => {
    for (const name of ['rotated.glb', 'unused-vertices.glb', 'skin-posed.glb', 'draco.glb']) {
      const report = await inspectModel(await fileSource(join(fixtures, name)), { bounds: 'declared' });
      expect(report.bounds?.exact, name).toBe(false);
    }
  });
});

describe('the report', () => {
  it('lists the parts of a character', async () => {
    const { bounds: _, ...report } = await inspectModel(await fileSource(join(fixtures, 'character.glb')));
    expect(report).toMatchInlineSnapshot(`
      {
        "bytes": 18228,
        "clips": [
          {
            "channels": 5,
            "end": 1,
            "fps": 30,
            "keys": 31,
            "name": "Armature|walking_man|baselayer",
            "seconds": 1,
            "slug": "walking-man",
            "start": 0,
            "targets": [
              "LeftUpLeg",
              "RightUpLeg",
              "LeftArm",
              "RightArm",
              "Hips",
            ],
          },
          {
            "channels": 5,
            "end": 0.6000000238418579,
            "fps": 30,
            "keys": 19,
            "name": "Armature|running|baselayer",
            "seconds": 0.6000000238418579,
            "slug": "running",
            "start": 0,
            "targets": [
              "LeftUpLeg",
              "RightUpLeg",
              "LeftArm",
              "RightArm",
              "Hips",
            ],
          },
        ],
        "drawn": {
          "calls": 1,
          "triangles": 288,
        },
        "extensionsRequired": [],
        "extensionsUsed": [],
        "format": "glb",
        "generator": "meshwright fixtures",
        "joints": 24,
        "materials": [
          "Material_1",
        ],
        "meshes": [
          {
            "name": "char1",
            "primitives": 1,
            "triangles": 288,
          },
        ],
        "name": "character.glb",
        "nodes": 26,
        "scenes": 1,
        "skins": 1,
        "textures": [
          {
            "bytes": 140,
            "gpuBytes": 342,
            "height": 8,
            "mimeType": "image/png",
            "name": "base_color",
            "width": 8,
          },
        ],
        "triangles": 288,
        "unit": "metre",
        "vertices": 192,
        "warnings": [],
      }
    `);
  });

  it('assumes millimetres for keycap parts with a warning, unless an option sets the unit', async () => {
    const source = bytesSource(readFileSync(join(fixtures, 'keycap.glb')));
    const guessed = await inspectModel(source);
    expect([guessed.unit, guessed.warnings.map((warning) => warning.code)]).toEqual([
      'millimetre',
      ['unit_guessed'],
    ]);
    const explicit = await inspectModel(source, { unit: 'metre' });
    expect([explicit.unit, explicit.warnings]).toEqual(['metre', []]);
  });

  it('reads textures beside the model, also with a percent-encoded name', async () => {
    const { textures } = await inspectModel(await fileSource(join(fixtures, 'external/model.gltf')));
    expect(textures).toEqual([
      { name: 'my%20texture.png', mimeType: 'image/png', width: 4, height: 2, bytes: null, gpuBytes: 43 },
    ]);
  });

  it('is the same from a file, from bytes and from a Blob', async () => {
    const path = join(fixtures, 'character.glb');
    const bytes = readFileSync(path);
    const fromFile = await inspectModel(await fileSource(path));
    const blob = new File([bytes], 'character.glb');
    expect(await inspectModel(bytesSource(bytes, 'character.glb'))).toEqual(fromFile);
    expect(await inspectModel(blobSource(blob))).toEqual(fromFile);
  });

  it('stops when the signal aborts', async () => {
    const source = bytesSource(readFileSync(join(fixtures, 'character.glb')));
    await expect(inspectModel(source, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
