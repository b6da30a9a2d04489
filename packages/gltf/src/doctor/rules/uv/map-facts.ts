import type { Examination } from '../../examination.ts';
import type { UvMap } from '../../uv/uv-maps.ts';

/** The longer side of the picture in pixels; 0 where it is unknown. */
export function sideOf({ report }: Examination, { image }: UvMap): number {
  const picture = image === null ? undefined : report.textures[image];
  return Math.max(picture?.width ?? 0, picture?.height ?? 0);
}

/** `3 %`, `0.4 %`, `less than 0.1 %`. */
export function shareText(share: number): string {
  if (share < 0.001) return 'less than 0.1 %';
  return `${Number((share * 100).toPrecision(2))} %`;
}

/** True for the one picture of a model; several are patterns, which parts may share and repeat. */
export function isAtlas({ share, image }: UvMap): boolean {
  return image !== null && share > 0.9;
}

/** Area of a triangle of the map in squares of the picture. */
export function uvArea({ uvs }: UvMap, triangle: number): number {
  const at = triangle * 6;
  const [ux, uy] = [uvs[at + 2]! - uvs[at]!, uvs[at + 3]! - uvs[at + 1]!];
  const [vx, vy] = [uvs[at + 4]! - uvs[at]!, uvs[at + 5]! - uvs[at + 1]!];
  return Math.abs(ux * vy - uy * vx) / 2;
}
