import { type Assets, type AssetsOptions, createAssets, type SceneAsset } from '@meshwright/runtime';
import type { AppBase, Entity } from 'playcanvas';
import type { PlaycanvasClips, PlaycanvasHost } from './playcanvas-host.ts';
import { playcanvasPort } from './playcanvas-port.ts';

export type PlaycanvasAsset = SceneAsset<Entity, PlaycanvasClips>;
export type PlaycanvasAssets = Assets<Entity, PlaycanvasClips>;

export interface PlaycanvasAssetsOptions extends AssetsOptions, PlaycanvasHost {}

/**
 * Returns the generated assets of a PlayCanvas application. Clips advance with the application; `update` need not be
 * called.
 * @example
 * import { playcanvasAssets } from '@meshwright/playcanvas';
 *
 * const assets = playcanvasAssets(app, { camera });
 * const chest = await assets.loadAsset('/models/chest.glb');
 * app.root.addChild(chest.root);
 * chest.dispose();
 */
export function playcanvasAssets(app: AppBase, options: PlaycanvasAssetsOptions): PlaycanvasAssets {
  const assets = createAssets(playcanvasPort(app, options), options);
  const each = app.on('update', (seconds: number) => assets.update(seconds));
  return {
    ...assets,
    dispose() {
      each.off();
      assets.dispose();
    },
  };
}
