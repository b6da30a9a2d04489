import { blockedShare, type ShadowMap } from './shadow-map.ts';
import { ambientLight, reflectedLight, type Studio } from './studio.ts';
import type { Surface } from './surface.ts';

/** Light that leaves a surface towards the eye, linear rgb. */
export interface ReflectedLight {
  readonly diffuse: Float64Array;
  readonly shine: Float64Array;
}

/** Returns the light a surface reflects. Each call overwrites the same object. */
export type Lighting = (surface: Surface) => ReflectedLight;

/**
 * Creates the lighting of a studio: its environment and its lamps. It allocates nothing per point.
 * @param softness radius of the disc that shadows are averaged over, in the model's unit
 */
export function createLighting({ lamps }: Studio, shadows: ShadowMap, softness: number): Lighting {
  const light: ReflectedLight = { diffuse: new Float64Array(3), shine: new Float64Array(3) };
  const ambient = new Float32Array(3);
  const mirror = new Float32Array(3);
  const numbers = Float64Array.from(
    lamps.flatMap(({ toward, color, castsShadow }) => [...toward, ...color, castsShadow ? 1 : 0]),
  );
  return (surface) => {
    ambientLight(surface.normal[1]!, ambient);
    reflectEnvironment(surface, numbers, mirror);
    setEnvironment(light, surface, ambient, mirror);
    addLamps(light, surface, numbers, shadows, softness);
    return light;
  };
}

/** Numbers of a lamp: its direction, its colour, and whether it casts a shadow. */
const numbersOfLamp = 7;

/** Writes the reflection of the environment in the mirrored direction to the eye. */
function reflectEnvironment(
  { eye, normal, facing, roughness }: Surface,
  lamps: Float64Array,
  out: Float32Array,
): void {
  const bounce = 2 * facing;
  const mx = bounce * normal[0]! - eye[0]!;
  const my = bounce * normal[1]! - eye[1]!;
  const mz = bounce * normal[2]! - eye[2]!;
  reflectedLight(my, mx * lamps[0]! + my * lamps[1]! + mz * lamps[2]!, roughness, out);
}

function setEnvironment(
  { diffuse, shine }: ReflectedLight,
  surface: Surface,
  ambient: Float32Array,
  mirror: Float32Array,
): void {
  const { specular, facing, roughness, open } = surface;
  const grazing = fifth(1 - facing) * (1 - roughness * 0.7);
  const mirrored = (1 - roughness * 0.35) * (0.35 + 0.65 * open);
  diffuse[0] = surface.diffuse[0]! * ambient[0]! * open;
  diffuse[1] = surface.diffuse[1]! * ambient[1]! * open;
  diffuse[2] = surface.diffuse[2]! * ambient[2]! * open;
  shine[0] = (specular[0]! + (1 - specular[0]!) * grazing * 0.6) * mirror[0]! * mirrored;
  shine[1] = (specular[1]! + (1 - specular[1]!) * grazing * 0.6) * mirror[1]! * mirrored;
  shine[2] = (specular[2]! + (1 - specular[2]!) * grazing * 0.6) * mirror[2]! * mirrored;
}

/** A point that a shadow may lie on, and the radius of the disc that it is averaged over. */
const shadowed = new Float64Array(4);

/** Adds the lamps: a lobe around the half vector (GGX), with the visibility term folded into one factor. */
function addLamps(
  { diffuse, shine }: ReflectedLight,
  surface: Surface,
  lamps: Float64Array,
  shadows: ShadowMap,
  softness: number,
): void {
  const { x, y, z, eye, normal, specular, facing, roughness, open } = surface;
  const nx = normal[0]!;
  const ny = normal[1]!;
  const nz = normal[2]!;
  const vx = eye[0]!;
  const vy = eye[1]!;
  const vz = eye[2]!;
  const a2 = Math.max(roughness * roughness * roughness * roughness, 0.002);
  const k = ((roughness + 1) * (roughness + 1)) / 8;
  for (let at = 0; at < lamps.length; at += numbersOfLamp) {
    const tx = lamps[at]!;
    const ty = lamps[at + 1]!;
    const tz = lamps[at + 2]!;
    const cosine = nx * tx + ny * ty + nz * tz;
    if (cosine <= 0) continue;
    let reached = 0.4 + 0.6 * open;
    if (lamps[at + 6]! > 0) {
      shadowed[0] = x + nx * softness;
      shadowed[1] = y + ny * softness;
      shadowed[2] = z + nz * softness;
      shadowed[3] = softness;
      reached = 1 - blockedShare(shadows, shadowed);
    }
    const lit = cosine * reached;
    if (lit <= 0) continue;
    let hx = tx + vx;
    let hy = ty + vy;
    let hz = tz + vz;
    const half = 1 / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1);
    hx *= half;
    hy *= half;
    hz *= half;
    const nh = Math.max(0, nx * hx + ny * hy + nz * hz);
    const vh = Math.max(0, vx * hx + vy * hy + vz * hz);
    const denominator = nh * nh * (a2 - 1) + 1;
    const lobe = Math.min(
      6,
      a2 / (4 * denominator * denominator) / ((cosine * (1 - k) + k) * (facing * (1 - k) + k)),
    );
    const rise = fifth(1 - vh);
    const red = lit * lamps[at + 3]!;
    const green = lit * lamps[at + 4]!;
    const blue = lit * lamps[at + 5]!;
    diffuse[0]! += red * surface.diffuse[0]! * 0.8;
    diffuse[1]! += green * surface.diffuse[1]! * 0.8;
    diffuse[2]! += blue * surface.diffuse[2]! * 0.8;
    shine[0]! += red * (specular[0]! + (1 - specular[0]!) * rise) * lobe;
    shine[1]! += green * (specular[1]! + (1 - specular[1]!) * rise) * lobe;
    shine[2]! += blue * (specular[2]! + (1 - specular[2]!) * rise) * lobe;
  }
}

function fifth(x: number): number {
  return x * x * x * x * x;
}
