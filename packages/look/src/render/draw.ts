import { ambientOcclusion, type Region, tile } from './ambient-occlusion.ts';
import { type Camera, frameCamera, type View } from './camera.ts';
import { type Backdrop, createFloor, type Floor, groundShade, paintBackdrop } from './floor.ts';
import { limitOverdraw } from './limit-overdraw.ts';
import { type Painting, paintBlended, paintOpaque } from './paint.ts';
import {
  type Fragment,
  type Projection,
  project,
  reusedVisibility,
  scanTriangle,
  type Visibility,
} from './rasterise.ts';
import { createInspection, type SurfaceMode } from './shade/inspection.ts';
import { createShader, type ShadedPoint, type Shader } from './shade/shader.ts';
import { createShadowMap } from './shade/shadow-map.ts';
import { createStudio } from './shade/studio.ts';
import { floatsPerPixel, resolvePixel, samples, storePixel } from './tone-map.ts';
import { changedScene, type TriangleScene } from './triangle-scene.ts';

export interface Shot extends View {
  /** Width and height in pixels. */
  readonly size: number;
  /** Leaves the backdrop and the shadow on the ground out. */
  readonly transparent: boolean;
  /**
   * Points that fill the picture, xyz, in place of the vertices: several pictures with the same ones have one camera.
   * @default the vertices
   */
  readonly frame?: Float32Array;
  /**
   * Share of half the picture that stays free on each side.
   * @default 0.06 transparent, else 0.13
   */
  readonly margin?: number;
  /**
   * Height of the plane that takes the shadow.
   * @default the lowest vertex
   */
  readonly floor?: number;
  /**
   * Hides the back of one-sided faces, as engines do.
   * @default false
   */
  readonly cull?: boolean;
  /**
   * What the surface shows.
   * @default 'material'
   */
  readonly surface?: SurfaceMode;
}

/** A drawn scene, and what is needed to draw lines on it. */
export interface Drawn {
  /** Straight (not premultiplied) sRGB rgba bytes, row by row from the top. */
  readonly pixels: Uint8Array;
  readonly size: number;
  /** Of a picture of `size`. */
  readonly camera: Camera;
  /** The inverse of the distance along the view at a pixel; 0 where nothing is. Valid until the next scene is drawn. */
  nearnessAt(x: number, y: number): number;
}

/** Draws the scene and returns straight (not premultiplied) sRGB rgba bytes, row by row from the top. */
export function draw(scene: TriangleScene, shot: Shot): Uint8Array {
  return drawScene(scene, shot).pixels;
}

export function drawScene(whole: TriangleScene, shot: Shot): Drawn {
  const wide = shot.size * samples;
  const frame = shot.frame ?? whole.positions;
  const camera = frameCamera(
    frame.length > 0 ? frame : new Float32Array(3),
    shot,
    wide,
    shot.margin ?? (shot.transparent ? 0.06 : 0.13),
  );
  const small = { ...camera, size: shot.size, focal: camera.focal / samples };
  const { size } = shot;
  if (whole.triangles.length === 0) {
    const pixels = resolved(size, shot.transparent ? null : { size, shade: null }, null);
    return { pixels, size, camera: small, nearnessAt: () => 0 };
  }
  const projection = project(whole.positions, camera);
  const shown = shot.cull ? withoutBacks(whole, projection) : whole;
  const triangleScene = limitOverdraw(shown, projection, wide);
  const studio = createStudio(camera);
  const radius = extent(frame) / 2;
  const shadows = createShadowMap(shot.cull ? whole : triangleScene, studio.lamps[0]!.toward, size, frame);
  const { surface = 'material' } = shot;
  const shade =
    surface === 'material'
      ? createShader(triangleScene, projection, camera, studio, shadows, radius * 0.008)
      : createInspection(triangleScene, projection, camera, surface);
  const seen = scanOpaque(triangleScene, projection, wide, shade);

  const floor = shot.transparent ? null : createFloor(shot.floor ?? lowest(frame), camera);
  const reach = radius * 0.22;
  const region = shadedRegion(seen, camera, reach);
  const depth = reducedDepth(seen, floor, size, region);
  const covered = coveredTiles(seen, size);
  const blocked = ambientOcclusion(depth, size, camera.focal / samples, reach, region, covered);
  const shaded = floor && groundShade(floor, camera, shadows, blocked, radius, size);
  const behind = shaded && { size, shade: shaded };
  const painting = { seen, triangleScene, projection, shade };
  return {
    pixels: resolved(size, behind, painting, blocked),
    size,
    camera: small,
    nearnessAt: (x, y) => seen.nearness[y * samples * wide + x * samples] ?? 0,
  };
}

