import type { Texture } from '@gltf-transform/core';

/** A picture in a format that every model reader supports. */
export interface TexturePicture {
  readonly bytes: Uint8Array;
  readonly extension: 'png' | 'jpg';
}

/**
 * Returns the picture of a texture, or one channel of it as a grey picture. PNG and JPEG are kept; other formats become
 * PNG, and an undecodable picture becomes null.
 */
export async function texturePicture(
  texture: Texture,
  channel?: 'green' | 'blue',
): Promise<TexturePicture | null> {
  const image = texture.getImage();
  if (!image) return null;
  const type = texture.getMimeType();
  if (!channel && type === 'image/jpeg') return { bytes: image, extension: 'jpg' };
  if (!channel && type === 'image/png') return { bytes: image, extension: 'png' };
  try {
    const { default: sharp } = await import('sharp');
    const picture = sharp(image);
    if (channel) picture.toColourspace('srgb').extractChannel(channel);
    return { bytes: Uint8Array.from(await picture.png().toBuffer()), extension: 'png' };
  } catch {
    return null;
  }
}
