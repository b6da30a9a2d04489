import type { RequestOfDetails, ResultOfDetails } from '../details.ts';
import type { Family } from '../family.ts';
import { photoBuild, photoPrototype } from '../products/photo-product.ts';
import { photoBuildDetails, photoPrototypeDetails } from '../products/photo-product-details.ts';

export type FigurePrototypeRequest = RequestOfDetails<typeof figurePrototypeDetails>;
export type FigurePrototypeResult = ResultOfDetails<typeof figurePrototypeDetails>;
export type FigureBuildRequest = RequestOfDetails<typeof figureBuildDetails>;
export type FigureBuildResult = ResultOfDetails<typeof figureBuildDetails>;

export const figurePrototype: Family<FigurePrototypeRequest, FigurePrototypeResult> =
  photoPrototype('figure');
export const figureBuild: Family<FigureBuildRequest, FigureBuildResult> = photoBuild('figure');

export function figurePrototypeDetails() {
  return photoPrototypeDetails('figure', 'Figure');
}

export function figureBuildDetails() {
  return photoBuildDetails('figure', 'Figure');
}
