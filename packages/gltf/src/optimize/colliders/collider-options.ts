import { GltfError } from '../../gltf-error.ts';
import type { ColliderEngine, ColliderShape } from './collider-names.ts';

/** How colliders are written: meshes that an engine knows by name, or an extension of glTF. */
export type ColliderForm = 'names' | 'omi' | 'khr';

/** How a body moves: never, by clips and scripts, or by forces. */
export type BodyMotion = 'static' | 'kinematic' | 'dynamic';

export interface ColliderOptions {
  /**
   * `names`: meshes named for `engine`. `omi`: `OMI_physics_shape` and `OMI_physics_body`. `khr`: the draft
   * `KHR_physics_rigid_bodies` with `KHR_implicit_shapes`, which may still change.
   * @default `names`
   */
  as?: ColliderForm;
  /**
   * `hull`: one convex hull; `hulls`: several, for hollow and branching shapes; `trimesh`: the triangles themselves,
   * for things that do not move.
   * @default `hull`
   */
  shape?: ColliderShape;
  /**
   * One collider around the whole model, or one per mesh.
   * @default `model`
   */
  per?: 'model' | 'mesh';
  /**
   * The engine whose naming is used.
   * @default `godot`
   */
  engine?: ColliderEngine;
  /**
   * Maximum vertices of a hull, 8 to 255.
   * @default 64
   */
  mostVertices?: number;
  /**
   * Maximum number of hulls per collider for `hulls`, 1 to 64.
   * @default 8
   */
  mostHulls?: number;
  /**
   * How the body moves, with `omi` and `khr`.
   * @default `static`
   */
  motion?: BodyMotion;
  /**
   * Marks the visible meshes themselves by `-convcol` or, for `trimesh`, `-col`, from which Godot makes colliders on
   * import. No mesh is added.
   * @default false
   */
  visible?: boolean;
}

/** Options with every default filled in. */
export type ColliderPlan = Required<ColliderOptions>;

/** Fills in the defaults; fails for values out of range or options that exclude each other. */
export function checked(options: ColliderOptions): ColliderPlan {
  const plan = {
    shape: 'hull',
    per: 'model',
    engine: 'godot',
    mostVertices: 64,
    mostHulls: 8,
    as: 'names',
    motion: 'static',
    visible: false,
    ...options,
  } as const;
  const { mostVertices, mostHulls } = plan;
  if (!(Number.isInteger(mostVertices) && mostVertices >= 8 && mostVertices <= 255)) {
    throw wrongOption('mostVertices', mostVertices, 'a whole number from 8 to 255');
  }
  if (!(Number.isInteger(mostHulls) && mostHulls >= 1 && mostHulls <= 64)) {
    throw wrongOption('mostHulls', mostHulls, 'a whole number from 1 to 64');
  }
  requireTogether(plan);
  return plan;
}

function requireTogether({ as, engine, shape, visible, motion }: ColliderPlan): void {
  const wrong = (why: string) => new GltfError('invalid_option', `colliders: ${why}`);
  if (visible && (as !== 'names' || engine !== 'godot'))
    throw wrong("visible marks meshes by Godot's names; use it with engine godot and without as");
  if (visible && shape !== 'hull' && shape !== 'trimesh')
    throw wrong(`visible meshes become a hull or a trimesh in Godot, not a ${shape}`);
  if (shape === 'trimesh' && as === 'names' && engine !== 'godot')
    throw wrong(`${engine} has no name for a trimesh; use hulls, or as omi`);
  // Godot 4.6 reads a radius and the height from end to end, the text of the extension two radii and the height between.
  if (shape === 'capsule' && as === 'omi')
    throw wrong('readers of OMI disagree on the measures of a capsule; use hull, box or sphere, or as khr');
  if (shape === 'trimesh' && motion === 'dynamic')
    throw wrong('a trimesh cannot be a dynamic body; use hull or hulls');
  if (as === 'names' && motion !== 'static')
    throw wrong('names cannot say how a body moves; use as omi or khr');
}

function wrongOption(name: string, value: unknown, wanted: string): GltfError {
  return new GltfError('invalid_option', `colliders: ${name} is ${String(value)}, but it must be ${wanted}`);
}