/** Paints all pixels. Without blended triangles one pixel is in work at a time, and most have only the backdrop. */
function resolved(
  size: number,
  behind: Backdrop | null,
  painting: Painting | null,
  blocked: Float32Array = new Float32Array(0),
): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const blends = painting?.triangleScene.materials.some(({ blend }) => blend) ?? false;
  const radiance = new Float32Array(floatsPerPixel * (blends ? size * size : 1));
  const resolvable = { size, pixels, radiance, blends, behind, painting, blocked };
  for (let y = 0; y < size; y++) resolveRow(resolvable, y);
  if (!blends || !painting) return pixels;
  paintBlended(painting, radiance);
  for (let pixel = 0; pixel < size * size; pixel++)
    resolvePixel(radiance, pixel * floatsPerPixel, pixels, pixel);
  return pixels;
}

interface Resolvable {
  readonly size: number;
  readonly pixels: Uint8Array;
  readonly radiance: Float32Array;
  readonly blends: boolean;
  readonly behind: Backdrop | null;
  readonly painting: Painting | null;
  readonly blocked: Float32Array;
}

/** A row at a time: the compiler optimises a function that is called often once, and a long loop anew in every picture. */
function resolveRow(
  { size, pixels, radiance, blends, behind, painting, blocked }: Resolvable,
  y: number,
): void {
  for (let x = 0; x < size; x++) {
    const pixel = y * size + x;
    const isEmpty = painting === null || showsNothing(painting.seen, x, y);
    if (isEmpty && behind === null) continue;
    const at = blends ? pixel * floatsPerPixel : 0;
    if (behind !== null) {
      paintBackdrop(behind, pixel, radiance, at);
      if (isEmpty && !blends) {
        storePixel(radiance, pixels, pixel);
        continue;
      }
      for (let k = at + 4; k < at + floatsPerPixel; k++) radiance[k] = radiance[k - 4]!;
    } else if (!blends) radiance.fill(0);
    if (painting !== null) paintOpaque(painting, x, y, blocked, radiance, at);
    if (!blends) resolvePixel(radiance, at, pixels, pixel);
  }
}

/** Whether no sample of a pixel of the small picture shows a triangle. */
function showsNothing({ width, triangle }: Visibility, x: number, y: number): boolean {
  const first = y * samples * width + x * samples;
  return (
    (triangle[first]! | triangle[first + 1]! | triangle[first + width]! | triangle[first + width + 1]!) === 0
  );
}

/** Returns the scene without the faces of one-sided materials that turn away from the eye. */
function withoutBacks(scene: TriangleScene, projection: Projection): TriangleScene {
  const triangles = new Uint32Array(scene.triangles.length);
  const materialOf = new Uint16Array(scene.materialOf.length);
  const sides = Uint8Array.from(scene.materials, ({ doubleSided }) => (doubleSided ? 2 : 1));
  const count = keepFronts(scene, projection, sides, triangles, materialOf);
  return changedScene(scene, {
    triangles: triangles.subarray(0, count * 3),
    materialOf: materialOf.subarray(0, count),
  });
}

/** Writes the triangles to keep, and returns how many they are. */
function keepFronts(
  { triangles, materialOf }: TriangleScene,
  p: Projection,
  sides: Uint8Array,
  kept: Uint32Array,
  keptMaterials: Uint16Array,
): number {
  let count = 0;
  for (let t = 0; t < materialOf.length; t++) {
    const material = materialOf[t]!;
    const a = triangles[t * 3]! * 3;
    const b = triangles[t * 3 + 1]! * 3;
    const c = triangles[t * 3 + 2]! * 3;
    // Rows grow downwards, so the front of a counter-clockwise triangle has a negative area.
    const area = (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!);
    if (area > 0 && sides[material] === 1) continue;
    kept[count * 3] = triangles[t * 3]!;
    kept[count * 3 + 1] = triangles[t * 3 + 1]!;
    kept[count * 3 + 2] = triangles[t * 3 + 2]!;
    keptMaterials[count++] = material;
  }
  return count;
}

const nothingSeen = reusedVisibility();

