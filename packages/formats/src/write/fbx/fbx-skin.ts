import type { mat4, Node, Skin } from '@gltf-transform/core';
import { identityMatrix, invertMatrix } from '../../mesh/matrix.ts';
import type { PolygonMesh } from '../../mesh/polygon-mesh.ts';
import type { SkinBinding } from '../../scene/skin-binding.ts';
import { type FbxNode, fbxNode } from './fbx-node.ts';
import type { FbxObjects } from './fbx-objects.ts';

/**
 * Adds a skin deformer with one cluster per joint to a geometry.
 * @param joints the joints of every skin of the document
 */
export function addSkin(
  objects: FbxObjects,
  geometry: bigint,
  {
    skin,
    binding,
    mesh,
    joints,
  }: { skin: Skin; binding: SkinBinding; mesh: PolygonMesh; joints: ReadonlySet<Node> },
  idOf: ReadonlyMap<Node, bigint>,
): void {
  const deformer = objects.add('Deformer', { name: skin.getName() || 'skin', subtype: 'Skin' }, [
    fbxNode('Version', [101]),
    fbxNode('Link_DeformAcuracy', [{ double: 50 }]),
  ]);
  objects.connect(deformer, geometry);
  const holds = clusters(mesh, skin.listJoints().length);
  skin.listJoints().forEach((joint, i) => {
    const bone = idOf.get(joint);
    if (bone === undefined) return;
    const { points, weights } = holds[i]!;
    const link = binding.binds[i]!;
    const cluster = objects.add(
      'Deformer',
      { name: joint.getName() || `joint_${i}`, kind: 'SubDeformer', subtype: 'Cluster' },
      [
        fbxNode('Version', [100]),
        fbxNode('UserData', ['', '']),
        ...(points.length > 0 ? [fbxNode('Indexes', [points]), fbxNode('Weights', [weights])] : []),
        // The mesh is at the origin, so its matrix relative to the bone is the bone's inverse.
        fbxNode('Transform', [Float64Array.from(invertMatrix(link) ?? identityMatrix)]),
        fbxNode('TransformLink', [Float64Array.from(link)]),
        // Blender takes the bind pose of an armature as relative to its parent, and shows another size where that is scaled.
        fbxNode('TransformAssociateModel', [Float64Array.from(armatureOf(joint, joints))]),
      ],
    );
    objects.connect(cluster, deformer);
    objects.connect(bone, cluster);
  });
}

/** Scene matrix of the node above the highest joint, which readers make the armature. */
function armatureOf(joint: Node, joints: ReadonlySet<Node>): Readonly<mat4> {
  let top = joint;
  for (let node = joint.getParentNode(); node; node = node.getParentNode()) if (joints.has(node)) top = node;
  return top.getParentNode()?.getWorldMatrix() ?? identityMatrix;
}

/** Adds the bind pose: scene matrices by model id. */
export function addBindPose(objects: FbxObjects, matrices: ReadonlyMap<bigint, Readonly<mat4>>): void {
  if (matrices.size === 0) return;
  const poses = [...matrices].map(
    ([id, matrix]): FbxNode =>
      fbxNode('PoseNode', [], [fbxNode('Node', [id]), fbxNode('Matrix', [Float64Array.from(matrix)])]),
  );
  objects.add('Pose', { name: 'BindPose', subtype: 'BindPose' }, [
    fbxNode('Type', ['BindPose']),
    fbxNode('Version', [100]),
    fbxNode('NbPoseNodes', [poses.length]),
    ...poses,
  ]);
}

interface Cluster {
  readonly points: Int32Array;
  readonly weights: Float64Array;
}

/** Of meshes that are written again with other clips. */
const known = new WeakMap<PolygonMesh, readonly Cluster[]>();

/** Returns the points and weights of each joint. */
function clusters(mesh: PolygonMesh, count: number): readonly Cluster[] {
  const made = known.get(mesh);
  if (made?.length === count) return made;
  const lists = Array.from({ length: count }, () => ({ points: [] as number[], weights: [] as number[] }));
  mesh.influences.forEach((influences, point) => {
    for (const { joint, weight } of influences) {
      lists[joint]?.points.push(point);
      lists[joint]?.weights.push(weight);
    }
  });
  const out = lists.map(({ points, weights }) => ({
    points: Int32Array.from(points),
    weights: Float64Array.from(weights),
  }));
  known.set(mesh, out);
  return out;
}
