import { expect, it } from 'vitest';
import { paintedSide, pictureSide, tileSide } from './texture-side.ts';

const context = { progress: () => {}, signal: new AbortController().signal };

it.each([
  [{}, 1024, 1024, 512],
  [{ texture_resolution: '2k' }, 2048, 2048, 1024],
  [{ texture_resolution: '2k', enable_pbr: true }, 2048, 2048, 512],
  [{ texture_resolution: '4k', enable_pbr: true }, 4096, 2048, 1024],
  [{ texture_resolution: '4k' }, 4096, 2048, 1024],
  [{ hd_texture: true }, 4096, 2048, 1024],
  [{ texture_resolution: '8k' }, 4096, 2048, 1024],
])(
  '%o gives a picture of at most %i, a painting of %i and a tile of %i pixels a side',
  (request, picture, painting, tile) => {
    expect(pictureSide(request)).toBe(picture);
    expect(paintedSide(request, context)).toBe(painting);
    expect(tileSide(request, context)).toBe(tile);
    expect(paintedSide(request, { ...context, textureSize: 64 })).toBe(64);
  },
);
