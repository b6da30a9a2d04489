import type { Camera } from '../camera.ts';
import type { Projection } from '../rasterise.ts';
import { type PlacedTexture, sampleTexture, wrapped } from '../texture-map.ts';
import type { TriangleMaterial, TriangleScene } from '../triangle-scene.ts';
import type { ShadedPoint } from './shader.ts';
import { applyNormalMap, interpolateNormal, isSeenFromBehind } from './shading-normal.ts';

/** A point on a triangle: where it is, how it faces the eye, and what its material reflects. Colours are linear. */
export interface Surface {
  material: TriangleMaterial;
  /** Vertex indices of the triangle's corners. */
  a: number;
  b: number;
  c: number;
  /** Weights of the corners at the point. */
  t0: number;
  t1: number;
  t2: number;
  u: number;
  v: number;
  /** Share of the texture's side that one pixel samples. */
  footprint: number;
  x: number;
  y: number;
  z: number;
  /** Unit vector to the eye. */
  readonly eye: Float64Array;
  /** Unit normal on the eye's side. */
  readonly normal: Float32Array;
  /** Cosine between the normal and the eye, at least 0.02. */
  facing: number;
  roughness: number;
  /** Base colour with texture and vertex colours, linear rgba. */
  readonly color: Float64Array;
  /** Diffuse reflectance, rgb. */
  readonly diffuse: Float64Array;
  /** Specular reflectance at normal incidence, rgb. */
  readonly specular: Float64Array;
  readonly emissive: Float64Array;
  alpha: number;
  /** Share of the environment that reaches the point, 0 to 1. */
  open: number;
}

/**
 * Reads the point of a triangle at the screen-space weights of its corners. Each call overwrites the same object, and
 * numbers pass between the steps in that object, because a number passed to a function may be allocated.
 */
export type SurfaceReader = (triangle: number, at: ShadedPoint) => Surface;

/** Creates a reader that allocates nothing per point. */
export function createSurfaceReader(
  scene: TriangleScene,
  projection: Projection,
  camera: Camera,
): SurfaceReader {
  const { triangles, materialOf, materials } = scene;
  const surface = emptySurface(materials[0]!);
  const texel = new Float32Array(4);
  const { color } = surface;
  return (triangle, at) => {
    const a = triangles[triangle * 3]!;
    const b = triangles[triangle * 3 + 1]!;
    const c = triangles[triangle * 3 + 2]!;
    // Perspective-correct weights: screen weights scaled by 1/depth.
    const q0 = at[0]! * projection[a * 3 + 2]!;
    const q1 = at[1]! * projection[b * 3 + 2]!;
    const q2 = at[2]! * projection[c * 3 + 2]!;
    const sum = q0 + q1 + q2;
    surface.material = materials[materialOf[triangle]!]!;
    surface.a = a;
    surface.b = b;
    surface.c = c;
    surface.t0 = q0 / sum;
    surface.t1 = q1 / sum;
    surface.t2 = q2 / sum;
    surface.open = at[3]!;
    readPlace(scene, camera, surface);
    if (hasMaps(surface.material)) readFootprint(scene, projection, surface);
    else surface.footprint = 0;
    readColor(scene, surface, texel, color);
    readReflectance(surface, texel, color);
    readEmissive(surface, texel);
    readNormal(scene, surface, texel);
    return surface;
  };
}

function emptySurface(material: TriangleMaterial): Surface {
  return {
    material,
    a: 0,
    b: 0,
    c: 0,
    t0: Number.NaN,
    t1: Number.NaN,
    t2: Number.NaN,
    u: Number.NaN,
    v: Number.NaN,
    footprint: Number.NaN,
    x: Number.NaN,
    y: Number.NaN,
    z: Number.NaN,
    eye: new Float64Array(3),
    normal: new Float32Array(3),
    facing: Number.NaN,
    roughness: Number.NaN,
    color: new Float64Array(4),
    diffuse: new Float64Array(3),
    specular: new Float64Array(3),
    emissive: new Float64Array(3),
    alpha: Number.NaN,
    open: Number.NaN,
  };
}

function readPlace({ positions, uvs }: TriangleScene, camera: Camera, surface: Surface): void {
  const { a, b, c, t0, t1, t2, eye } = surface;
  const x = positions[a * 3]! * t0 + positions[b * 3]! * t1 + positions[c * 3]! * t2;
  const y = positions[a * 3 + 1]! * t0 + positions[b * 3 + 1]! * t1 + positions[c * 3 + 1]! * t2;
  const z = positions[a * 3 + 2]! * t0 + positions[b * 3 + 2]! * t1 + positions[c * 3 + 2]! * t2;
  surface.x = x;
  surface.y = y;
  surface.z = z;
  const vx = camera.eye[0] - x;
  const vy = camera.eye[1] - y;
  const vz = camera.eye[2] - z;
  const away = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
  eye[0] = vx * away;
  eye[1] = vy * away;
  eye[2] = vz * away;
  surface.u = uvs[a * 2]! * t0 + uvs[b * 2]! * t1 + uvs[c * 2]! * t2;
  surface.v = uvs[a * 2 + 1]! * t0 + uvs[b * 2 + 1]! * t1 + uvs[c * 2 + 1]! * t2;
}

