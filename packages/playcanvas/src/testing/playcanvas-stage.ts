import { type Stage, studioLights } from '@meshwright/testing/engines/stage';
import {
  type AppBase,
  Color,
  Entity,
  Quat,
  Ray,
  type RenderComponent,
  Texture,
  TONEMAP_NONE,
  Vec3,
  version,
} from 'playcanvas';
import { placeholder } from '../placeholder.ts';
import { type PlaycanvasAssets, playcanvasAssets } from '../playcanvas-assets.ts';
import type { PlaycanvasClips } from '../playcanvas-host.ts';
import { pickInstance } from '../scatter/pick-instance.ts';

/**
 * Returns a stage that draws each frame.
 * @param readPixels returns the pixels of the canvas, which was drawn in the same task
 */
export function playcanvasStage(app: AppBase, readPixels: () => Uint8Array): Stage<Entity, PlaycanvasClips> {
  app.scene.ambientLight = Color.BLACK;
  const camera = cameraAt(app, 6, 50);
  const light = directional(app, new Vec3(-1, -2, -3), 3);
  app.root.addChild(camera);
  app.root.addChild(light);
  const all = new Set<PlaycanvasAssets>();
  const sky = new Texture(app.graphicsDevice, { width: 4, height: 4 });

  const pixels = () => {
    for (const assets of all) assets.update(0);
    app.render();
    return readPixels();
  };

  return {
    version,
    assets(options) {
      const assets = playcanvasAssets(app, { camera, ...options });
      all.add(assets);
      return assets;
    },
    anchor() {
      const anchor = new Entity('anchor', app);
      anchor.setLocalPosition(0.5, -0.5, 0);
      anchor.setLocalEulerAngles(0, 28.6, 0);
      app.root.addChild(anchor);
      return anchor;
    },
    add: ({ root }) => app.root.addChild(root),
    destroy: (root) => root.destroy(),
    away(node, metres) {
      if (!node.parent) app.root.addChild(node);
      node.setPosition(0, 1, 6 - metres);
    },
    place: (node, position) => node.setPosition(...position),
    placeholder(size, picture) {
      const part = placeholder(app, { camera }, size, picture);
      app.root.addChild(part.root);
      return part;
    },
    pixels,
    async picture(root, side) {
      const lights = studioLights.map(({ towards, intensity }) =>
        directional(app, new Vec3(...towards), intensity),
      );
      const others = (app.root.children as Entity[]).filter((each) => each.enabled && each !== root);
      for (const each of others) each.enabled = false;
      const eye = cameraAt(app, 5, 30);
      for (const each of [...lights, eye, root]) app.root.addChild(each);
      const { width, height } = app.graphicsDevice;
      app.graphicsDevice.resizeCanvas(side, side);
      const seen = pixels();
      app.graphicsDevice.resizeCanvas(width, height);
      root.remove();
      for (const each of [...lights, eye]) each.destroy();
      for (const each of others) each.enabled = true;
      return seen;
    },
    pick: () => pickInstance(new Ray(camera.getPosition(), camera.forward), app.root as Entity),
    async without(part, action) {
      const restore = takeOut(app, part);
      try {
        return await action();
      } finally {
        restore();
      }
    },
    reflect(on) {
      app.scene.envAtlas = on ? sky : null!;
    },
    shadowLight(on) {
      light.light!.castShadows = on;
    },
    async ready() {},
    shadows: (root) =>
      (root.findComponents('render') as RenderComponent[]).map(({ castShadows, receiveShadows }) => ({
        cast: castShadows,
        receive: receiveShadows,
      })),
    freeze(frozen) {
      app.timeScale = frozen ? 0 : 1;
    },
    pose(root) {
      const found: Record<string, number[]> = {};
      for (const node of root.find((each) => /^[A-Z]|^neck|^head/.test(each.name)))
        found[node.name] = numbers(node as Entity);
      return found;
    },
    places(root) {
      const back = root.getWorldTransform().clone().invert();
      const found: Record<string, number[]> = {};
      for (const node of root.find(() => true)) {
        const at = back.transformPoint(node.getPosition());
        found[node.name] = [at.x, at.y, at.z];
      }
      return found;
    },
    transform: numbers,
    read({ container }) {
      const { cameras, scenes } = (container as unknown as Container).data;
      return { cameras: cameras?.size ?? 0, scenes: scenes.length };
    },
    async loadItsWay(task, options) {
      const assets = playcanvasAssets(app, { camera, ...options });
      const asset = await assets.loadAsset(task);
      const found = {
        clips: asset.native.tracks.length,
        meshes: asset.root.findComponents('render').length,
      };
      assets.dispose();
      return found;
    },
  };
}

/** What the engine's types do not name. */
interface Container {
  readonly data: { readonly cameras: ReadonlyMap<object, Entity> | null; readonly scenes: readonly object[] };
}

/** Takes the component system `RenderComponentSystem`, or the handler of that name, out of an application. */
function takeOut({ systems, loader }: AppBase, part: string): () => void {
  if (part === 'RenderComponentSystem') {
    const system = systems.render!;
    systems.remove(system);
    return () => systems.add(system);
  }
  const id = part.replace('Handler', '').toLowerCase();
  const handler = loader.getHandler(id)!;
  loader.removeHandler(id);
  return () => loader.addHandler(id, handler);
}

function cameraAt(app: AppBase, metres: number, fov: number): Entity {
  const camera = new Entity('camera', app);
  camera.addComponent('camera', {
    clearColor: Color.BLACK,
    fov,
    nearClip: 0.1,
    farClip: 100,
    toneMapping: TONEMAP_NONE,
  });
  camera.setLocalPosition(0, 1, metres);
  return camera;
}

/** A light of the engine shines down its y axis. */
function directional(app: AppBase, towards: Vec3, intensity: number): Entity {
  const light = new Entity('light', app);
  // The engine takes an intensity below 1 to the power of 2.2, as it does a colour.
  const grey = intensity < 1 ? intensity ** (1 / 2.2) : 1;
  const color = new Color(grey, grey, grey);
  light.addComponent('light', { type: 'directional', color, intensity: Math.max(1, intensity) });
  light.setLocalRotation(new Quat().setFromDirections(Vec3.DOWN, towards.clone().normalize()));
  return light;
}

function numbers(node: Entity): number[] {
  const [at, turn, size] = [node.getLocalPosition(), node.getLocalRotation(), node.getLocalScale()];
  return [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w, size.x, size.y, size.z];
}
