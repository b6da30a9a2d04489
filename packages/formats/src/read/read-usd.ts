/// <reference path="./three/usd-parsers.d.ts" />
import type { Document } from '@gltf-transform/core';
import { strFromU8 } from 'fflate';
import { type AnimationClip, type Bone, ImageLoader, type Texture } from 'three';
import { USDComposer } from 'three/examples/jsm/loaders/usd/USDComposer.js';
import { FormatError } from '../format-error.ts';
import type { InputFile } from '../input-file.ts';
import { gltfPicture } from './pictures.ts';
import type { ReadContext } from './read-options.ts';
import { documentOfThree } from './three/document-of-three.ts';
import { unpack } from './unpack.ts';
import { composeLayers, filesOf } from './usd/compose-layers.ts';
import { takeDisplayColors } from './usd/display-colors.ts';
import { parseUsda } from './usd/parse-usda.ts';
import { parseUsdc } from './usd/parse-usdc.ts';
import type { Layer } from './usd/specs.ts';

/**
 * Reads a USDZ package, a USDA text or a USDC crate: prims, meshes, preview surfaces with their pictures, skeletons and their
 * animations, colours of vertices; metres, Y up. Layers are composed with those beside them, in the package or not: sublayers, references,
 * payloads, classes and selected variants.
 * @throws FormatError `unreadable_model` | `no_geometry` | `too_much_work`
 */
export async function readUsd(file: InputFile, { beside, warn }: ReadContext): Promise<Document> {
  const files = new Map(Object.entries(isZip(file.bytes) ? unpack(file) : { [root]: file.bytes }));
  const [first] = files.keys();
  if (first === undefined || !isLayer.test(first)) {
    throw new FormatError(
      'unreadable_model',
      `read ${file.name}: the package does not begin with a USD layer; export it again.`,
    );
  }
  const layers = new Map<string, Layer>();
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  // A crate may name pictures where they are not looked for.
  const wanted = [first, ...[...files.keys()].filter((path) => /\.(png|jpe?g)$/i.test(path))];
  for (const path of wanted) {
    const bytes = files.get(path) ?? (await beside?.(path));
    if (!bytes) {
      const message = `${file.name} names ${path}, which is not beside it: what comes from it is left out`;
      warn({ code: 'missing_file', message });
      continue;
    }
    if (!isLayer.test(path)) {
      const picture = await gltfPicture(bytes, path);
      if (picture) pictures.set(path, picture.bytes);
      else {
        const message = `${file.name} names ${path}: it is damaged or of a kind that is not read, the picture is left out`;
        warn({ code: 'picture_not_read', message });
      }
      continue;
    }
    const layer = silenceConsole(() => readLayer(bytes));
    layers.set(path, layer);
    for (const named of filesOf(layer, path)) if (!wanted.includes(named)) wanted.push(named);
    if (wanted.length > mostFiles)
      throw new FormatError(
        'too_much_work',
        `read ${file.name}: it names more than ${mostFiles} files; export it as one USDZ.`,
      );
  }
  const specs = composeLayers(first, layers, file.name);
  const colors = takeDisplayColors(specs);
  if (colors.unshown.length > 0) {
    const meshes = colors.unshown.slice(0, 5).join(', ');
    const message = `${file.name}: the materials of ${colors.unshown.length} meshes (${meshes}) do not show the colours of their vertices, which are left out`;
    warn({ code: 'lost', message });
  }
  const composer = new StageComposer();
  composer.imageLoader = new PictureNames();
  const group = silenceConsole(() =>
    composer.compose(
      { specsByPath: specs },
      Object.fromEntries([...pictures.keys()].map((path) => [path, path])),
      {},
      '',
    ),
  );
  const document = await documentOfThree(group, {
    clips: composer.named(group.animations, specs['/']?.fields.customLayerData),
    bonesOf: (clip) => composer.bonesOf(clip),
    scale: 1,
    colorOf: colors.at,
    pictureOf: async ({ image }: Texture) =>
      pictures.get((image as { path?: string } | null)?.path ?? '') ?? null,
  });
  if (document.getRoot().listMeshes().length === 0) {
    throw new FormatError('no_geometry', `read ${file.name}: the stage has no mesh; export it with one.`);
  }
  return document;
}

/** Name of a layer that is alone. */
const root = 'model.usd';
const isLayer = /\.usd[ac]?$/i;
const mostFiles = 2000;

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function readLayer(bytes: Uint8Array): Layer {
  const isCrate = strFromU8(bytes.subarray(0, 8), true) === 'PXR-USDC';
  return isCrate ? parseUsdc(bytes) : parseUsda(new TextDecoder().decode(bytes));
}

/** The composer of three.js, which knows the skeleton that each clip is for: joints of two skeletons may have the same names. */
class StageComposer extends USDComposer {
  readonly #paths = new Map<AnimationClip, string>();

  override _buildAnimationClip(path: string): AnimationClip | null {
    const clip = super._buildAnimationClip(path);
    if (clip) this.#paths.set(clip, path);
    return clip;
  }

  /** Returns clips in which that of the nodes, which the composer adds, has the name of the clip that plays with it. */
  named(clips: readonly AnimationClip[], stated: unknown): readonly AnimationClip[] {
    const bound = Object.values(this.skeletons).flatMap(
      ({ animationPath }) => animationPath?.split('/').at(-1) ?? [],
    );
    const { clip: own } = (stated ?? {}) as { clip?: unknown };
    const name = bound[0] ?? (typeof own === 'string' && own !== '' ? own : undefined);
    for (const clip of clips) if (!this.#paths.has(clip) && name !== undefined) clip.name = name;
    return clips;
  }

  /** Returns the bones that a clip moves: of the skeleton that it is bound to or below, else of one with its joints. */
  bonesOf(clip: AnimationClip): readonly Bone[] | undefined {
    const path = this.#paths.get(clip);
    if (path === undefined) return undefined;
    const skeletons = Object.entries(this.skeletons);
    const joints = new Set(clip.tracks.map(({ name }) => name.slice(0, name.lastIndexOf('.'))));
    const animated =
      skeletons.find(([at]) => path.startsWith(`${at}/`)) ??
      skeletons.find(([, { animationPath }]) => animationPath === path) ??
      skeletons.find(([, { skeleton }]) => skeleton.bones.some(({ name }) => joints.has(name)));
    return animated?.[1].skeleton.bones;
  }
}

/** Loads nothing: an image keeps its path until its bytes are read. */
class PictureNames extends ImageLoader {
  override load(path: string, onLoad?: (image: HTMLImageElement) => void): HTMLImageElement {
    const image = { path } as unknown as HTMLImageElement;
    onLoad?.(image);
    return image;
  }
}

/** Runs loaders without their console warnings: the console belongs to the host process. */
function silenceConsole<T>(work: () => T): T {
  const { warn, error, log } = console;
  console.warn = () => {};
  console.error = () => {};
  console.log = () => {};
  try {
    return work();
  } finally {
    Object.assign(console, { warn, error, log });
  }
}
