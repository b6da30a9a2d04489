import { GltfError } from '../../../gltf-error.ts';
import type { Model } from '../../../read/model.ts';
import { passportOf } from '../../../rig/rig-passport.ts';
import { count, namesText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';

/** Limbs that move no vertex, and many bones that move nothing at all. */
export async function idleBones({ reader, report }: Examination): Promise<Finding[]> {
  const { model } = reader;
  if (report.joints === 0 || report.triangles === 0) return [];
  const weighted = await weightedJoints(reader);
  if (weighted === null) return [];
  const name = (node: number) => model.nodes[node]!.name || `node ${node}`;
  const { bones, kind } = passportOf(model);
  const named = new Set(bones.map(({ node }) => node));
  const limbs = bones.filter(
    ({ bone, node, confidence }) =>
      kind !== 'none' && confidence >= SURE && LIMBS.test(bone) && !carries(model, node, weighted, named),
  );
  const findings: Finding[] = [];
  if (limbs.length > 0) {
    findings.push({
      code: 'limb_without_weight',
      severity: 'warning',
      message: `${count(limbs.length, 'limb bone moves', 'limb bones move')} no vertex: ${namesText(limbs.map(({ node }) => name(node)))}`,
      consequence: 'clips turn the bone, and the mesh there stays stiff or follows another bone',
      fix: { does: 'rig it again, or paint weights', task: { family: 'rigging', request: {} } },
      pointer: `/nodes/${limbs[0]!.node}`,
    });
  }
  const joints = [...new Set(model.skins.flatMap((skin) => skin.joints))];
  const idle = joints.filter(
    (node) => !carries(model, node, weighted, new Set()) && !model.nodes[node]!.mesh,
  );
  if (idle.length >= FEW && idle.length > joints.length * SHARE) {
    findings.push({
      code: 'idle_bones',
      severity: 'note',
      message: `${count(idle.length, 'bone')} of ${joints.length} move no vertex: ${namesText(idle.map(name))}`,
      consequence: 'each is posed, stored in every clip and sent to the GPU like the others',
      fix: { does: 'delete bones without vertices in the exporting program, except sockets for props' },
      pointer: `/nodes/${idle[0]!}`,
    });
  }
  return findings;
}

/** Nodes that any vertex follows; null where weights cannot be read. */
async function weightedJoints(reader: Examination['reader']): Promise<Set<number> | null> {
  const { model } = reader;
  const weighted = new Set<number>();
  try {
    for (const { mesh, skin } of model.nodes) {
      if (mesh === undefined || skin === undefined) continue;
      const { joints: nodes } = model.skins[skin]!;
      for (const { joints, weights } of model.meshes[mesh]!.primitives) {
        for (const [set, accessor] of joints.entries()) {
          const weight = weights[set];
          if (weight === undefined) continue;
          const all = model.accessors[accessor]!.count;
          const [indices, shares] = [
            await reader.elements(accessor, 0, all),
            await reader.elements(weight, 0, all),
          ];
          const used = new Uint8Array(nodes.length);
          for (let at = 0; at < shares.length; at++) if (shares[at]! > FAINT) used[indices[at]!] = 1;
          for (const [index, node] of nodes.entries()) if (used[index]) weighted.add(node);
        }
      }
    }
  } catch (error) {
    if (error instanceof GltfError) return null;
    throw error;
  }
  return weighted;
}

/** True when the node or one below it has a vertex or a mesh; `others` belong to bones of their own. */
function carries(model: Model, node: number, weighted: Set<number>, others: Set<number>): boolean {
  const stack = [node];
  const seen = new Set(stack);
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (weighted.has(at) || (at !== node && model.nodes[at]!.mesh !== undefined)) return true;
    for (const child of model.nodes[at]!.children) {
      if (others.has(child) || seen.has(child)) continue;
      seen.add(child);
      stack.push(child);
    }
  }
  return false;
}

const LIMBS = /^(left|right)(Front|Hind)?(Upper|Lower)(Arm|Leg)$|^head$/;
/** Confidence of the rig report from which a bone is what its name says. */
const SURE = 0.8;
/** Weight that moves a vertex visibly. */
const FAINT = 0.01;
const FEW = 10;
const SHARE = 0.25;
