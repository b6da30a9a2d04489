import { CubeTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter } from 'three';

/** Width of a face at each level, in pixels, sharp to rough. three.js does not read the last level. */
const faceWidths = [64, 32, 16, 8, 4] as const;
const roughestLevel = faceWidths.length - 2;

/** Steps of the table over the vertical part of a direction, and samples per lobe and axis. */
const tableSteps = 64;
const lobeSamples = 24;

/** Vertical part of a direction through the face, by its coordinates from -1 to 1. Faces +X, -X, +Y, -Y, +Z, -Z. */
const upOf: readonly ((s: number, t: number) => number)[] = [
  (_, t) => -t,
  (_, t) => -t,
  () => 1,
  () => -1,
  (_, t) => -t,
  (_, t) => -t,
];

/**
 * Returns a plain grey environment, lighter above: metals reflect only their environment and are black without one. It
 * is filtered for every roughness here, which takes milliseconds because only the height of a direction counts. Left to
 * the renderer, the same takes seconds of drawing without a graphics card, in the middle of the first import.
 */
export function plainEnvironment(): CubeTexture {
  const [sharp, ...rough] = faceWidths.map((width, level) => cubeAt(Math.min(level, roughestLevel), width));
  const environment = sharp!;
  environment.mipmaps = rough;
  environment.isPMREMTexture = true;
  environment.minFilter = LinearMipmapLinearFilter;
  environment.magFilter = LinearFilter;
  environment.generateMipmaps = false;
  environment.needsUpdate = true;
  return environment;
}

function cubeAt(level: number, width: number): CubeTexture {
  // The roughness for which three.js reads a level.
  const shades = shadesAt(1 - Math.sqrt(1 - level / roughestLevel));
  return new CubeTexture(upOf.map((up) => face(width, up, shades)));
}

function face(width: number, up: (s: number, t: number) => number, shades: readonly number[]): DataTexture {
  const data = new Uint8Array(width * width * 4);
  for (let at = 0; at < width * width; at += 1) {
    const s = (2 * ((at % width) + 0.5)) / width - 1;
    const t = (2 * (Math.floor(at / width) + 0.5)) / width - 1;
    const height = up(s, t) / Math.hypot(1, s, t);
    const step = ((height + 1) / 2) * tableSteps;
    const below = Math.min(Math.floor(step), tableSteps - 1);
    const shade = shades[below]! + (step - below) * (shades[below + 1]! - shades[below]!);
    data.fill(Math.round(shade), 4 * at, 4 * at + 3);
    data[4 * at + 3] = 255;
  }
  return new DataTexture(data, width, width);
}

/** Returns the shade for each vertical part of a direction from -1 to 1, as a surface of this roughness reflects it. */
function shadesAt(roughness: number): readonly number[] {
  return Array.from({ length: tableSteps + 1 }, (_, at) =>
    filteredShade((2 * at) / tableSteps - 1, roughness),
  );
}

/** Shade of the unfiltered environment. @param height vertical part of a direction, from -1 to 1 */
function shadeAt(height: number): number {
  return 90 + 130 * (0.5 + Math.asin(Math.max(-1, Math.min(1, height))) / Math.PI);
}

/** Average over the GGX lobe around a normal that is seen from its own direction (Heitz, 2018). */
function filteredShade(height: number, roughness: number): number {
  const alpha2 = roughness ** 4;
  const level = Math.sqrt(1 - height * height);
  let sum = 0;
  let weights = 0;
  for (let i = 0; i < lobeSamples ** 2; i += 1) {
    const x = (Math.floor(i / lobeSamples) + 0.5) / lobeSamples;
    const turn = (2 * Math.PI * ((i % lobeSamples) + 0.5)) / lobeSamples;
    const share = 1 / (1 - x + alpha2 * x);
    const cosine = (1 - x - alpha2 * x) * share;
    if (cosine <= 0) continue;
    const sine = 2 * Math.sqrt(alpha2 * x * (1 - x)) * share;
    sum += cosine * shadeAt(height * cosine + level * sine * Math.cos(turn));
    weights += cosine;
  }
  return sum / weights;
}
