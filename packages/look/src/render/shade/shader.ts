import type { Camera } from '../camera.ts';
import type { Projection } from '../rasterise.ts';
import { beforeToneMap } from '../tone-map.ts';
import type { TriangleScene } from '../triangle-scene.ts';
import { createLighting, type ReflectedLight } from './lighting.ts';
import type { ShadowMap } from './shadow-map.ts';
import type { Studio } from './studio.ts';
import { createSurfaceReader, type Surface } from './surface.ts';

/**
 * Writes the colour of one visible point, linear rgb and alpha, to `out`.
 * @param triangle index of the triangle
 * @param at the point
 */
export type Shader = (triangle: number, at: ShadedPoint, out: Float32Array) => void;

/**
 * Screen-space weights of the three corners of a triangle, and the share of the environment that reaches the point, 0 to 1.
 * A number that is passed to a function may be allocated.
 */
export type ShadedPoint = Float64Array;

/**
 * Creates a metallic-roughness shader: three lamps, one of them with shadows, and the studio's environment. It
 * allocates nothing per point.
 * @param softness radius of the disc that shadows are averaged over, in the model's unit
 */
export function createShader(
  triangleScene: TriangleScene,
  projection: Projection,
  camera: Camera,
  studio: Studio,
  shadows: ShadowMap,
  softness: number,
): Shader {
  const readSurface = createSurfaceReader(triangleScene, projection, camera);
  const lighting = createLighting(studio, shadows, softness);
  return (triangle, at, out) => {
    const surface = readSurface(triangle, at);
    if (surface.material.unlit) {
      writeUnlit(surface, out);
      return;
    }
    const light = lighting(surface);
    if (surface.material.blend) writeBlended(surface, light, out);
    else writeOpaque(surface, light, out);
  };
}

function writeUnlit({ material, color, alpha }: Surface, out: Float32Array): void {
  out[0] = beforeToneMap(color[0]!);
  out[1] = beforeToneMap(color[1]!);
  out[2] = beforeToneMap(color[2]!);
  out[3] = material.blend || material.cutoff > 0 ? alpha : 1;
}

function writeOpaque(
  { material, emissive, alpha }: Surface,
  { diffuse, shine }: ReflectedLight,
  out: Float32Array,
): void {
  out[0] = diffuse[0]! + shine[0]! + emissive[0]!;
  out[1] = diffuse[1]! + shine[1]! + emissive[1]!;
  out[2] = diffuse[2]! + shine[2]! + emissive[2]!;
  out[3] = material.cutoff > 0 ? alpha : 1;
}

/** A clear surface still reflects fully: its highlight covers the background by its brightness. */
function writeBlended(
  { emissive, alpha }: Surface,
  { diffuse, shine }: ReflectedLight,
  out: Float32Array,
): void {
  const brightest = Math.min(1, Math.max(shine[0]!, shine[1]!, shine[2]!));
  const cover = alpha + (1 - alpha) * brightest;
  out[0] = ((diffuse[0]! + emissive[0]!) * alpha + shine[0]!) / (cover || 1);
  out[1] = ((diffuse[1]! + emissive[1]!) * alpha + shine[1]!) / (cover || 1);
  out[2] = ((diffuse[2]! + emissive[2]!) * alpha + shine[2]!) / (cover || 1);
  out[3] = cover;
}