/** Writes the base colour, with the texture and vertex colours applied, to `color`. */
function readColor(
  { colors }: TriangleScene,
  surface: Surface,
  texel: Float32Array,
  color: Float64Array,
): void {
  const { material, a, b, c, t0, t1, t2 } = surface;
  const tint = material.color;
  color[0] = tint[0]! * (colors[a * 4]! * t0 + colors[b * 4]! * t1 + colors[c * 4]! * t2);
  color[1] = tint[1]! * (colors[a * 4 + 1]! * t0 + colors[b * 4 + 1]! * t1 + colors[c * 4 + 1]! * t2);
  color[2] = tint[2]! * (colors[a * 4 + 2]! * t0 + colors[b * 4 + 2]! * t1 + colors[c * 4 + 2]! * t2);
  color[3] = tint[3]! * (colors[a * 4 + 3]! * t0 + colors[b * 4 + 3]! * t1 + colors[c * 4 + 3]! * t2);
  if (material.colorMap) {
    sampleMap(material.colorMap, surface, texel, true);
    color[0] = color[0]! * texel[0]!;
    color[1] = color[1]! * texel[1]!;
    color[2] = color[2]! * texel[2]!;
    color[3] = color[3]! * texel[3]!;
  }
  surface.alpha = color[3]!;
}

function readReflectance(surface: Surface, texel: Float32Array, color: Float64Array): void {
  const { material, diffuse, specular } = surface;
  let { metallic, roughness } = material;
  if (material.metallicRoughnessMap) {
    sampleMap(material.metallicRoughnessMap, surface, texel);
    roughness *= texel[1]!;
    metallic *= texel[2]!;
  }
  if (material.occlusionMap) {
    sampleMap(material.occlusionMap, surface, texel);
    surface.open *= 1 + material.occlusionStrength * (texel[0]! - 1);
  }
  surface.roughness = Math.max(0.06, roughness);
  const dielectric = 1 - metallic;
  const base = 0.04 * dielectric;
  diffuse[0] = color[0]! * dielectric;
  diffuse[1] = color[1]! * dielectric;
  diffuse[2] = color[2]! * dielectric;
  specular[0] = base + color[0]! * metallic;
  specular[1] = base + color[1]! * metallic;
  specular[2] = base + color[2]! * metallic;
}

function readEmissive(surface: Surface, texel: Float32Array): void {
  const { material, emissive } = surface;
  emissive[0] = material.emissive[0]!;
  emissive[1] = material.emissive[1]!;
  emissive[2] = material.emissive[2]!;
  if (!material.emissiveMap || !(emissive[0]! + emissive[1]! + emissive[2]! > 0)) return;
  sampleMap(material.emissiveMap, surface, texel, true);
  emissive[0] = emissive[0]! * texel[0]!;
  emissive[1] = emissive[1]! * texel[1]!;
  emissive[2] = emissive[2]! * texel[2]!;
}

function readNormal(scene: TriangleScene, surface: Surface, texel: Float32Array): void {
  const { material, eye, normal } = surface;
  interpolateNormal(scene, surface);
  if (material.normalMap) {
    sampleMap(material.normalMap, surface, texel);
    applyNormalMap(scene, surface, texel, material.normalScale);
  }
  let facing = normal[0]! * eye[0]! + normal[1]! * eye[1]! + normal[2]! * eye[2]!;
  if (facing < 0 && isSeenFromBehind(scene, surface)) {
    normal[0] = -normal[0]!;
    normal[1] = -normal[1]!;
    normal[2] = -normal[2]!;
    facing = -facing;
  }
  surface.facing = Math.max(facing, 0.02);
}

/** Reads the share of the texture's side that one pixel samples, by the triangle's areas on both. */
function readFootprint({ uvs }: TriangleScene, projection: Projection, surface: Surface): void {
  const { a, b, c } = surface;
  const onTexture =
    (uvs[b * 2]! - uvs[a * 2]!) * (uvs[c * 2 + 1]! - uvs[a * 2 + 1]!) -
    (uvs[c * 2]! - uvs[a * 2]!) * (uvs[b * 2 + 1]! - uvs[a * 2 + 1]!);
  const onScreen =
    (projection[b * 3]! - projection[a * 3]!) * (projection[c * 3 + 1]! - projection[a * 3 + 1]!) -
    (projection[c * 3]! - projection[a * 3]!) * (projection[b * 3 + 1]! - projection[a * 3 + 1]!);
  // Between one sample and a whole pixel: slight aliasing is better than blur.
  surface.footprint = Math.SQRT2 * Math.sqrt(Math.abs(onTexture / (onScreen || 1)));
}

function sampleMap(map: PlacedTexture, surface: Surface, texel: Float32Array, isColor = false): void {
  const { placement, wrapU, wrapV } = map;
  const { width, height } = map.levels[0]!;
  const { u, v } = surface;
  place[0] = u;
  place[1] = v;
  place[2] = surface.footprint * Math.max(width, height);
  if (placement !== null || wrapU !== 'repeat' || wrapV !== 'repeat') {
    const [a, b, c, d, e, f] = placement ?? unmoved;
    place[0] = wrapped(a * u + b * v + c, wrapU, width);
    place[1] = wrapped(d * u + e * v + f, wrapV, height);
    place[2] = place[2]! * Math.sqrt(Math.abs(a * e - b * d));
  }
  sampleTexture(map, place, texel, isColor);
}

/** Where a texture is sampled. */
const place = new Float64Array(3);

const unmoved = [1, 0, 0, 0, 1, 0] as const;

function hasMaps(material: TriangleMaterial): boolean {
  return (
    material.colorMap !== null ||
    material.metallicRoughnessMap !== null ||
    material.normalMap !== null ||
    material.emissiveMap !== null ||
    material.occlusionMap !== null
  );
}
