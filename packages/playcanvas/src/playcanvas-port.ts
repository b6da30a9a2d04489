import { AssetError, type EnginePort, type FrameSession, nextAnimationFrame } from '@meshwright/runtime';
import { type AppBase, Entity } from 'playcanvas';
import { loadContainer } from './load-container.ts';
import { placeholder } from './placeholder.ts';
import type { PlaycanvasClips, PlaycanvasHost } from './playcanvas-host.ts';
import { playcanvasModel } from './playcanvas-model.ts';

export function playcanvasPort(app: AppBase, host: PlaycanvasHost): EnginePort<Entity, PlaycanvasClips> {
  const { nextFrame = () => nextAnimationFrame(app.xr?.session as FrameSession | null | undefined) } = host;
  return {
    async parse(bytes, report) {
      checkApplication(app);
      return playcanvasModel(app, await loadContainer(app, bytes, report, host.decoders, nextFrame));
    },
    slot(name) {
      checkApplication(app);
      const root = new Entity(name, app);
      return { root, dispose: () => root.destroy() };
    },
    placeholder: (size, picture) => placeholder(app, host, size, picture),
    attach: (parent, child) => child.reparent(parent),
    detach: (child) => child.remove(),
    fit(node, scale, offset) {
      node.setLocalScale(scale, scale, scale);
      node.setLocalPosition(...offset);
    },
    distance: (node) => host.camera.getPosition().distance(node.getPosition()),
    async scatter() {
      const { playcanvasScatter } = await import('./scatter/playcanvas-scatter.ts');
      return (space, content) => playcanvasScatter(app, host, space, content);
    },
    async crowd() {
      const { playcanvasCrowd } = await import('./scatter/playcanvas-crowd.ts');
      return (space, content, poses) => playcanvasCrowd(app, host, space, content, poses);
    },
    nextFrame,
    missingEnvironment: () => (app.scene.envAtlas || app.scene.skybox ? undefined : environmentRemedy),
    counters() {
      const { textures, buffers, _vaoMap: arrays } = app.graphicsDevice as unknown as DeviceObjects;
      return {
        assets: app.assets.list().length,
        textures: sizeOf(textures),
        buffers: sizeOf(buffers),
        vertexArrays: arrays?.size ?? 0,
      };
    },
    dispose() {},
  };
}

/** Lists of the device, which are arrays before 2.13. */
interface DeviceObjects {
  readonly textures: Listed;
  readonly buffers: Listed;
  /** In WebGL, of meshes that are drawn with more buffers than their own. */
  readonly _vaoMap?: { readonly size: number };
}
type Listed = { readonly size: number } | { readonly length: number };

function sizeOf(list: Listed): number {
  return 'size' in list ? list.size : list.length;
}

const environmentRemedy =
  'Set it once: app.scene.envAtlas = EnvLighting.generateAtlas(EnvLighting.generateLightingSource(skybox)), with a cubemap of the page.';

/** Classes of the engine that this adapter uses, by the names under which an application lists them. */
const systems = { render: 'RenderComponentSystem' } as const;
const handlers = {
  container: 'ContainerHandler',
  render: 'RenderHandler',
  texture: 'TextureHandler',
} as const;

/** @throws AssetError `engine_setup` for an application without a component system or a handler that models need */
function checkApplication(app: AppBase): void {
  const lists = [
    ['componentSystems', Object.entries(systems), (id: string) => app.systems[id as 'render']],
    ['resourceHandlers', Object.entries(handlers), (id: string) => app.loader.getHandler(id)],
  ] as const;
  const missing = lists.flatMap(([list, needed, has]) => {
    const names = needed.filter(([id]) => !has(id)).map(([, name]) => name);
    return names.length === 0 ? [] : `add ${names.join(', ')} to \`${list}\``;
  });
  if (missing.length === 0) return;
  const message = `The PlayCanvas application lacks what models need: ${missing.join(' and ')} of its AppOptions before \`app.init(options)\`, or use \`Application\`, which has them all.`;
  throw new AssetError('engine_setup', message);
}
