import type { Accessor, AnimationChannel, Document, Transform } from '@gltf-transform/core';
import { GltfError } from '../gltf-error.ts';
import type { AnimatedPointer } from '../optimize/references/animation-pointers.ts';
import { documentReader } from '../read/document-reader.ts';
import type { JsonObject } from '../read/json.ts';
import type { Source } from '../source/source.ts';
import type { Warning } from '../warning.ts';
import { channelsOf, clipName, clipsOf, samplersOf } from './session/clip-list.ts';
import type { ClipEdit, ClipStep } from './session/clip-session.ts';

/**
 * Returns clip steps as a glTF-Transform transform: `document.transform(clips(trimClip('walk', { end: 1 })),
 * prune())`. Same results and failures as `editClips`; key data that is no longer used is disposed.
 * @example
 * import { renameClips } from '@meshwright/gltf';
 * import { clips } from '@meshwright/gltf/transform';
 *
 * await document.transform(clips(renameClips('kebab')));
 */
export function clips(...steps: ClipStep[]): Transform {
  // glTF-Transform awaits its transforms, though their type returns void.
  return async function clips(document: Document): Promise<void> {
    const held: Source[] = [];
    try {
      const { edit, moved, accessorAt } = documentEdit(document, held);
      const before = [...clipsOf(edit.json)];
      for (const step of steps) await step.run(edit);
      await writeBack(document, clipsOf(edit.json), before, moved, accessorAt);
    } finally {
      for (const source of held) await source.close?.();
    }
  } as Transform;
}

type Added = { type: 'SCALAR' | 'VEC3' | 'VEC4' | 'MAT4'; numbers(): Promise<ArrayLike<number>> };

/** The clips of a document in the form that steps edit: JSON with indices, and the numbers they refer to. */
function documentEdit(
  document: Document,
  held: Source[],
): { edit: ClipEdit; moved: Moved; accessorAt(index: number): Promise<Accessor> } {
  const root = document.getRoot();
  const reader = documentReader(document);
  const accessors = root.listAccessors();
  const places = new Map(accessors.map((accessor, index) => [accessor, index]));
  const nodes = new Map(root.listNodes().map((node, index) => [node, index]));
  const added: Added[] = [];
  const moved: Moved = new Map();
  const accessorOf = new Map<number, Accessor>();
  const warnings: Warning[] = [];
  const json: JsonObject = {
    nodes: root.listNodes().map((node) => ({
      name: node.getName(),
      translation: node.getTranslation(),
      rotation: node.getRotation(),
      scale: node.getScale(),
    })),
    animations: root.listAnimations().map((animation) => {
      const samplers = animation.listSamplers();
      return {
        name: animation.getName(),
        samplers: samplers.map((sampler) => ({
          input: places.get(sampler.getInput()!),
          output: places.get(sampler.getOutput()!),
          interpolation: sampler.getInterpolation(),
        })),
        channels: animation.listChannels().map((channel) => ({
          sampler: samplers.indexOf(channel.getSampler()!),
          target: {
            node: nodes.get(channel.getTargetNode()!),
            path: channel.getTargetPath() ?? '',
            ...pointerOf(channel, document, moved),
          },
        })),
      };
    }),
  };
  const add = (type: Added['type'], numbers: Added['numbers']): number => {
    added.push({ type, numbers });
    return accessors.length + added.length - 1;
  };
  const edit: ClipEdit = {
    json,
    model: reader.model,
    async numbers(index) {
      const known = accessors[index];
      if (known) return reader.elements(index, 0, known.getCount());
      const fresh = added[index - accessors.length];
      if (fresh) return Float64Array.from(await fresh.numbers());
      throw new GltfError(
        'bad_reference',
        'a clip of the document has a sampler without data; remove it first',
      );
    },
    addNumbers: (values, type) => {
      const floats = Float32Array.from(values);
      return add(type, async () => floats);
    },
    addBytes: (_, copies) =>
      copies.map(({ json: copy, numbers }) => add(copy.type as Added['type'], numbers)),
    hold: (source) => held.push(source),
    limits: undefined,
    signal: undefined,
    warnings,
  };
  const accessorAt = async (index: number): Promise<Accessor> => {
    const known = accessors[index] ?? accessorOf.get(index);
    if (known) return known;
    const { type, numbers } = added[index - accessors.length]!;
    const accessor = document
      .createAccessor()
      .setType(type)
      .setArray(Float32Array.from(await numbers()))
      .setBuffer(root.listBuffers()[0] ?? document.createBuffer());
    accessorOf.set(index, accessor);
    return accessor;
  };
  return { edit, moved, accessorAt };
}

/** What channels move by a pointer, by the text of the pointer. */
type Moved = Map<string, AnimatedPointer>;

/** The extension of a channel's target, as a file has it. */
function pointerOf(channel: AnimationChannel, document: Document, moved: Moved): JsonObject {
  const own = channel.getExtension<AnimatedPointer>('KHR_animation_pointer');
  const pointer = own?.pointerIn(document);
  if (!own || pointer === undefined) return {};
  moved.set(pointer, own);
  return { extensions: { KHR_animation_pointer: { pointer } } };
}

function pointerIn(channel: JsonObject): string {
  const { extensions } = channel.target as { extensions?: { KHR_animation_pointer?: JsonObject } };
  return String(extensions?.KHR_animation_pointer?.pointer ?? '');
}

/** Rebuilds the clips that steps replaced in their position; other clips only get their name. */
async function writeBack(
  document: Document,
  clips: JsonObject[],
  before: JsonObject[],
  moved: Moved,
  accessorAt: (index: number) => Promise<Accessor>,
): Promise<void> {
  const root = document.getRoot();
  const old = root.listAnimations();
  const keyData = old
    .flatMap((animation) => animation.listSamplers())
    .flatMap((sampler) => [sampler.getInput(), sampler.getOutput()]);
  for (const [index, clip] of clips.entries()) {
    const animation = old[index] ?? document.createAnimation();
    animation.setName(clipName(clip));
    if (clip === before[index]) continue;
    for (const part of [...animation.listChannels(), ...animation.listSamplers()]) part.dispose();
    const samplers = [];
    for (const { input, output, interpolation } of samplersOf(clip)) {
      const sampler = document
        .createAnimationSampler()
        .setInput(await accessorAt(input as number))
        .setOutput(await accessorAt(output as number))
        .setInterpolation((interpolation ?? 'LINEAR') as 'LINEAR');
      samplers.push(sampler);
    }
    for (const [place, { sampler, node, path }] of channelsOf(clip).entries()) {
      const used = samplers[sampler]!;
      if (!animation.listSamplers().includes(used)) animation.addSampler(used);
      const channel = document
        .createAnimationChannel()
        .setSampler(used)
        .setTargetPath(path as 'rotation');
      if (node !== undefined) channel.setTargetNode(root.listNodes()[node]!);
      const pointer = moved.get(pointerIn((clip.channels as JsonObject[])[place]!));
      if (pointer) channel.setExtension('KHR_animation_pointer', pointer);
      animation.addChannel(channel);
    }
    for (const sampler of samplers) if (!animation.listSamplers().includes(sampler)) sampler.dispose();
  }
  for (const animation of old.slice(clips.length)) {
    for (const part of [...animation.listChannels(), ...animation.listSamplers(), animation]) part.dispose();
  }
  for (const accessor of new Set(keyData)) {
    if (accessor?.listParents().every((parent) => parent === root)) accessor.dispose();
  }
}
