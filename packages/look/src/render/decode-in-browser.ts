import type { DecodedPicture } from './texture-map.ts';
import type { Decoded } from './triangle-scene.ts';

/** Returns an empty set of textures, which are decoded by the browser. */
export function decodedInBrowser(): Decoded {
  return { decode: decodeInBrowser, colors: new Map(), numbers: new Map() };
}

/** Decodes a picture in a page or a worker, through WebGL: a 2D canvas loses colours where alpha is low. */
async function decodeInBrowser(image: Uint8Array): Promise<DecodedPicture | null> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(image)]), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch(() => null);
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2');
  if (!bitmap || !gl) return null;
  const { width, height } = bitmap;
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
  const texture = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  const pixels = new Uint8Array(width * height * 4);
  gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  bitmap.close();
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return { width, height, pixels };
}
