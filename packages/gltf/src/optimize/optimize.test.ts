import { join } from 'node:path';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Scene } from '@babylonjs/core/scene.js';
import '@babylonjs/loaders/glTF/2.0/index.js';
import type { Document } from '@gltf-transform/core';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { fileSource } from '../source/file-source.ts';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus } from '../testing/models.ts';
import { oracleBounds, oracleIo } from '../testing/rest-oracle.ts';
import { rigGlb } from '../testing/rig-glb.ts';
import { type OptimizeOptions, type OptimizeReport, optimize } from './optimize.ts';

const models = [
  ...[
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
  ].map((name) => join(fixtures, `${name}.glb`)),
  ...(hasCorpus
    ? ['Fox.glb', 'kenney_cakeBirthday.glb', 'SimpleInstancing.glb', 'synth_char_vendorlike.glb'].map(
        (name) => join(corpus, name),
      )
    : []),
  ...(hasCorpus && full
    ? [
        'kaykit_Knight.glb',
        'kaykit_Barbarian_draco.glb',
        'kaykit_Rogue_meshopt.glb',
        'synth_char_textured_5m.glb',
        'FlightHelmet/FlightHelmet.gltf',
      ].map((name) => join(corpus, name))
    : []),
];
const presets: [string, OptimizeOptions][] = [
  ['mobile', { for: 'mobile', textures: 'webp' }],
  ['engine', { for: 'engine' }],
  ...(full
    ? ([
        ['desktop', { for: 'desktop' }],
        ['quantised', { geometry: 'quantise' }],
      ] as [string, OptimizeOptions][])
    : []),
];
const cases = presets.flatMap(([name, options]) =>
  models.map((path) => [name, path.split('/').at(-1)!, path, options] as const),
);

async function optimized(path: string, options: OptimizeOptions) {
  const { glb, report } = await processAsset(await fileSource(path), [optimize(options)]);
  return { glb, report: report.steps[0]!.result as OptimizeReport, warnings: report.steps[0]!.warnings };
}

describe('optimize', () => {
  it.each(cases)(
    '%s keeps the size, names and clips of %s, and adds no error',
    async (_, __, path, options) => {
      const io = await oracleIo();
      const before = await io.read(path);
      const { glb, report } = await optimized(path, options);
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
    full ? 120_000 : 20_000,
  );

  it('keeps the bone motion at every moment of a clip', async () => {
    const tracks = [0.3, 0.7].map((share, index) => ({
      node: ['Spine', 'Head'][index]!,
      path: 'rotation' as const,
      times: [0, 0.25, 0.5, 1],
      values: [0, share, 1 - share, 0].flatMap((angle) => [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)]),
    }));
    const glb = await rigGlb({ clips: [{ name: 'nod', tracks }] });
    const { glb: light } = await processAsset(bytesSource(glb), [optimize({ geometry: 'quantise' })]);
    const { playedModel, poseGap } = await import('../testing/pose-oracle.ts');
    const [a, b] = [await playedModel(glb), await playedModel(light)];
    for (const time of [0, 0.1, 0.3, 0.6, 0.95, 1]) {
      const joints = (pose: Map<string, number[]>) =>
        new Map(['Hips', 'Spine', 'Head'].map((name) => [name, pose.get(name)!]));
      expect(poseGap(joints(a.pose(0, time)), joints(b.pose(0, time)))).toBeLessThan(1e-3);
    }
  });

  it('is also a glTF-Transform transform, and passes its report to onReport', async () => {
    const io = await oracleIo();
    const document = await io.read(join(fixtures, 'character.glb'));
    let report: OptimizeReport | undefined;
    await document.transform(optimize({ geometry: 'quantise' }, (done) => (report = done)));
    expect(report).toMatchObject({ target: 'mobile', budget: { ok: true } });
    expect(
      document
        .getRoot()
        .listExtensionsUsed()
        .map(({ extensionName }) => extensionName),
    ).toContain('KHR_mesh_quantization');
  });

  it('reports lost extensions, and refuses to lose a required one', async () => {
    const path = join(fixtures, 'unknown-extension.glb');
    const { report } = await processAsset(await fileSource(path), [optimize({ for: 'engine' })]).catch(
      (error) => ({
        report: { steps: [{ warnings: [{ message: String(error.message) }] }] },
      }),
    );
    expect(report.steps[0]!.warnings.map(({ message }) => message).join()).toMatch(
      /unknown extension|would be lost/,
    );
  });

  it.each<[OptimizeOptions, RegExp]>([
    [{ for: 'phone' as 'mobile' }, /for is phone.*mobile, desktop, engine/],
    [{ textureSide: 2 }, /textureSide is 2.*4 to 16384/],
    [{ quality: 0 }, /quality is 0/],
    [{ simplifyError: 2 }, /simplifyError is 2/],
    [{ triangles: 0 }, /triangles is 0/],
  ])('refuses %j', (options, pattern) => {
    expect(() => optimize(options)).toThrow(pattern);
  });
});

describe('the optimized model opens', () => {
  const path = join(fixtures, 'character.glb');

  it('in three.js with its meshopt decoder', async () => {
    const nod = {
      node: 'Head',
      path: 'rotation' as const,
      times: [0, 1],
      values: [0, 0, 0, 1, 0.6, 0, 0, 0.8],
    };
    const source = bytesSource(await rigGlb({ clips: [{ name: 'nod', tracks: [nod] }] }));
    const { glb } = await processAsset(source, [optimize()]);
    const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
    const { scene, animations } = await loader.parseAsync(new Uint8Array(glb).buffer, '');
    expect(animations.map(({ name, duration }) => [name, duration])).toEqual([['nod', 1]]);
    expect(scene.getObjectByName('Hips')).toBeDefined();
  });

  it('in Babylon.js', async () => {
    const { glb } = await optimized(path, { for: 'engine' });
    const engine = new NullEngine();
    const container = await LoadAssetContainerAsync(new Uint8Array(glb), new Scene(engine), {
      pluginExtension: '.glb',
    });
    expect(container.animationGroups.map(({ name }) => name)).toEqual([
      'Armature|walking_man|baselayer',
      'Armature|running|baselayer',
    ]);
    expect(container.skeletons).toHaveLength(1);
    engine.dispose();
  });
});

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
