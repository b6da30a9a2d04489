import { Constants } from '@babylonjs/core/Engines/constants.js';
import { RawCubeTexture } from '@babylonjs/core/Materials/Textures/rawCubeTexture.js';
import { SphericalPolynomial } from '@babylonjs/core/Maths/sphericalPolynomial.js';
import type { Scene } from '@babylonjs/core/scene.js';

const grey = 150;

/** Gives a scene without an environment an even grey one: metals reflect only their environment and are black without one. */
export function lightMetals(scene: Scene): void {
  // Without a canvas nothing is drawn.
  if (scene.environmentTexture || !scene.getEngine().getRenderingCanvas()) return;
  const face = new Uint8Array([grey, grey, grey, 255]);
  const texture = new RawCubeTexture(
    scene,
    Array.from({ length: 6 }, () => face),
    1,
    Constants.TEXTUREFORMAT_RGBA,
    Constants.TEXTURETYPE_UNSIGNED_BYTE,
    false,
  );
  texture.gammaSpace = false;
  const even = new SphericalPolynomial();
  // The squares of a direction add up to 1.
  for (const term of [even.xx, even.yy, even.zz]) term.set(grey / 255, grey / 255, grey / 255);
  texture.sphericalPolynomial = even;
  scene.environmentTexture = texture;
}
