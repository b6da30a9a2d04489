import type { Vector } from '../../matrix.ts';
import type { JsonObject } from '../../read/json.ts';
import { type Rotation, rotationOf } from '../../rotations.ts';
import { cross, dot, length, minus, plus, times, unit } from '../../vectors.ts';
import { shortFloat } from '../../write/float-text.ts';
import type { ShapedCollider } from './collider-shapes.ts';

/** A shape as the physics extensions describe it: centred on its node, a capsule along the y axis of the node. */
export interface PhysicsShape {
  type: 'box' | 'sphere' | 'capsule' | 'convex' | 'trimesh';
  translation: Vector;
  rotation: Rotation;
  /** Dimensions in metres; null for shapes that are meshes. */
  size: JsonObject | null;
}

/** Converts a collider in scene axes. */
export function physicsShape(facts: ShapedCollider['facts']): PhysicsShape {
  switch (facts.shape) {
    case 'box': {
      const size = facts.half.map((half) => shortFloat(half * 2));
      return { type: 'box', translation: facts.center, rotation: turnOf(facts.axes), size: { size } };
    }
    case 'sphere':
      return {
        type: 'sphere',
        translation: facts.center,
        rotation: NONE,
        size: { radius: shortFloat(facts.radius) },
      };
    case 'capsule': {
      const { start, end } = facts;
      const radius = shortFloat(facts.radius);
      return {
        type: 'capsule',
        translation: times(plus(start, end), 0.5),
        rotation: turnOf(frameAlong(minus(end, start))),
        size: { height: shortFloat(length(minus(end, start))), radiusBottom: radius, radiusTop: radius },
      };
    }
    default:
      return {
        type: facts.shape === 'hull' ? 'convex' : 'trimesh',
        translation: [0, 0, 0],
        rotation: NONE,
        size: null,
      };
  }
}

/** Three axes with the direction as the second. */
function frameAlong(direction: Vector): readonly [Vector, Vector, Vector] {
  const up = unit(direction);
  if (length(up) === 0 || up[1] === 1) return WORLD;
  const side = unit(cross(up, Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 0, 1]));
  return [side, up, cross(side, up)];
}

/** The rotation that turns the axes of the scene into these; a mirrored frame has its last axis reversed. */
function turnOf([x, y, z]: readonly [Vector, Vector, Vector]): Rotation {
  const last = dot(cross(x, y), z) < 0 ? times(z, -1) : z;
  return rotationOf(Float64Array.of(...x, 0, ...y, 0, ...last, 0, 0, 0, 0, 1), 1);
}

const NONE: Rotation = [0, 0, 0, 1];

const WORLD: readonly [Vector, Vector, Vector] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
