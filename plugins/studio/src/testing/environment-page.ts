// Page of plain-environment.test.ts: draws spheres that only the environment lights.
import {
  DataTexture,
  EquirectangularReflectionMapping,
  LinearFilter,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  Scene,
  SphereGeometry,
  type Texture,
  WebGLRenderer,
} from 'three';
import { plainEnvironment } from '../page/viewport/plain-environment.ts';

export interface EnvironmentPage {
  /**
   * Draws one metal sphere for each roughness and a sphere that is not of metal, left to right.
   * @param roughness from 0 to 1; 0 is a mirror
   * @param picture gives the renderer the same environment as a picture, to be filtered by drawing
   */
  drawSpheres(roughness: readonly number[], picture: boolean): DrawnSpheres;
}

export interface DrawnSpheres {
  /** Colour values from 0 to 255, four a pixel, the lowest row first. */
  readonly pixels: readonly number[];
  readonly width: number;
  /** Names of the programs of the renderer. */
  readonly programs: readonly string[];
}

/** Width of a sphere, in pixels. */
const side = 32;

Object.assign(globalThis, {
  drawSpheres(roughness, picture) {
    const spheres = roughness.length + 1;
    const [width, height] = [spheres * side, side];
    const renderer = new WebGLRenderer();
    renderer.setSize(width, height);
    const scene = new Scene();
    scene.environment = picture ? environmentPicture() : plainEnvironment();
    for (const [at, rough] of [...roughness, 0.5].entries()) {
      const material = new MeshStandardMaterial({
        roughness: rough,
        metalness: at < roughness.length ? 1 : 0,
      });
      const sphere = new Mesh(new SphereGeometry(0.5, 32, 16), material);
      sphere.position.x = at - roughness.length / 2;
      scene.add(sphere);
    }
    const camera = new OrthographicCamera(-spheres / 2, spheres / 2, 0.5, -0.5, 0, 2);
    camera.position.z = 1;
    renderer.render(scene, camera);
    const pixels = new Uint8Array(width * height * 4);
    const gl = renderer.getContext();
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    const programs = (renderer.info.programs ?? []).map(({ name }) => name);
    return { pixels: [...pixels], width, programs };
  },
} satisfies EnvironmentPage);

/** The unfiltered environment: grey that grows lighter with the angle, from the ground to the sky. */
function environmentPicture(): Texture {
  const [width, height] = [64, 128];
  const data = new Uint8Array(width * height * 4).map((_, at) => {
    const row = Math.floor(at / (width * 4));
    return at % 4 === 3 ? 255 : 90 + (130 * (row + 0.5)) / height;
  });
  const picture = new DataTexture(data, width, height);
  picture.mapping = EquirectangularReflectionMapping;
  picture.minFilter = LinearFilter;
  picture.magFilter = LinearFilter;
  picture.needsUpdate = true;
  return picture;
}
