import type { OptionSet, OptionsOf, OptionTable, SettledOptions } from '../../step/options.ts';

export const collidersTable = {
  as: {
    kind: 'choice',
    values: ['names', 'omi', 'khr'],
    default: 'names',
    help: 'Meshes with a name that engine knows, or an extension of glTF: OMI_physics, or the draft KHR_physics_rigid_bodies, which may still change.',
  },
  shape: {
    kind: 'choice',
    values: ['hull', 'hulls', 'box', 'sphere', 'capsule', 'trimesh'],
    default: 'hull',
    help: 'One convex hull, several for hollow and branching shapes, a plain shape, or the triangles themselves, for what does not move.',
  },
  per: {
    kind: 'choice',
    values: ['model', 'mesh'],
    default: 'model',
    help: 'One collider around the whole model, or one per mesh.',
  },
  engine: {
    kind: 'choice',
    values: ['godot', 'unreal', 'unity'],
    default: 'godot',
    help: 'The engine whose naming is used.',
  },
  mostVertices: { kind: 'integer', unit: 'vertices', min: 8, max: 255, default: 64, help: 'Most of a hull.' },
  mostHulls: {
    kind: 'integer',
    unit: 'hulls',
    min: 1,
    max: 64,
    default: 8,
    help: 'Most of a collider of hulls.',
  },
  motion: {
    kind: 'choice',
    values: ['static', 'kinematic', 'dynamic'],
    default: 'static',
    help: 'How the body of an extension moves: never, by clips and scripts, or by forces.',
  },
  visible: {
    kind: 'flag',
    default: false,
    help: 'Mark the visible meshes by -convcol or -col, from which Godot makes colliders on import, and add none.',
  },
} as const satisfies OptionTable;

export type ColliderOptions = OptionsOf<typeof collidersTable>;
/** Options with every default filled in. */
export type ColliderPlan = SettledOptions<typeof collidersTable>;
export type ColliderForm = ColliderPlan['as'];
export type ColliderShape = ColliderPlan['shape'];
export type ColliderEngine = ColliderPlan['engine'];
export type BodyMotion = ColliderPlan['motion'];

export const colliderOptions: OptionSet<typeof collidersTable> = {
  name: 'colliders',
  options: collidersTable,
  refuse({ as, engine, shape, visible, motion }) {
    if (visible && (as !== 'names' || engine !== 'godot'))
      return "visible marks meshes by Godot's names; use it with engine godot and without as";
    if (visible && shape !== 'hull' && shape !== 'trimesh')
      return `visible meshes become a hull or a trimesh in Godot, not a ${shape}`;
    if (shape === 'trimesh' && as === 'names' && engine !== 'godot')
      return `${engine} has no name for a trimesh; use hulls, or as omi`;
    // Godot 4.6 reads a radius and the height from end to end, the text of the extension two radii and the height between.
    if (shape === 'capsule' && as === 'omi')
      return 'readers of OMI disagree on the measures of a capsule; use hull, box or sphere, or as khr';
    if (shape === 'trimesh' && motion === 'dynamic')
      return 'a trimesh cannot be a dynamic body; use hull or hulls';
    if (as === 'names' && motion !== 'static') return 'names cannot say how a body moves; use as omi or khr';
    return undefined;
  },
};
