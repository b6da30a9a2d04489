import { copyPart, type Json, type Take } from './copy-part.ts';

export interface CoarseJson {
  /** A file with the coarsest levels of the scene and nothing else; its buffer 0 is the beginning of the whole one. */
  readonly json: Json;
  /** Bytes of buffer 0 that it needs. */
  readonly end: number;
}

/**
 * Reduces a file to the coarsest levels of its scene (MSFT_lod), without clips, lights and cameras. Undefined for a file
 * without levels. @throws for a broken file, or one with data outside
 */
export function coarseJson(whole: Json): CoarseJson | undefined {
  const scene = whole.scenes[whole.scene ?? 0];
  const fine = fineNodes(scene.nodes, whole.nodes);
  if (fine.size === 0) return undefined;
  const lists: Record<string, Json[]> = {};
  const places = new Map<string, number>();

  /** Copies a part at its first use, and returns its new index. */
  const take: Take = (list, index) => {
    const known = places.get(`${list} ${index}`);
    if (known !== undefined) return known;
    lists[list] ??= [];
    const place = lists[list].push(undefined) - 1;
    places.set(`${list} ${index}`, place);
    const part = whole[list][index];
    lists[list][place] = list === 'nodes' ? copyNode(part, index) : copyPart[list]!(part, take);
    return place;
  };

  /** Adds the coarsest level beside a node, which keeps its children: they may be bones or sockets. */
  const withLevels = (nodes: number[]): number[] =>
    nodes.flatMap((index) => {
      const level = coarsest(whole.nodes[index]);
      return [take('nodes', index), ...(level === undefined ? [] : [take('nodes', level)])];
    });

  function copyNode(
    { children, camera, mesh, skin, weights, extensions, ...rest }: Json,
    index: number,
  ): Json {
    return {
      ...rest,
      ...(children && { children: withLevels(children) }),
      ...(!fine.has(index) && copyPart.shown!({ mesh, skin, weights, extensions }, take)),
    };
  }

  const nodes = withLevels(scene.nodes);
  const { asset, buffers, extensionsUsed, extensionsRequired } = whole;
  if (buffers[0].uri !== undefined) throw new Error('data outside of the file');
  const end = Math.max(...lists.bufferViews!.map(endOf));
  const json = {
    asset,
    ...withoutAbsent({ extensionsUsed, extensionsRequired }),
    scene: 0,
    scenes: [{ name: scene.name, extras: scene.extras, nodes }],
    ...lists,
    buffers: [{ byteLength: end }, ...buffers.slice(1)],
  };
  return { json, end };
}

/** Returns the nodes with levels and those below them: what they draw belongs to the finest level. */
function fineNodes(roots: number[], nodes: Json[]): Set<number> {
  const found = new Set<number>();
  const seen = new Set<number>();
  const visit = (index: number, isFine: boolean) => {
    if ((isFine ? found : seen).has(index)) return;
    (isFine ? found : seen).add(index);
    for (const child of nodes[index].children ?? [])
      visit(child, isFine || coarsest(nodes[child]) !== undefined);
  };
  for (const root of roots) visit(root, coarsest(nodes[root]) !== undefined);
  return found;
}

function coarsest({ extensions }: Json): number | undefined {
  return extensions?.MSFT_lod?.ids.at(-1);
}

/** Returns where the bytes of a view end in the file, compressed or not. */
function endOf({ extensions, ...view }: Json): number {
  const range = extensions?.EXT_meshopt_compression ?? extensions?.KHR_meshopt_compression ?? view;
  if (range.buffer !== 0) throw new Error('data outside of the file');
  return (range.byteOffset ?? 0) + range.byteLength;
}

/** Removes the names of extensions whose parts are left out, and lists that are then empty. */
function withoutAbsent(lists: Record<string, string[] | undefined>): Json {
  const kept = Object.entries(lists).flatMap(([key, names]) => {
    const left = names?.filter((name) => !absent.includes(name)) ?? [];
    return left.length > 0 ? [[key, left]] : [];
  });
  return Object.fromEntries(kept);
}

const absent = ['MSFT_lod', 'KHR_lights_punctual', 'KHR_materials_variants', 'KHR_animation_pointer'];
