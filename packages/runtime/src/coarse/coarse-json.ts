import { copyPart, type Json, type Take } from './copy-part.ts';

export interface CoarseJson {
  /** A file with one level of the scene and nothing else; its buffer 0 is the beginning of the whole one. */
  readonly json: Json;
  /** Bytes of buffer 0 that it needs. */
  readonly end: number;
}

/**
 * Reduces a file to one level of its scene (MSFT_lod), without lights and cameras. Undefined for a file without levels.
 * @param pick chooses among the coarser levels of a node
 * @param withClips keeps the clips; a level of a node that they move is then below it
 * @throws for a broken file, or one with data outside
 */
export function coarseJson(
  whole: Json,
  pick: (levels: readonly number[]) => number | undefined = (levels) => levels.at(-1),
  withClips = false,
): CoarseJson | undefined {
  const levelOf = (index: number): number | undefined => {
    const levels = levelsOf(whole.nodes[index]);
    return levels && pick(levels);
  };
  const scene = whole.scenes[whole.scene ?? 0];
  const fine = fineNodes(scene.nodes, whole.nodes);
  if (fine.size === 0) return undefined;
  const lists: Record<string, Json[]> = {};
  const places = new Map<string, number>();
  const animations: Json[] = (withClips && whole.animations) || [];
  const moving = new Set(
    animations.flatMap(({ channels }) => channels.map(({ target }: Json) => target.node)),
  );

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

  /** Adds the level beside a node, which keeps its children: they may be bones or sockets. */
  const withLevels = (nodes: number[]): number[] =>
    nodes.flatMap((index) => {
      const level = moving.has(index) ? undefined : levelOf(index);
      return [take('nodes', index), ...(level === undefined ? [] : [take('nodes', level)])];
    });

  function copyNode(
    { children = [], camera, mesh, skin, weights, extensions, ...rest }: Json,
    index: number,
  ): Json {
    const level = moving.has(index) ? levelOf(index) : undefined;
    const below = [...withLevels(children), ...(level === undefined ? [] : [levelBelow(rest, level)])];
    return {
      ...rest,
      ...(below.length > 0 && { children: below }),
      ...(!fine.has(index) && copyPart.shown!({ mesh, skin, weights, extensions }, take)),
    };
  }

  /** Adds a level below a node at whose side it was placed. */
  function levelBelow({ translation, rotation, scale }: Json, level: number): number {
    const [x, y, z, w] = rotation ?? [0, 0, 0, 1];
    const back = [
      { translation: (translation ?? [0, 0, 0]).map((part: number) => 0 - part) },
      { rotation: [-x, -y, -z, w] },
      { scale: (scale ?? [1, 1, 1]).map((part: number) => 1 / (part || 1)) },
    ];
    return back.reduce(
      (child, place) => lists.nodes!.push({ ...place, children: [child] }) - 1,
      take('nodes', level),
    );
  }

  /** Copies the clips of nodes that are in the copy. */
  function clips(): Json[] {
    return animations.flatMap(({ channels, samplers, ...clip }) => {
      const own = channels.filter(
        ({ target: { node, path } }: Json) =>
          places.has(`nodes ${node}`) &&
          (path !== 'weights' || lists.nodes![places.get(`nodes ${node}`)!].mesh !== undefined),
      );
      if (own.length === 0) return [];
      const used = [...new Set<number>(own.map(({ sampler }: Json) => sampler))];
      return {
        ...clip,
        channels: own.map(({ sampler, target, ...channel }: Json) => ({
          ...channel,
          sampler: used.indexOf(sampler),
          target: { ...target, node: places.get(`nodes ${target.node}`) },
        })),
        samplers: used.map((index) => {
          const { input, output, ...sampler } = samplers[index];
          return { ...sampler, input: take('accessors', input), output: take('accessors', output) };
        }),
      };
    });
  }

  const nodes = withLevels(scene.nodes);
  const kept = clips();
  const { asset, buffers, extensionsUsed, extensionsRequired } = whole;
  if (buffers[0].uri !== undefined) throw new Error('data outside of the file');
  const end = Math.max(...lists.bufferViews!.map(endOf));
  const json = {
    asset,
    ...withoutAbsent({ extensionsUsed, extensionsRequired }),
    scene: 0,
    scenes: [{ name: scene.name, extras: scene.extras, nodes }],
    ...lists,
    ...(kept.length > 0 && { animations: kept }),
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
      visit(child, isFine || levelsOf(nodes[child]) !== undefined);
  };
  for (const root of roots) visit(root, levelsOf(nodes[root]) !== undefined);
  return found;
}

/** Returns the nodes of the coarser levels of a node, the coarsest last; undefined for a node without. */
export function levelsOf({ extensions }: Json): readonly number[] | undefined {
  const ids = extensions?.MSFT_lod?.ids;
  return ids?.length > 0 ? ids : undefined;
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
