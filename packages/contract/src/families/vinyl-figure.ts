import type { RequestOfDetails, ResultOfDetails } from '../details.ts';
import type { Family } from '../family.ts';
import { photoBuild, photoPrototype } from '../products/photo-product.ts';
import { photoBuildDetails, photoPrototypeDetails } from '../products/photo-product-details.ts';

export type VinylFigurePrototypeRequest = RequestOfDetails<typeof vinylFigurePrototypeDetails>;
export type VinylFigurePrototypeResult = ResultOfDetails<typeof vinylFigurePrototypeDetails>;
export type VinylFigureBuildRequest = RequestOfDetails<typeof vinylFigureBuildDetails>;
export type VinylFigureBuildResult = ResultOfDetails<typeof vinylFigureBuildDetails>;

export const vinylFigurePrototype: Family<VinylFigurePrototypeRequest, VinylFigurePrototypeResult> =
  photoPrototype('vinyl-figure');
export const vinylFigureBuild: Family<VinylFigureBuildRequest, VinylFigureBuildResult> =
  photoBuild('vinyl-figure');

export function vinylFigurePrototypeDetails() {
  return photoPrototypeDetails('vinyl-figure', 'Vinyl Figure');
}

export function vinylFigureBuildDetails() {
  return photoBuildDetails('vinyl-figure', 'Vinyl Figure');
}
