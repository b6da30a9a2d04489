import { join } from 'node:path';
import type { Document } from '@gltf-transform/core';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { describe, expect, it } from 'vitest';
import { inspectModel } from '../../inspect/inspect-model.ts';
import { processAsset } from '../../recipe/process-asset.ts';
import { fileSource } from '../../source/file-source.ts';
import { bytesSource } from '../../source/source.ts';
import { corpus, fixtures, hasCorpus } from '../../testing/models.ts';
import { oracleBounds, oracleIo } from '../../testing/rest-oracle.ts';
import { type OptimizeOptions, type OptimizeReport, optimize } from '../optimize.ts';

/** Fixtures that differ in how they store a mesh. */
export const ownModels: readonly string[] = [
  'character',
  'character-quantised',
  'draco',
  'meshopt',
  'instancing',
  'morph-default',
  'multi-scene',
  'skin-posed',
  'keycap',
  'lights-and-camera',
].map((name) => join(fixtures, `${name}.glb`));

/** Shared models, most of them with pictures. */
export const sharedModels: readonly string[] = (
  hasCorpus
    ? [
        'Fox.glb',
        'kenney_cakeBirthday.glb',
        'SimpleInstancing.glb',
        'synth_char_vendorlike.glb',
        'kaykit_Knight.glb',
        'kaykit_Barbarian_draco.glb',
        'kaykit_Rogue_meshopt.glb',
        'synth_char_textured_5m.glb',
        'FlightHelmet/FlightHelmet.gltf',
      ]
    : []
).map((name) => join(corpus, name));

export const presets = {
  mobile: { for: 'mobile', textures: 'webp' },
  engine: { for: 'engine' },
  desktop: { for: 'desktop' },
  quantised: { geometry: 'quantise' },
} as const satisfies Record<string, OptimizeOptions>;
export type Preset = keyof typeof presets;

/** Rules of optimize over models, by their paths. */
export function describeOptimized(cases: readonly (readonly [Preset, string])[]): void {
  describe('optimize', () => {
    it.each(cases.map(([preset, path]) => [preset, path.split('/').at(-1)!, path] as const))(
      '%s keeps the size, names and clips of %s, and adds no error',
      async (preset, _, path) => {
        const io = await oracleIo();
        const before = await io.read(path);
        const { glb, report } = await optimized(path, presets[preset]);
        const after = await io.readBinary(glb);
        const [a, b] = [oracleBounds(before)!, oracleBounds(after)!];
        const longest = Math.max(...[0, 1, 2].map((axis) => a.max[axis]! - a.min[axis]!));
        for (const axis of [0, 1, 2]) {
          expect(Math.abs(a.min[axis]! - b.min[axis]!)).toBeLessThan(longest * 1e-3);
          expect(Math.abs(a.max[axis]! - b.max[axis]!)).toBeLessThan(longest * 1e-3);
        }
        expect(report.drift).toBeLessThan(1e-3);
        // The bounds that optimize reports must equal those of the written file.
        const read = (await inspectModel(bytesSource(glb))).bounds!;
        for (const axis of [0, 1, 2])
          expect(Math.abs(read.min[axis]! - a.min[axis]!)).toBeLessThan(longest * 1e-3);
        expect(clipsOf(after)).toEqual(clipsOf(before));
        const names = namesOf(after);
        for (const name of namesOf(before)) expect(names).toContain(name);
        expect(report.after.triangles).toBeLessThanOrEqual(report.before.triangles);
        if (path.endsWith('.glb')) expect(await newErrors(await plainCopy(before), glb)).toEqual([]);
      },
    );
  });
}

export async function optimized(path: string, options: OptimizeOptions) {
  const { glb, report } = await processAsset(await fileSource(path), [optimize(options)]);
  return { glb, report: report.steps[0]!.result as OptimizeReport, warnings: report.steps[0]!.warnings };
}

/** Decodes compressed data, because the validator does not and would miss errors in it. */
async function plainCopy(document: Document): Promise<Uint8Array> {
  for (const extension of document.getRoot().listExtensionsUsed())
    if (/compression/.test(extension.extensionName)) extension.dispose();
  return (await oracleIo()).writeBinary(document);
}

function clipsOf(document: Document): [string, number][] {
  return document
    .getRoot()
    .listAnimations()
    .map((clip) => {
      const ends = clip.listSamplers().map((sampler) => sampler.getInput()!.getMax([0])[0]!);
      return [clip.getName(), Number(Math.max(...ends).toFixed(4))];
    });
}

/** Names of nodes in a scene; joined meshes had none. */
function namesOf(document: Document): string[] {
  const names = new Set<string>();
  for (const scene of document.getRoot().listScenes()) scene.traverse((node) => names.add(node.getName()));
  return [...names].filter((name) => name !== '');
}
