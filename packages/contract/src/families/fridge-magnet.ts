import type { RequestOfDetails, ResultOfDetails } from '../details.ts';
import type { Family } from '../family.ts';
import { badgeBuildDetails, badgeFiles } from '../products/badge-fields.ts';
import { photoBuild, photoPrototype } from '../products/photo-product.ts';
import { photoPrototypeDetails } from '../products/photo-product-details.ts';

export type FridgeMagnetPrototypeRequest = RequestOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetPrototypeResult = ResultOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetBuildRequest = RequestOfDetails<typeof fridgeMagnetBuildDetails>;
export type FridgeMagnetBuildResult = ResultOfDetails<typeof fridgeMagnetBuildDetails>;

export const fridgeMagnetPrototype: Family<FridgeMagnetPrototypeRequest, FridgeMagnetPrototypeResult> =
  photoPrototype('fridge-magnet');
export const fridgeMagnetBuild: Family<FridgeMagnetBuildRequest, FridgeMagnetBuildResult> = photoBuild(
  'fridge-magnet',
  badgeFiles,
);

export function fridgeMagnetPrototypeDetails() {
  return photoPrototypeDetails('fridge-magnet', 'Fridge Magnet');
}

export function fridgeMagnetBuildDetails() {
  return badgeBuildDetails('fridge-magnet', 'Fridge Magnet', {
    badge_shape: 'rounded-rect',
    size_mm: 60,
    relief_height_mm: 3.3,
    base_thickness_mm: 2,
  });
}
