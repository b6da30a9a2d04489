import {
  type Accessor,
  type Document,
  Format,
  type Node,
  type NodeIO,
  type Scene,
  type Texture,
  type WebIO,
} from '@gltf-transform/core';
import { MESHOPT_EXTENSIONS } from '../../read/accessor-layout.ts';
import { extensionAt, type JsonObject, objectsAt } from '../../read/json.ts';
import type { Levels } from './levels-extension.ts';

/** A written document: JSON, and the pieces of its binary chunk in order. */
export interface WrittenDocument {
  json: JsonObject;
  pieces: Uint8Array[];
}

/** The data that the coarsest picture of a scene needs; undefined for a document without levels of detail. */
export function coarseData(document: Document): Set<Accessor | Texture> | undefined {
  const coarse = new Set<Accessor | Texture>();
  const graph = document.getGraph();
  const seen = new Set<object>();
  const collect = (part: ReturnType<typeof graph.listChildren>[number]) => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.propertyType === 'Accessor' || part.propertyType === 'Texture')
      coarse.add(part as Accessor | Texture);
    // A buffer knows its accessors, and not the other way round.
    else if (part.propertyType !== 'Buffer') for (const child of graph.listChildren(part)) collect(child);
  };
  let hasLevels = false;
  for (const node of document.getRoot().listScenes().flatMap(nodesOf)) {
    const level = levelsOf(node).at(-1);
    hasLevels ||= level !== undefined;
    // What is below a node with levels belongs to its finest level, except for nodes with levels of their own.
    for (const shown of level ? nodesOf(level) : isBelowLevels(node) ? [] : [node]) {
      const bindings = shown.getSkin()?.getInverseBindMatrices();
      for (const part of [shown.getMesh(), bindings, shown.getExtension('EXT_mesh_gpu_instancing')])
        if (part) collect(part);
    }
  }
  return hasLevels ? coarse : undefined;
}

function nodesOf(from: Node | Scene): Node[] {
  const nodes: Node[] = [];
  from.traverse((node) => nodes.push(node));
  return nodes;
}

function levelsOf(node: Node): Node[] {
  return node.getExtension<Levels>('MSFT_lod')?.listLevels() ?? [];
}

function isBelowLevels(node: Node): boolean {
  const parent = node.getParentNode();
  return parent !== null && (levelsOf(parent).length > 0 || isBelowLevels(parent));
}

/** Writes a document with some of its data before the rest: their geometry, their pictures, then everything else. */
export async function writeInOrder(
  document: Document,
  io: NodeIO | WebIO,
  early: ReadonlySet<Accessor | Texture>,
): Promise<WrittenDocument> {
  const root = document.getRoot();
  const first = root.listBuffers()[0] ?? document.createBuffer();
  const rest = document.createBuffer();
  first.setURI('first.bin');
  rest.setURI('rest.bin');
  for (const accessor of root.listAccessors()) accessor.setBuffer(early.has(accessor) ? first : rest);
  // A picture without a name of its own gets a unique one.
  for (const texture of root.listTextures()) texture.setURI('');
  const areEarly = root.listTextures().map((texture) => early.has(texture));
  const { json, resources } = await io.writeJSON(document, { format: Format.GLTF });
  for (const accessor of root.listAccessors()) accessor.setBuffer(first);
  rest.dispose();
  first.setURI('');
  return packed(json as unknown as JsonObject, resources, areEarly);
}

function packed(
  json: JsonObject,
  resources: Readonly<Record<string, Uint8Array>>,
  areEarly: readonly boolean[],
): WrittenDocument {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const place = (bytes: Uint8Array): number => {
    const at = length;
    const padding = -bytes.byteLength & 7;
    pieces.push(bytes, ...(padding > 0 ? [new Uint8Array(padding)] : []));
    length += bytes.byteLength + padding;
    return at;
  };
  const views = objectsAt(json, 'bufferViews', '');
  const buffers = objectsAt(json, 'buffers', '');
  const placeImages = (early: boolean) => {
    for (const [index, image] of objectsAt(json, 'images', '').entries()) {
      const bytes = resources[image.uri as string];
      if (!bytes || areEarly[index] !== early) continue;
      delete image.uri;
      image.bufferView = views.length + pictures.length;
      pictures.push({ buffer: 0, byteOffset: place(bytes), byteLength: bytes.byteLength });
    }
  };
  const pictures: JsonObject[] = [];
  const [first, rest] = [0, 1].map((index) => resources[buffers[index]?.uri as string] ?? new Uint8Array(0));
  const starts = [place(first!)];
  placeImages(true);
  starts.push(place(rest!));
  placeImages(false);
  for (const [index, view] of views.entries()) {
    const compressed = MESHOPT_EXTENSIONS.map((name) => extensionAt(view, name, `/bufferViews/${index}`));
    for (const range of [view, ...compressed]) if (range) move(range, starts);
  }
  json.bufferViews = [...views, ...pictures];
  // Buffers after those two have no data: they are what a compressed one decodes to.
  json.buffers = [...(length > 0 ? [{ byteLength: length }] : []), ...buffers.slice(2)];
  return { json, pieces };
}

function move(range: JsonObject, starts: readonly number[]): void {
  const start = starts[range.buffer as number];
  if (start === undefined) range.buffer = (range.buffer as number) - 1;
  else
    Object.assign(range, { buffer: 0, byteOffset: ((range.byteOffset as number | undefined) ?? 0) + start });
}
