import { bytesSource } from '@meshwright/gltf/inspect';
import { rigPassport } from '@meshwright/gltf/rig';
import type { RigNode } from './rig.ts';
import { rigFile } from './rig-file.ts';

/** Nodes of two rigs that are the same body part. */
export interface BonePair {
  readonly source: number;
  readonly target: number;
  /** Name in a rig passport, such as `leftUpperArm`; the node's name for a joint outside the body. */
  readonly bone: string;
}

/** Returns the matching bones of two rigs; undefined when they are not of one kind of body. */
export async function sameBody(
  source: readonly RigNode[],
  target: readonly RigNode[],
): Promise<BonePair[] | undefined> {
  const [from, to] = [await bonesOf(source), await bonesOf(target)];
  if (from.kind !== to.kind || from.kind === 'none') return undefined;
  const pairs = from.bones.flatMap(({ bone, node }) => {
    const match = to.bones.find((other) => other.bone === bone);
    return match ? [{ source: node, target: match.node, bone }] : [];
  });
  return [...pairs, ...pairsByName(source, target, pairs)];
}

/** Pairs joints outside the body, such as tails and hair, by their names. */
function pairsByName(
  source: readonly RigNode[],
  target: readonly RigNode[],
  taken: readonly BonePair[],
): BonePair[] {
  const free = (nodes: readonly RigNode[], side: 'source' | 'target') =>
    nodes.flatMap(({ name, joint }, node) =>
      joint && name && !taken.some((pair) => pair[side] === node) ? [[name, node] as const] : [],
    );
  const targetsByName = new Map(free(target, 'target'));
  return free(source, 'source').flatMap(([bone, node]) => {
    const match = targetsByName.get(bone);
    return match === undefined ? [] : [{ source: node, target: match, bone }];
  });
}

/** Returns the rig passport's bones. */
async function bonesOf(nodes: readonly RigNode[]) {
  return rigPassport(bytesSource(rigFile(nodes), 'rig'));
}
