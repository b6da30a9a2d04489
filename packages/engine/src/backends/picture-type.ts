/** Returns media type and extension of a PNG, JPEG or WebP by its first bytes; for anything else those of PNG. */
export function pictureType(bytes: Uint8Array): { readonly extension: string; readonly mediaType: string } {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8')) return { extension: 'jpg', mediaType: 'image/jpeg' };
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return { extension: 'webp', mediaType: 'image/webp' };
  return { extension: 'png', mediaType: 'image/png' };
}
