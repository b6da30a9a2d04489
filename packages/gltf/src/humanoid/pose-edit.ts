import { GltfError } from '../gltf-error.ts';
import { compose, type Matrix, multiply, uniformScale, type Vector } from '../matrix.ts';
import type { Model } from '../read/model.ts';
import { parentsOf } from '../read/node-tree.ts';
import { between, combine, inverse, type Rotation, rotationOf } from '../rotations.ts';

/** Translation, rotation and uniform scale of a node. */
interface LocalPose {
  translation: Vector;
  rotation: Rotation;
  scale: number;
}

/** The nodes of a model at rest, which may be rotated one by one. */
export interface PoseEdit {
  /** Nodes whose rest pose was changed. */
  readonly changed: ReadonlySet<number>;
  /** Those of them whose translation was changed. */
  readonly moved: ReadonlySet<number>;
  local(node: number): LocalPose;
  position(node: number): Vector;
  /** The rotation of a node against the scene. */
  rotation(node: number): Rotation;
  /** Rotates a node, with everything below it, so that `from` points to `to`, both in scene axes. */
  turn(node: number, from: Vector, to: Vector): void;
  /** Gives a node its rotation against the scene. */
  setRotation(node: number, world: Rotation): void;
  /** Moves a node, in scene axes. */
  move(node: number, by: Vector): void;
}

/**
 * Opens the rest pose of nodes and of all nodes above them.
 * @throws GltfError `not_humanoid` for a node that is scaled unevenly or mirrored
 */
export function poseEdit(model: Model, nodes: Iterable<number>): PoseEdit {
  const parents = parentsOf(model);
  const poses = new Map<number, LocalPose>();
  for (const node of nodes)
    for (
      let next: number | undefined = node;
      next !== undefined && !poses.has(next);
      next = parents.get(next)
    ) {
      poses.set(next, localOf(model, next));
    }
  const changed = new Set<number>();
  const moved = new Set<number>();
  const edit: PoseEdit = {
    changed,
    moved,
    local: (node) => poses.get(node)!,
    position(node) {
      const matrix = world(node);
      return [matrix[12]!, matrix[13]!, matrix[14]!];
    },
    rotation(node) {
      const parent = parents.get(node);
      const { rotation } = poses.get(node)!;
      return parent === undefined ? rotation : combine(edit.rotation(parent), rotation);
    },
    turn(node, from, to) {
      edit.setRotation(node, combine(between(from, to), edit.rotation(node)));
    },
    setRotation(node, rotation) {
      const parent = parents.get(node);
      const above: Rotation = parent === undefined ? [0, 0, 0, 1] : edit.rotation(parent);
      poses.set(node, { ...poses.get(node)!, rotation: combine(inverse(above), rotation) });
      changed.add(node);
    },
    move(node, by) {
      const parent = parents.get(node);
      const above: Rotation = parent === undefined ? [0, 0, 0, 1] : edit.rotation(parent);
      const factor = parent === undefined ? 1 : uniformScale(world(parent))!;
      const [x, y, z] = combine(combine(inverse(above), [...by, 0]), above);
      const pose = poses.get(node)!;
      const translation = [x, y, z].map((value, axis) => pose.translation[axis]! + value / factor) as Vector;
      poses.set(node, { ...pose, translation });
      changed.add(node);
      moved.add(node);
    },
  };
  return edit;

  function world(node: number): Matrix {
    const parent = parents.get(node);
    const { translation, rotation, scale } = poses.get(node)!;
    const own = compose(translation, rotation, [scale, scale, scale]);
    return parent === undefined ? own : multiply(world(parent), own);
  }
}

function localOf(model: Model, node: number): LocalPose {
  const { name, matrix } = model.nodes[node]!;
  const scale = uniformScale(matrix, 1e-3);
  if (scale !== null)
    return {
      translation: [matrix[12]!, matrix[13]!, matrix[14]!],
      rotation: rotationOf(matrix, scale),
      scale,
    };
  throw new GltfError(
    'not_humanoid',
    `humanoid: the node "${name || node}" is scaled unevenly or mirrored; apply its scale in an editor first`,
    { pointer: `/nodes/${node}` },
  );
}
