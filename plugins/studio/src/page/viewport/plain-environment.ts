import { DataTexture, EquirectangularReflectionMapping, LinearFilter, type Texture } from 'three';

const width = 64;
const height = 32;

/**
 * Returns a plain grey environment, lighter above: metals reflect only their environment and are black without one. The
 * renderer filters it once, which takes seconds only where no graphics card does it.
 */
export function plainEnvironment(): Texture {
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    const row = Math.floor(at / (width * 4));
    return at % 4 === 3 ? 255 : 90 + (row / height) * 130;
  });
  const environment = new DataTexture(data, width, height);
  environment.mapping = EquirectangularReflectionMapping;
  environment.minFilter = LinearFilter;
  environment.magFilter = LinearFilter;
  environment.needsUpdate = true;
  return environment;
}
