import type { RigNode } from './rig.ts';

/** Two nodes that are the same part of two bodies. */
export interface BonePair {
  readonly source: number;
  readonly target: number;
  /** As a rig passport calls it, such as `leftUpperArm`; its name for what is no bone of a body. */
  readonly bone: string;
}

/** Which nodes of two rigs are the same bones; undefined when the rigs are not of one kind of body. */
export async function sameBody(
  source: readonly RigNode[],
  target: readonly RigNode[],
): Promise<BonePair[] | undefined> {
  const [from, to] = [await bonesOf(source), await bonesOf(target)];
  if (from.kind !== to.kind || from.kind === 'none') return undefined;
  const pairs = from.bones.flatMap(({ bone, node }) => {
    const twin = to.bones.find((other) => other.bone === bone);
    return twin ? [{ source: node, target: twin.node, bone }] : [];
  });
  return [...pairs, ...namesakes(source, target, pairs)];
}

/** Joints that are no bones of a body, such as tails and hair, by their names. */
function namesakes(
  source: readonly RigNode[],
  target: readonly RigNode[],
  taken: readonly BonePair[],
): BonePair[] {
  const free = (nodes: readonly RigNode[], side: 'source' | 'target') =>
    nodes.flatMap(({ name, joint }, node) =>
      joint && name && !taken.some((pair) => pair[side] === node) ? [[name, node] as const] : [],
    );
  const twins = new Map(free(target, 'target'));
  return free(source, 'source').flatMap(([bone, node]) => {
    const twin = twins.get(bone);
    return twin === undefined ? [] : [{ source: node, target: twin, bone }];
  });
}

/** The passport of a rig; of the file it needs no more than this. */
async function bonesOf(nodes: readonly RigNode[]) {
  const [{ bytesSource }, { rigPassport }] = await Promise.all([
    import('@meshwright/gltf'),
    import('@meshwright/gltf/rig'),
  ]);
  const children = nodes.map((): number[] => []);
  for (const [index, { parent }] of nodes.entries()) if (parent !== undefined) children[parent]!.push(index);
  const listIf = (key: string, list: readonly number[]) => (list.length > 0 ? { [key]: list } : {});
  const joints = nodes.flatMap(({ joint }, index) => (joint ? [index] : []));
  const json = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [
      listIf(
        'nodes',
        nodes.flatMap(({ parent }, index) => (parent === undefined ? [index] : [])),
      ),
    ],
    nodes: nodes.map(({ name, translation, rotation, scale }, index) => ({
      name,
      translation,
      rotation,
      scale,
      ...listIf('children', children[index]!),
    })),
    ...(joints.length > 0 && { skins: [{ joints }] }),
  };
  return rigPassport(bytesSource(new TextEncoder().encode(JSON.stringify(json)), 'rig'));
}
