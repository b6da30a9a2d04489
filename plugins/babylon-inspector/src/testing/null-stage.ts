import '@babylonjs/core/Materials/standardMaterial.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ArcRotateCamera } from '@babylonjs/core/Cameras/arcRotateCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Logger } from '@babylonjs/core/Misc/logger.js';
import { Scene } from '@babylonjs/core/scene.js';
import { type BabylonAssets, babylonAssets } from '@meshwright/babylon';
import type { AssetToImport, HostPort } from '@meshwright/panel';
import { babylonHost } from '../host/babylon-host.ts';
import type { BabylonSelection } from '../host/babylon-selection.ts';

/** Scene and host without a browser. */
export interface NullStage {
  readonly scene: Scene;
  readonly assets: BabylonAssets;
  readonly host: HostPort;
  /** Returns the names of the scene's nodes. */
  names(): string[];
  dispose(): void;
}

export function nullStage(selection?: BabylonSelection): NullStage {
  Logger.LogLevels = Logger.ErrorLogLevel;
  const engine = new NullEngine();
  const scene = new Scene(engine);
  new ArcRotateCamera('camera', 0, 1, 5, Vector3.Zero(), scene);
  const assets = babylonAssets(scene, { nextFrame: async () => scene.render() });
  const memory = { load: async () => undefined, save: async () => {} };
  return {
    scene,
    assets,
    host: babylonHost(scene, assets, memory, selection),
    names: () => [...scene.transformNodes, ...scene.meshes].map(({ name }) => name).sort(),
    dispose() {
      assets.dispose();
      engine.dispose();
    },
  };
}

export const provenance = {
  task: 'text-to-3d:a@example.com',
  title: 'a knight',
  request: { mode: 'preview', prompt: 'a knight' },
  importedAt: '2026-11-20T12:00:00.000Z',
};

/** Returns a fixture in the form the panel gives to a host. */
export function fixture(file: string, own: Partial<AssetToImport> = {}): AssetToImport {
  const glb = new Uint8Array(readFileSync(join(import.meta.dirname, '../../../../fixtures', file)));
  const expected = { height: 1, meshes: 1, materials: 1, triangles: 1, clips: [] };
  return { name: 'a-knight', glb, file: 'a'.repeat(64), expected, provenance, ...own };
}
