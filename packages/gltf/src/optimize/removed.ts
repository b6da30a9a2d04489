import type { AnimationChannel, Document, Property } from '@gltf-transform/core';
import type { AnimatedPointer } from './references/animation-pointers.ts';

/** A kind of thing that a file can hold. */
export type RemovedKind =
  | 'scene'
  | 'node'
  | 'mesh'
  | 'material'
  | 'texture'
  | 'skin'
  | 'camera'
  | 'clip'
  | 'track'
  | 'attribute'
  | 'extension';

/** What of the input is not in the output. */
export interface Removed {
  kind: RemovedKind;
  /** With the ones that have no name. */
  count: number;
  /** Each name once; for a track its clip, node and property. */
  names: string[];
  why: string;
}

/** The names of everything in a document, with repetitions. */
export type Inventory = Readonly<Record<Exclude<RemovedKind, 'attribute'>, readonly string[]>>;

export function inventoryOf(document: Document): Inventory {
  const root = document.getRoot();
  const names = (properties: readonly Property[]) => properties.map((property) => property.getName());
  const clips = root.listAnimations();
  return {
    scene: names(root.listScenes()),
    node: names(root.listNodes()),
    mesh: names(root.listMeshes()),
    material: names(root.listMaterials()),
    texture: names(root.listTextures()),
    skin: names(root.listSkins()),
    camera: names(root.listCameras()),
    clip: names(clips),
    track: clips.flatMap((clip) =>
      clip
        .listChannels()
        .map((channel) => [clip.getName(), targetName(channel), channel.getTargetPath()].join(' ')),
    ),
    extension: root.listExtensionsUsed().map(({ extensionName }) => extensionName),
  };
}

function targetName(channel: AnimationChannel): string {
  const pointer = channel.getExtension<AnimatedPointer>('KHR_animation_pointer');
  const target = pointer?.getTarget() ?? channel.getTargetNode();
  return `${target?.getName() ?? ''}${pointer?.getRest() ?? ''}`;
}

/** Lists what is in one inventory and not in a later one of the same document, and removed vertex attributes. */
export function removedBetween(
  before: Inventory,
  after: Inventory,
  attributes: readonly string[],
): Removed[] {
  const kinds = Object.keys(before) as (keyof Inventory)[];
  const lists = kinds.map((kind) => [kind, missing(before[kind], after[kind])] as const);
  return [...lists, ['attribute', attributes] as const].flatMap(([kind, gone]) =>
    gone.length === 0
      ? []
      : [
          {
            kind,
            count: gone.length,
            names: [...new Set(gone)].filter((name) => name !== ''),
            why: REASONS[kind],
          },
        ],
  );
}

function missing(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const name of after) left.set(name, (left.get(name) ?? 0) + 1);
  return before.filter((name) => {
    const number = left.get(name) ?? 0;
    left.set(name, number - 1);
    return number <= 0;
  });
}

const REASONS: Readonly<Record<RemovedKind, string>> = {
  scene: 'nothing was in it',
  node: 'no scene shows it, or its mesh was joined to another',
  mesh: 'nothing uses it, it equals another, or it was joined to another',
  material: 'nothing uses it, it equals another, or its colour is in the palette',
  texture: 'nothing uses it, or it equals another',
  skin: 'nothing uses it, or it equals another',
  camera: 'nothing uses it',
  clip: 'it moves nothing',
  track: 'it holds the rest pose of this file',
  attribute: 'no material, extension or baked light reads it',
  extension: 'nothing uses it any more, or it was another way to store the same data',
};
