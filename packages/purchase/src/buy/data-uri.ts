/** Returns bytes as a data URI. The type is detected from the first bytes, as the service does. */
export function dataUri(bytes: Uint8Array): string {
  return `data:${typeOf(bytes)};base64,${base64(bytes)}`;
}

const starts: readonly (readonly [type: string, start: string, at?: number])[] = [
  ['image/png', '\x89PNG'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/webp', 'WEBP', 8],
  ['image/gif', 'GIF8'],
  ['model/gltf-binary', 'glTF'],
];

/** Returns the media type of bytes by their start. */
export function typeOf(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  return starts.find(([, start, at = 0]) => head.startsWith(start, at))?.[0] ?? 'application/octet-stream';
}

const chunk = 0x8000;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += chunk) text += String.fromCharCode(...bytes.subarray(i, i + chunk));
  return btoa(text);
}