function scanOpaque(
  triangleScene: TriangleScene,
  projection: Projection,
  wide: number,
  shade: Shader,
): Visibility {
  const { triangles, materialOf, materials } = triangleScene;
  const seen = nothingSeen(wide);
  const out = new Float32Array(4);
  const at: ShadedPoint = new Float64Array(4);
  let current = 0;
  let cutoff = 0;
  const masked: Fragment = (pixel, point) => {
    at[0] = point[1]!;
    at[1] = point[2]!;
    at[2] = point[3]!;
    at[3] = 1;
    shade(current, at, out);
    if (out[3]! < cutoff) return;
    seen.nearness[pixel] = point[0]!;
    seen.triangle[pixel] = current + 1;
  };
  for (current = 0; current < materialOf.length; current++) {
    const material = materials[materialOf[current]!]!;
    if (material.blend) continue;
    cutoff = material.cutoff;
    const at = current * 3;
    scanTriangle(
      projection,
      triangles[at]!,
      triangles[at + 1]!,
      triangles[at + 2]!,
      seen,
      cutoff > 0 ? masked : current,
    );
  }
  return seen;
}

/** Returns the depth of the surface or else of the floor at each pixel of a region of the small picture; Infinity elsewhere. */
function reducedDepth(seen: Visibility, floor: Floor | null, size: number, region: Region): Float32Array {
  const depth = new Float32Array(size * size).fill(Number.POSITIVE_INFINITY);
  for (let y = region.top; y < region.bottom; y++)
    reduceRow(seen, floor ? floor((y + 0.5) * samples) : Number.POSITIVE_INFINITY, y, size, region, depth);
  return depth;
}

function reduceRow(
  { nearness, width }: Visibility,
  ground: number,
  y: number,
  size: number,
  { left, right }: Region,
  depth: Float32Array,
): void {
  for (let x = left; x < right; x++) {
    const near = nearness[y * samples * width + x * samples]!;
    depth[y * size + x] = near > 0 ? 1 / near : ground;
  }
}

/** Returns which squares of the small picture show a part of the model. */
function coveredTiles({ width, nearness }: Visibility, size: number): Uint8Array {
  const tiles = Math.ceil(size / tile);
  const covered = new Uint8Array(tiles * tiles);
  for (let y = 0; y < size; y++) coverRow(nearness, y * samples * width, size, covered, (y >> 3) * tiles);
  return covered;
}

function coverRow(
  nearness: Float32Array,
  from: number,
  size: number,
  covered: Uint8Array,
  first: number,
): void {
  for (let x = 0; x < size; x++) if (nearness[from + x * samples]! > 0) covered[first + (x >> 3)] = 1;
}

/** Returns the box around all visible pixels, extended by `reach`, in pixels of the small picture. */
function shadedRegion({ width, nearness }: Visibility, camera: Camera, reach: number): Region {
  const size = width / samples;
  const seen = { left: width, right: 0, top: width, bottom: 0, nearest: 0 };
  for (let y = 0; y < width; y++) extendByRow(seen, nearness, y, width);
  const { left, right, top, bottom, nearest } = seen;
  const margin = Math.ceil((reach * nearest * camera.focal) / samples) + 2;
  return {
    left: Math.max(0, Math.floor(left / samples) - margin),
    right: Math.min(size, Math.ceil(right / samples) + margin),
    top: Math.max(0, Math.floor(top / samples) - margin),
    bottom: Math.min(size, Math.ceil(bottom / samples) + margin),
  };
}

function extendByRow(
  seen: { left: number; right: number; top: number; bottom: number; nearest: number },
  nearness: Float32Array,
  y: number,
  width: number,
): void {
  const [from, end] = [y * width, (y + 1) * width];
  let first = from;
  while (first < end && nearness[first] === 0) first++;
  if (first === end) return;
  let last = end - 1;
  while (nearness[last] === 0) last--;
  let nearest = 0;
  for (let i = first; i <= last; i++) if (nearness[i]! > nearest) nearest = nearness[i]!;
  if (first - from < seen.left) seen.left = first - from;
  if (last - from > seen.right) seen.right = last - from;
  if (y < seen.top) seen.top = y;
  seen.bottom = y;
  if (nearest > seen.nearest) seen.nearest = nearest;
}

function lowest(positions: Float32Array): number {
  let height = Number.POSITIVE_INFINITY;
  for (let i = 1; i < positions.length; i += 3) height = Math.min(height, positions[i]!);
  return height;
}

function extent(positions: Float32Array): number {
  let longest = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = axis; i < positions.length; i += 3) {
      low = Math.min(low, positions[i]!);
      high = Math.max(high, positions[i]!);
    }
    longest = Math.max(longest, high - low);
  }
  return longest;
}
