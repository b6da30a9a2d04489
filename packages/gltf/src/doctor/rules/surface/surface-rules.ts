import type { Rule } from '../../finding.ts';
import { floatingDebris } from './floating-debris.ts';
import { nonManifold } from './non-manifold.ts';
import { openBoundaries } from './open-boundaries.ts';
import { selfIntersecting } from './self-intersecting.ts';
import { selfTouching } from './self-touching.ts';
import { winding } from './winding.ts';

/** Surfaces: what generated meshes fail by first. */
export const surfaceRules: readonly Rule[] = [
  floatingDebris,
  winding,
  nonManifold,
  openBoundaries,
  selfTouching,
  selfIntersecting,
];
