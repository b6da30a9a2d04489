import type { EngineInstance, EngineModel } from '@meshwright/runtime';
import {
  type AnimTrack,
  type AppBase,
  type Asset,
  type ContainerResource,
  Entity,
  Mat4,
  type Material,
  type RenderComponent,
  type StandardMaterial,
  type Texture,
  Vec3,
} from 'playcanvas';
import { clipPlayer } from './clip-player.ts';
import { freeVertexArray } from './free-vertex-array.ts';
import type { LoadedContainer } from './load-container.ts';
import type { PlaycanvasClips } from './playcanvas-host.ts';
import { mounted, nodesFrom, rigNodes, rigTracks, trackFor } from './playcanvas-rig.ts';
import { storedScale } from './scatter/pick-instance.ts';

/** What the engine's container has beside its public functions. */
interface ContainerParts {
  readonly animations: readonly Asset[];
  readonly materials: readonly Asset[];
  readonly textures: readonly Asset[];
  readonly data: {
    readonly skins: readonly { readonly bones: readonly unknown[]; readonly boneNames: string[] }[];
    /** Places of the variants by their names. */
    readonly variants?: Readonly<Record<string, number>>;
    /** Places of materials by mesh and variant. */
    readonly meshVariants?: Readonly<Record<number, Readonly<Record<number, number>>>>;
    readonly materials: readonly Material[];
  };
}

/** Wraps a container; its copies share meshes, materials and textures. */
export function playcanvasModel(
  app: AppBase,
  { resource, unload }: LoadedContainer,
): EngineModel<Entity, PlaycanvasClips> {
  const { animations, materials, textures, data } = resource as unknown as ContainerParts;
  const tracks = animations.map((asset) => asset.resource as AnimTrack);
  const pictures = textures.map((asset) => (asset.resource as Texture).getSource() as unknown);
  const joints = new Set(data.skins.flatMap(({ boneNames }) => boneNames));
  // Rest pose of the nodes; copies move theirs.
  const rest = resource.instantiateRenderEntity({});
  const trackOf = (name: string) => tracks.find((track) => track.name === name)!;
  return {
    clips: [...new Set(tracks.map(({ name }) => name))],
    variants: Object.keys(data.variants ?? {}),
    metal: materials.some((asset) => isMetal(asset.resource as StandardMaterial)),
    // Pictures are uploaded during reading.
    uploads: [],
    rig: () => rigNodes(rest, joints),
    points() {
      const back = rest.getWorldTransform().clone().invert();
      const found = (rest.findComponents('render') as RenderComponent[]).flatMap(({ meshInstances }) =>
        meshInstances.flatMap(({ mesh, node }) => {
          const positions: number[] = [];
          const count = mesh!.getPositions(positions);
          const place = new Mat4().mul2(back, node.getWorldTransform());
          const size = storedScale(mesh!);
          return Array.from({ length: count }, (_, at) => {
            const { x, y, z } = place.transformPoint(
              new Vec3(positions.slice(at * 3, at * 3 + 3)).mulScalar(size),
            );
            return [x, y, z];
          }).flat();
        }),
      );
      return Float32Array.from(found);
    },
    tracks: (name) => rigTracks(rest, trackOf(name)),
    instance: () => playcanvasInstance(app, resource, [...tracks]),
    dispose() {
      for (const { meshInstances } of rest.findComponents('render') as RenderComponent[])
        for (const each of meshInstances) freeVertexArray(app.graphicsDevice, each);
      rest.destroy();
      unload();
      for (const picture of pictures) {
        if (typeof ImageBitmap === 'function' && picture instanceof ImageBitmap) picture.close();
      }
    },
  };
}

function playcanvasInstance(
  app: AppBase,
  container: ContainerResource,
  tracks: AnimTrack[],
): EngineInstance<Entity, PlaycanvasClips> {
  const content = container.instantiateRenderEntity({});
  const root = new Entity('asset', app);
  root.addChild(content);
  const player = clipPlayer(content);
  const trackOf = (name: string) => tracks.find((track) => track.name === name)!;
  const renders = () => content.findComponents('render') as RenderComponent[];
  const own = new Map(
    renders().flatMap(({ meshInstances }) => meshInstances.map((each) => [each, each.material])),
  );
  const { variants = {}, meshVariants = {}, materials } = (container as unknown as ContainerParts).data;
  let destroyed = false;
  root.once('destroy', () => {
    destroyed = true;
  });
  return {
    root,
    native: { entity: content, tracks, container },
    setShadows({ cast, receive }) {
      for (const render of renders()) {
        if (cast !== undefined) render.castShadows = cast;
        if (receive !== undefined) render.receiveShadows = receive;
      }
    },
    setVariant(name) {
      for (const [part, material] of own) {
        const shown = name === undefined ? undefined : meshVariants[part.mesh!.id]?.[variants[name]!];
        part.material = shown === undefined ? material : materials[shown]!;
      }
    },
    mount(node, child, { position, rotation, offset, scale }) {
      const bone = nodesFrom(content)[node]!;
      const [place, size] = [new Entity(mounted, app), new Entity('size', app)];
      const { x, y, z } = bone.getWorldTransform().getScale();
      place.setLocalPosition(...position);
      place.setLocalRotation(...rotation);
      // The scale of the body is undone, so that metres are those of the scene.
      place.setLocalScale(1 / x, 1 / y, 1 / z);
      size.setLocalPosition(...offset);
      size.setLocalScale(scale, scale, scale);
      place.addChild(size);
      bone.addChild(place);
      child.reparent(size);
      return () => {
        if (child.parent === size) child.remove();
        place.destroy();
      };
    },
    // The engine compiles with the first draw, and keeps every program.
    warm: async () => {},
    start: (clip, state) => player.start(trackOf(clip), state),
    weigh: (clip, weight) => player.weigh(clip, weight),
    time: (clip) => player.time(clip),
    halt: (clip) => player.halt(clip),
    add: (clip) => void tracks.push(trackFor(content, clip)),
    advance: (seconds) => void (!destroyed && player.advance(seconds)),
    dispose() {
      if (!destroyed) root.destroy();
    },
  };
}

function isMetal({ metalness, useMetalness }: StandardMaterial): boolean {
  return useMetalness && metalness > 0.5;
}
