import type { Document, Node } from '@gltf-transform/core';
import { Matrix4, Quaternion, Vector3 } from 'three';
import type { FittedBody } from './body/fitted-body.ts';
import { skeletons } from './skeletons.ts';
import { bonesOf } from './skin/bones.ts';

/** Joints of several bones, and the child that continues them. */
const onward: Readonly<Record<string, string>> = { Hips: 'Spine02', Spine: 'neck' };

/** A node of a joint at rest, and its transform from the joint to the body. */
interface JointNode {
  readonly node: Node;
  readonly matrix: Matrix4;
}

/**
 * Creates the nodes of a skeleton at rest, parents first. The Y of a joint runs along its bone, as editors draw bones, and
 * its Z looks as far ahead as that allows, or up where the bone itself runs ahead. Markers are rotated as their parent.
 * @param height of the body, in metres
 */
export function skeletonNodes(
  document: Document,
  fitted: FittedBody,
  height: number,
): Map<string, JointNode> {
  const made = new Map<string, JointNode>();
  for (const { name, parent, marker } of skeletons[fitted.kind]) {
    const above = parent === null ? null : made.get(parent)!;
    const place = new Vector3(...fitted.joints.get(name)!);
    const along = marker ? null : boneOf(fitted, name);
    const parentTurn = new Quaternion().setFromRotationMatrix(above?.matrix ?? new Matrix4());
    const matrix = new Matrix4().compose(
      place.multiplyScalar(height),
      along ? frameAlong(along) : parentTurn,
      new Vector3(1, 1, 1),
    );
    const [offset, turn] = [new Vector3(), new Quaternion()];
    const local = above ? above.matrix.clone().invert().multiply(matrix) : matrix;
    local.decompose(offset, turn, new Vector3());
    const node = document.createNode(name).setTranslation(offset.toArray()).setRotation(turn.toArray());
    above?.node.addChild(node);
    made.set(name, { node, matrix });
  }
  return made;
}

/** Returns the direction of the bone of a joint; null for a joint without one. */
function boneOf(fitted: FittedBody, name: string): Vector3 | null {
  const next = onward[name] ? fitted.joints.get(onward[name]) : bonesOf(fitted, name)[0]?.to;
  if (!next) return null;
  const along = new Vector3(...next).sub(new Vector3(...fitted.joints.get(name)!));
  return along.length() < 1e-6 ? null : along.normalize();
}

function frameAlong(y: Vector3): Quaternion {
  const ahead = Math.abs(y.z) > 0.8 ? new Vector3(0, 1, 0) : new Vector3(0, 0, 1);
  const z = ahead.addScaledVector(y, -ahead.dot(y)).normalize();
  return new Quaternion().setFromRotationMatrix(
    new Matrix4().makeBasis(new Vector3().crossVectors(y, z), y, z),
  );
}
