import type { Camera } from '../camera.ts';
import type { Projection } from '../rasterise.ts';
import { beforeToneMap } from '../tone-map.ts';
import { changedScene, type TriangleScene } from '../triangle-scene.ts';
import type { ShadedPoint, Shader } from './shader.ts';
import { interpolateNormal } from './shading-normal.ts';
import { createSurfaceReader, type Surface } from './surface.ts';

/**
 * What a surface shows: its `material`; `clay`, which is one grey; a `wireframe` over it; its `normals` as colours, with the
 * back of a face in red, and in magenta where the normal of the file points behind its face; or a checker on its texture
 * coordinates (`uv`), with what lies outside of 0 to 1 in red.
 */
export type SurfaceMode = 'material' | 'clay' | 'wireframe' | 'normals' | 'uv';

/** Creates a shader that shows a property of the surface, lit from the eye. */
export function createInspection(
  scene: TriangleScene,
  projection: Projection,
  camera: Camera,
  mode: Exclude<SurfaceMode, 'material'>,
): Shader {
  // Maps would bend the normal and tint the colour.
  const plain = changedScene(scene, {
    materials: scene.materials.map((material) => ({
      ...material,
      colorMap: null,
      metallicRoughnessMap: null,
      normalMap: null,
      emissiveMap: null,
      occlusionMap: null,
    })),
  });
  const read = createSurfaceReader(plain, projection, camera);
  const color = new Float32Array(3);
  return (triangle, at, out) => {
    const surface = read(triangle, at);
    if (mode === 'normals') normalColor(plain, surface, color);
    else if (mode === 'uv') checkerColor(surface, color);
    else color.fill(0.52);
    const light = (0.35 + 0.65 * surface.facing) * (0.5 + 0.5 * at[3]!);
    const edge = mode === 'wireframe' ? edgeShare(scene, projection, triangle, at) : 0;
    for (let k = 0; k < 3; k++) out[k] = beforeToneMap(color[k]! * light * (1 - edge) + edgeColor[k]! * edge);
    out[3] = 1;
  };
}

const edgeColor = Float64Array.of(0.01, 0.06, 0.2);
const red = Float64Array.of(0.75, 0.02, 0.02);
const magenta = Float64Array.of(0.8, 0, 0.55);

function normalColor(scene: TriangleScene, surface: Surface, out: Float32Array): void {
  const { normal, eye } = surface;
  const back = faceTurnsAway(scene, surface, eye);
  // The reader has turned the normal of a back to the eye; this is the one of the file.
  interpolateNormal(scene, surface);
  const away = normal[0]! * eye[0]! + normal[1]! * eye[1]! + normal[2]! * eye[2]!;
  // A smooth normal near an outline may turn away a little.
  const against = !back && away < -0.25;
  for (let k = 0; k < 3; k++)
    out[k] = back ? red[k]! : against ? magenta[k]! : (normal[k]! * 0.5 + 0.5) ** 2.2;
}

/** Whether the corners of the face run clockwise as seen from the eye: engines do not draw it. */
function faceTurnsAway({ positions }: TriangleScene, surface: Surface, eye: Float64Array): boolean {
  const a = surface.a * 3;
  const b = surface.b * 3;
  const c = surface.c * 3;
  const ex = positions[b]! - positions[a]!;
  const ey = positions[b + 1]! - positions[a + 1]!;
  const ez = positions[b + 2]! - positions[a + 2]!;
  const fx = positions[c]! - positions[a]!;
  const fy = positions[c + 1]! - positions[a + 1]!;
  const fz = positions[c + 2]! - positions[a + 2]!;
  const nx = ey * fz - ez * fy;
  const ny = ez * fx - ex * fz;
  const nz = ex * fy - ey * fx;
  return nx * eye[0]! + ny * eye[1]! + nz * eye[2]! < 0;
}

function checkerColor({ u, v }: Surface, out: Float32Array): void {
  const outside = u < -1e-4 || v < -1e-4 || u > 1.0001 || v > 1.0001;
  const dark = (Math.floor(u * 16) + Math.floor(v * 16)) % 2 !== 0;
  const s = u - Math.floor(u);
  const t = v - Math.floor(v);
  const share = dark ? 0.35 : 1;
  out[0] = (outside ? 0.75 : 0.15 + 0.6 * s) * share;
  out[1] = (outside ? 0.05 : 0.15 + 0.6 * t) * share;
  out[2] = (outside ? 0.05 : 0.55 - 0.3 * s) * share;
}

/** Returns how much an edge of the triangle covers a sample, from 0 to 1: lines are about one pixel wide. */
function edgeShare({ triangles }: TriangleScene, p: Projection, triangle: number, at: ShadedPoint): number {
  const a = triangles[triangle * 3]! * 3;
  const b = triangles[triangle * 3 + 1]! * 3;
  const c = triangles[triangle * 3 + 2]! * 3;
  const area = Math.abs(
    (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!),
  );
  // A weight times the area is the distance from the opposite side times its length; samples are half a pixel wide.
  const nearest = Math.min(
    (at[0]! * area) / (sideOf(p, b, c) || 1),
    (at[1]! * area) / (sideOf(p, c, a) || 1),
    (at[2]! * area) / (sideOf(p, a, b) || 1),
  );
  const share = Math.max(0, Math.min(1, 1.6 - nearest));
  // Triangles of less than a few pixels would make the surface black.
  return share * Math.min(1, area / 24);
}

function sideOf(p: Projection, from: number, to: number): number {
  const x = p[to]! - p[from]!;
  const y = p[to + 1]! - p[from + 1]!;
  return Math.sqrt(x * x + y * y);
}
