import type { Manifold } from 'manifold-3d';
import type { SubjectPaint } from '../../image-to-3d/texture/paint.ts';
import { squaredDistances } from '../../print/solid/distance-grid.ts';
import type { Kernel } from '../../print/solid/kernel.ts';
import type { BuildInput } from '../product.ts';

/** Dimensions of a lampshade in millimetres. */
export interface ShadeSize {
  readonly height: number;
  readonly bottomRadius: number;
  readonly topRadius: number;
  readonly thinnest: number;
  readonly thickest: number;
}

/** Height, and width at the top, as shares of the width at the bottom. */
const proportions = { height: 1.18, top: 0.76 } as const;
/** Millimetres by which a dark wall is thicker than a light one. */
const darkMm = 1.8;
/** Height of the plain rim above and below, as a share of the height. */
const rimShare = 0.03;

/**
 * @param diameter widest part in millimetres
 * @param thickness of the wall where it is thinnest
 */
export function shadeSize(diameter: number, thickness: number): ShadeSize {
  return {
    height: diameter * proportions.height,
    bottomRadius: diameter / 2,
    topRadius: (diameter / 2) * proportions.top,
    thinnest: thickness,
    thickest: thickness + darkMm,
  };
}

/** A hollow lampshade and the brightness of each vertex when lit. */
export interface Shade {
  readonly solid: Manifold;
  /** Brightness at a point of the shade, 0 to 1: thin walls are bright. */
  lightAt(x: number, y: number, z: number): number;
}

const columns = 216;
const rows = 120;
/** Degrees of the wall that the picture covers; it appears twice, front and back. */
const pictureDegrees = 150;

/**
 * Builds a tapered wall, open above and below, that shows the picture when lit: the wall is thicker where the picture
 * is dark, and smooth inside.
 * @param around whether the picture goes once around; else it appears twice, front and back
 */
export function lampShade(
  { Manifold, Mesh }: Kernel,
  {
    design,
    size,
    around,
  }: Pick<BuildInput, 'design'> & { readonly size: ShadeSize; readonly around: boolean },
): Shade {
  const light = lightMap(design.paint);
  const { height, bottomRadius, topRadius, thinnest, thickest } = size;
  const rim = height * rimShare;
  const innerAt = (y: number): number => bottomRadius + ((topRadius - bottomRadius) * y) / height - thickest;
  const lightOf = (angle: number, y: number): number => {
    const [u, v] = (around ? onPanorama : onPicture)(design.paint, size, angle, y);
    const edge = Math.min(y, height - y);
    return edge < rim ? 0 : light(u, v);
  };
  const points = new Float32Array((rows + 1) * columns * 6);
  const inner = (row: number, column: number): number => row * columns + (column % columns);
  const outer = (row: number, column: number): number => (rows + 1) * columns + inner(row, column);
  for (let row = 0; row <= rows; row++) {
    const y = (height * row) / rows;
    for (let column = 0; column < columns; column++) {
      const angle = (2 * Math.PI * column) / columns;
      const near = innerAt(y);
      const far = near + thickest - (thickest - thinnest) * lightOf(angle, y);
      points.set([Math.sin(angle) * near, y, Math.cos(angle) * near], inner(row, column) * 3);
      points.set([Math.sin(angle) * far, y, Math.cos(angle) * far], outer(row, column) * 3);
    }
  }
  const corners: number[] = [];
  const quad = (a: number, b: number, c: number, d: number): void => {
    corners.push(a, b, c, a, c, d);
  };
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < rows; r++) {
      quad(outer(r, c), outer(r, c + 1), outer(r + 1, c + 1), outer(r + 1, c));
      quad(inner(r, c), inner(r + 1, c), inner(r + 1, c + 1), inner(r, c + 1));
    }
    quad(inner(0, c), inner(0, c + 1), outer(0, c + 1), outer(0, c));
    quad(inner(rows, c), outer(rows, c), outer(rows, c + 1), inner(rows, c + 1));
  }
  const solid = new Manifold(
    new Mesh({ numProp: 3, vertProperties: points, triVerts: Uint32Array.from(corners) }),
  );
  return { solid, lightAt: (x, y, z) => lightOf(Math.atan2(x, z), Math.min(height, Math.max(0, y))) };
}

/** Returns shares of the picture's sides; the front and the back show the same. */
function onPicture(
  { width, height }: SubjectPaint,
  { bottomRadius, topRadius, height: tall }: ShadeSize,
  angle: number,
  y: number,
): [number, number] {
  const around = ((angle * 180) / Math.PI + 360 + 90) % 180;
  const circumference = Math.PI * (bottomRadius + topRadius);
  const wide = (circumference * pictureDegrees) / 360;
  const high = tall * 0.82;
  // The whole picture fits into the window and keeps its aspect ratio.
  const scale = Math.max(width / wide, height / high);
  const x = ((around - 90) / 360) * circumference;
  return [0.5 + (x * scale) / width, 0.5 - ((y - tall / 2) * scale) / height];
}

/** Returns shares of the picture's sides; its middle is at the front, and its upper and lower edges go on. */
function onPanorama(
  { width, height }: SubjectPaint,
  { bottomRadius, topRadius, height: tall }: ShadeSize,
  angle: number,
  y: number,
): [number, number] {
  const circumference = Math.PI * (bottomRadius + topRadius);
  const turn = angle / (2 * Math.PI);
  const u = (turn + 1.5) % 1;
  const v = 0.5 - (y - tall / 2) / ((circumference * height) / width);
  return [u, Math.min(0.999, Math.max(0, v))];
}

/** Returns the softened brightness of the picture; its background is half bright. */
function lightMap({ width, height, pixels, sure }: SubjectPaint): (u: number, v: number) => number {
  const values = Float32Array.from(sure, (inside, i) =>
    inside ? (0.3 * pixels[i * 3]! + 0.59 * pixels[i * 3 + 1]! + 0.11 * pixels[i * 3 + 2]!) / 255 : -1,
  );
  const known = [...values].filter((value) => value >= 0).sort((a, b) => a - b);
  const low = known[Math.floor(known.length * 0.03)] ?? 0;
  const high = known[Math.floor(known.length * 0.97)] ?? 1;
  // Draws an outline around the subject; without it, parts as bright as the background would blend into them.
  const near = Float32Array.from(sure, (inside) => (inside ? 0 : 1e20));
  squaredDistances(near, [width, height, 1]);
  const line = Math.max(width, height) * 0.012;
  return (u, v) => {
    const [x, y] = [Math.floor(u * width), Math.floor(v * height)];
    if (x < 0 || y < 0 || x >= width || y >= height) return outsideTone;
    const i = y * width + x;
    if (values[i]! < 0) return Math.sqrt(near[i]!) < line ? 0.05 : outsideTone;
    return Math.min(1, Math.max(0, (values[i]! - low) / Math.max(0.1, high - low)));
  };
}

const outsideTone = 0.62;
