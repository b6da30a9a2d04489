import type { RequestOfDetails, ResultOfDetails } from '../details.ts';
import type { Family } from '../family.ts';
import { photoBuild, photoPrototype } from '../products/photo-product.ts';
import { photoBuildDetails, photoPrototypeDetails } from '../products/photo-product-details.ts';

export type FridgeMagnetPrototypeRequest = RequestOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetPrototypeResult = ResultOfDetails<typeof fridgeMagnetPrototypeDetails>;
export type FridgeMagnetBuildRequest = RequestOfDetails<typeof fridgeMagnetBuildDetails>;
export type FridgeMagnetBuildResult = ResultOfDetails<typeof fridgeMagnetBuildDetails>;

export const fridgeMagnetPrototype: Family<FridgeMagnetPrototypeRequest, FridgeMagnetPrototypeResult> =
  photoPrototype('fridge-magnet');
export const fridgeMagnetBuild: Family<FridgeMagnetBuildRequest, FridgeMagnetBuildResult> =
  photoBuild('fridge-magnet');

export function fridgeMagnetPrototypeDetails() {
  return photoPrototypeDetails('fridge-magnet', 'Fridge Magnet');
}

export function fridgeMagnetBuildDetails() {
  return photoBuildDetails('fridge-magnet', 'Fridge Magnet');
}
