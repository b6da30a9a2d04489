import { bytesSource } from '@meshwright/gltf/inspect';
import type { BonePair } from '@meshwright/gltf/math';
import { rigPassport } from '@meshwright/gltf/rig';
import type { RigNode } from './rig.ts';
import { rigFile } from './rig-file.ts';

/** Returns the matching bones of two rigs; undefined when they are not of one kind of body. */
export async function sameBody(
  source: readonly RigNode[],
  target: readonly RigNode[],
): Promise<BonePair[] | undefined> {
  const [from, to] = [await bonesOf(source), await bonesOf(target)];
  if (from.kind !== to.kind || from.kind === 'none') return undefined;
  const pairs = from.bones.flatMap(({ bone, node }) => {
    const match = to.bones.find((other) => other.bone === bone);
    return match ? [{ from: node, to: match.node, bone }] : [];
  });
  return [...pairs, ...pairsByName(source, target, pairs)];
}

/** Pairs joints outside the body, such as tails and hair, by their names. */
function pairsByName(
  source: readonly RigNode[],
  target: readonly RigNode[],
  taken: readonly BonePair[],
): BonePair[] {
  const free = (nodes: readonly RigNode[], side: 'from' | 'to') =>
    nodes.flatMap(({ name, joint }, node) =>
      joint && name && !taken.some((pair) => pair[side] === node) ? [[name, node] as const] : [],
    );
  const targetsByName = new Map(free(target, 'to'));
  return free(source, 'from').flatMap(([bone, node]) => {
    const match = targetsByName.get(bone);
    return match === undefined ? [] : [{ from: node, to: match, bone }];
  });
}

/** Returns the rig passport's bones. */
async function bonesOf(nodes: readonly RigNode[]) {
  return rigPassport(bytesSource(rigFile(nodes), 'rig'));
}
