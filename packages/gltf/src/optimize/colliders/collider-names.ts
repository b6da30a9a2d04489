import type { ColliderEngine, ColliderShape } from './collider-options.ts';

/**
 * Returns the name that makes an importer treat a mesh as a collider. Godot reads a suffix, which allows one shape
 * only. Unreal reads a prefix with the name of the mesh it belongs to. Unity reads none: the name is plain, and an
 * import script reads the rest from `extras.collider`.
 */
export function colliderName(
  engine: ColliderEngine,
  shape: ColliderShape,
  owner: string,
  index: number,
  count: number,
): string {
  const number = String(index).padStart(2, '0');
  switch (engine) {
    case 'godot':
      return `${owner}${count > 1 ? `_${number}` : ''}${shape === 'trimesh' ? '-colonly' : '-convcolonly'}`;
    case 'unreal':
      return `${UNREAL[shape]}_${owner}_${number}`;
    case 'unity':
      return `${owner}_Collider_${shape === 'hulls' ? 'hull' : shape}${count > 1 ? `_${number}` : ''}`;
  }
}

/** The suffix from which Godot makes a collider of a mesh that stays visible. */
export function visibleSuffix(shape: ColliderShape): string {
  return shape === 'trimesh' ? '-col' : '-convcol';
}

const UNREAL: Readonly<Record<ColliderShape, string>> = {
  hull: 'UCX',
  hulls: 'UCX',
  box: 'UBX',
  sphere: 'USP',
  capsule: 'UCP',
  trimesh: 'UCX',
};
