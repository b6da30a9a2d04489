import { join } from 'node:path';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { LoadAssetContainerAsync } from '@babylonjs/core/Loading/sceneLoader.js';
import { Scene } from '@babylonjs/core/scene.js';
import { branchesOf } from '@meshwright/testing/samples';
import '@babylonjs/loaders/glTF/2.0/index.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { describe, expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { oracleIo } from '../testing/rest-oracle.ts';
import { rigGlb } from '../testing/rig-glb.ts';
import { type OptimizeOptions, type OptimizeReport, optimize } from './optimize.ts';
import {
  describeOptimized,
  optimized,
  ownModels,
  type Preset,
  presets,
  sharedModels,
} from './testing/optimized-models.ts';

// One preset for each model; torture has every model with every preset.
const names = Object.keys(presets) as Preset[];
// Each of our models with one preset; in torture all models with all presets.
const cases = names.flatMap((preset) =>
  [...ownModels, ...sharedModels].map((path) => [preset, path] as const),
);
describeOptimized(
  branchesOf(cases, ([preset, path]) => names[ownModels.indexOf(path) % names.length] === preset),
);

describe('optimize', () => {
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

  it.each<[OptimizeOptions, RegExp]>([
    [{ for: 'phone' as 'mobile' }, /for is "phone".*mobile, desktop, engine/],
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
