import type { Camera } from '../camera.ts';
import type { Projection } from '../rasterise.ts';
import { beforeToneMap } from '../tone-map.ts';
import type { TriangleScene } from '../triangle-scene.ts';
import type { Shader } from './shader.ts';
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
  const plain = {
    ...scene,
    materials: scene.materials.map((material) => ({
      ...material,
      ...{
        colorMap: null,
        metallicRoughnessMap: null,
        normalMap: null,
        emissiveMap: null,
        occlusionMap: null,
      },
    })),
  };
  const read = createSurfaceReader(plain, projection, camera);
  const color = new Float32Array(3);
  return (triangle, w0, w1, w2, open, out) => {
    const surface = read(triangle, w0, w1, w2, open);
    if (mode === 'normals') normalColor(plain, surface, color);
    else if (mode === 'uv') checkerColor(surface, color);
    else color.fill(0.52);
    const light = (0.35 + 0.65 * surface.facing) * (0.5 + 0.5 * open);
    const edge = mode === 'wireframe' ? edgeShare(scene, projection, triangle, w0, w1, w2) : 0;
    for (let k = 0; k < 3; k++) out[k] = beforeToneMap(color[k]! * light * (1 - edge) + edgeColor[k]! * edge);
    out[3] = 1;
  };
}

const edgeColor = [0.01, 0.06, 0.2];
const red = [0.75, 0.02, 0.02];
const magenta = [0.8, 0, 0.55];

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
function faceTurnsAway({ positions }: TriangleScene, { a, b, c }: Surface, eye: Float64Array): boolean {
  const at = (vertex: number, axis: number): number => positions[vertex * 3 + axis]!;
  const [ex, ey, ez] = [at(b, 0) - at(a, 0), at(b, 1) - at(a, 1), at(b, 2) - at(a, 2)];
  const [fx, fy, fz] = [at(c, 0) - at(a, 0), at(c, 1) - at(a, 1), at(c, 2) - at(a, 2)];
  const [nx, ny, nz] = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
  return nx * eye[0]! + ny * eye[1]! + nz * eye[2]! < 0;
}

function checkerColor({ u, v }: Surface, out: Float32Array): void {
  const outside = u < -1e-4 || v < -1e-4 || u > 1.0001 || v > 1.0001;
  const dark = (Math.floor(u * 16) + Math.floor(v * 16)) % 2 !== 0;
  const [s, t] = [u - Math.floor(u), v - Math.floor(v)];
  const share = dark ? 0.35 : 1;
  out[0] = (outside ? 0.75 : 0.15 + 0.6 * s) * share;
  out[1] = (outside ? 0.05 : 0.15 + 0.6 * t) * share;
  out[2] = (outside ? 0.05 : 0.55 - 0.3 * s) * share;
}

/** Returns how much an edge of the triangle covers a sample, from 0 to 1: lines are about one pixel wide. */
function edgeShare(
  { triangles }: TriangleScene,
  p: Projection,
  triangle: number,
  w0: number,
  w1: number,
  w2: number,
): number {
  const at = (corner: number): number => triangles[triangle * 3 + corner]! * 3;
  const [a, b, c] = [at(0), at(1), at(2)];
  const area = Math.abs(
    (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[c]! - p[a]!) * (p[b + 1]! - p[a + 1]!),
  );
  const side = (from: number, to: number): number => Math.hypot(p[to]! - p[from]!, p[to + 1]! - p[from + 1]!);
  // A weight times the area is the distance from the opposite side times its length; samples are half a pixel wide.
  const nearest = Math.min(
    (w0 * area) / (side(b, c) || 1),
    (w1 * area) / (side(c, a) || 1),
    (w2 * area) / (side(a, b) || 1),
  );
  const share = Math.max(0, Math.min(1, 1.6 - nearest));
  // Triangles of less than a few pixels would make the surface black.
  return share * Math.min(1, area / 24);
}
