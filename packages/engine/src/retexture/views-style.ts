import type { ScenePart } from '@meshwright/formats/mesh';
import { createVisibility, scanTriangle } from '@meshwright/look/render';
import type { View } from '../image-to-3d/read-view.ts';
import { samplePaint } from './bake/sample-paint.ts';
import type { Texel } from './bake/scan-texels.ts';
import { extentOfParts } from './part-sizes.ts';
import type { Style } from './style.ts';

/** View directions in order, in degrees from +Z towards +X: front, right, back, left. */
export const viewAngles = [0, 90, 180, 270] as const;

/**
 * Creates a style that projects pictures from the front, right, back and left onto the model. Each is fitted to the
 * model by the box around its subject, in parallel projection; a place blends the pictures that see it, by how directly
 * it faces them.
 */
export function viewsStyle(views: readonly View[], parts: readonly ScenePart[]): Style {
  const cameras = views.map((view, i) => createCamera(view, viewAngles[i]!, parts));
  const color: [number, number, number] = [0, 0, 0];
  const sums: [number, number, number] = [0, 0, 0];
  return {
    paint(texel, out) {
      let total = 0;
      sums.fill(0);
      for (const camera of cameras) {
        const weight = camera(texel, color);
        if (weight <= 0) continue;
        total += weight;
        for (let k = 0; k < 3; k++) sums[k] = sums[k]! + weight * color[k]!;
      }
      if (total <= 0) return false;
      for (let k = 0; k < 3; k++) out.color[k] = sums[k]! / total;
      return true;
    },
  };
}

/** Writes a picture's colour for a place and returns its weight, 0 where the place is not visible. */
type ViewCamera = (texel: Texel, color: [number, number, number]) => number;

/** Texels along the longer side of a view's depth buffer. */
const depthSide = 512;
/** Cosine below which a view is too oblique to use. */
const leastFacing = 0.2;

function createCamera({ paint, box }: View, degrees: number, parts: readonly ScenePart[]): ViewCamera {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.round(Math.sin(angle)), Math.round(Math.cos(angle))];
  const { low, size } = extentOfParts(parts);
  const ends = [low[0] * cos - low[2] * sin, (low[0] + size[0]) * cos - (low[2] + size[2]) * sin];
  const left = Math.min(ends[0]!, ends[1]!);
  const wide = Math.abs(ends[0]! - ends[1]!) || 1e-9;
  const tall = size[1] || 1e-9;
  const top = low[1] + size[1];
  const far = Math.min(low[0] * sin + low[2] * cos, (low[0] + size[0]) * sin + (low[2] + size[2]) * cos);
  const deep = Math.abs(size[0] * sin) + Math.abs(size[2] * cos) || 1e-9;
  const texels = depthSide / Math.max(wide, tall);
  const depth = createVisibility(Math.ceil(wide * texels) + 1, Math.ceil(tall * texels) + 1);
  const across = (x: number, z: number): number => (x * cos - z * sin - left) / wide;
  const nearness = (x: number, z: number): number => 1 + (x * sin + z * cos - far) / deep;
  for (const { positions, indices } of parts) {
    const projected = new Float32Array(positions.length);
    for (let i = 0; i < positions.length; i += 3) {
      projected[i] = across(positions[i]!, positions[i + 2]!) * (depth.width - 1);
      projected[i + 1] = ((top - positions[i + 1]!) / tall) * (depth.height - 1);
      projected[i + 2] = nearness(positions[i]!, positions[i + 2]!);
    }
    for (let i = 0; i < indices.length; i += 3) {
      scanTriangle(projected, indices[i]!, indices[i + 1]!, indices[i + 2]!, depth, i / 3);
    }
  }
  // A place is visible when no surface is clearly before it: the tolerance allows two texels of slope.
  const slack = 3 / (texels * deep) + 0.004;
  return ({ position: [x, y, z], normal }, color) => {
    const facing = normal[0] * sin + normal[2] * cos;
    if (facing < leastFacing) return 0;
    const u = across(x, z);
    const v = (top - y) / tall;
    const column = Math.min(depth.width - 1, Math.max(0, Math.floor(u * (depth.width - 1))));
    const row = Math.min(depth.height - 1, Math.max(0, Math.floor(v * (depth.height - 1))));
    if (depth.nearness[row * depth.width + column]! > nearness(x, z) + slack) return 0;
    samplePaint(paint, box.left + u * box.width, box.top + v * box.height, color);
    const share = facing - leastFacing;
    return share * share * share + 1e-6;
  };
}
