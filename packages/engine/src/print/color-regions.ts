import { extentOf } from './box.ts';
import { edgeTable } from './edge-table.ts';
import { faceColors, hasColors } from './face-colors.ts';
import { type Palette, type PaletteOptions, paletteOf } from './palette.ts';
import { facePlaces, type PrintMesh } from './print-mesh.ts';
import { meshOfSolid, type PrintSolid } from './print-solid.ts';
import { smoothLabels } from './smooth-labels.ts';

/** A mesh whose faces each have one of a few colours. */
export interface ColorRegions {
  readonly mesh: PrintMesh;
  readonly palette: Palette;
  /** Index into the palette's colours, a face. */
  readonly labels: Uint8Array;
}

export interface RegionOptions extends PaletteOptions {
  readonly count: number;
  /** Rounds of smoothing over neighbouring faces. */
  readonly smoothing: number;
}

/** Faces are cut small where a picture is on them, so that borders between colours can follow it. */
export async function colorRegions(
  solid: PrintSolid,
  { count, smoothing, ...options }: RegionOptions,
): Promise<ColorRegions> {
  const whole = meshOfSolid(solid);
  const fine = hasColors(whole) ? refined(solid, extentOf(whole.points)) : whole;
  const colors = await faceColors(fine);
  const faces = facePlaces(fine);
  const areas = areasOf(faces, fine.points);
  const palette = paletteOf(colors, (face) => areas[face]!, count, options);
  const labels = new Uint8Array(areas.length);
  for (let face = 0; face < labels.length; face++) {
    labels[face] = palette.nearest(colors[face * 3]!, colors[face * 3 + 1]!, colors[face * 3 + 2]!);
  }
  const smooth = smoothLabels(labels, faces, fine.points, edgeTable(faces), smoothing);
  return { mesh: fine, palette, labels: smooth };
}

/** Edges to a model's longest side, before faces are cut. */
const edgesAcross = 90;

function refined({ manifold, partOf, wrapped }: PrintSolid, extent: number): PrintMesh {
  return meshOfSolid({
    manifold: wrapped ? manifold : manifold.refineToLength(extent / edgesAcross),
    partOf,
  });
}

function areasOf(faces: Uint32Array, points: Float32Array): Float64Array {
  const areas = new Float64Array(faces.length / 3);
  for (let face = 0; face < areas.length; face++) {
    const [a, b, c] = [0, 1, 2].map((k) => faces[face * 3 + k]! * 3) as [number, number, number];
    const u = [0, 1, 2].map((k) => points[b + k]! - points[a + k]!) as [number, number, number];
    const v = [0, 1, 2].map((k) => points[c + k]! - points[a + k]!) as [number, number, number];
    areas[face] =
      Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
  }
  return areas;
}
