/**
 * Returns the extension of a file's format, or null for an unknown one. Names and media types do not count.
 * @param bytes its first 4,096 bytes at least
 * @param size of the whole file
 */
export function fileFormat(bytes: Uint8Array, size = bytes.byteLength): string | null {
  return formats.find(({ fits }) => fits(bytes, size))?.ending ?? null;
}

type Fits = (bytes: Uint8Array, size: number) => boolean;

const formats: readonly { readonly ending: string; readonly fits: Fits }[] = [
  { ending: '.png', fits: (bytes) => starts(bytes, '\x89PNG\r\n\x1a\n') },
  { ending: '.jpg', fits: (bytes) => starts(bytes, '\xff\xd8\xff') },
  { ending: '.webp', fits: (bytes) => starts(bytes, 'RIFF') && starts(bytes.subarray(8), 'WEBP') },
  { ending: '.glb', fits: (bytes) => starts(bytes, 'glTF') },
  { ending: '.fbx', fits: (bytes) => starts(bytes, 'Kaydara FBX Binary') || /^; *FBX\b/.test(head(bytes)) },
  { ending: '.stl', fits: isStl },
  { ending: '.3mf', fits: (bytes) => starts(bytes, 'PK\x03\x04') },
  { ending: '.gltf', fits: (bytes) => head(bytes).startsWith('{') },
  { ending: '.obj', fits: (bytes) => /^(v|vt|vn|vp|f|o|g|s|mtllib|usemtl)[ \t]/m.test(head(bytes)) },
];

function isStl(bytes: Uint8Array, size: number): boolean {
  if (bytes.byteLength >= 84) {
    const triangles = new DataView(bytes.buffer, bytes.byteOffset).getUint32(80, true);
    if (size === 84 + triangles * 50) return true;
  }
  return /^solid\b/.test(head(bytes)) && /\b(facet|endsolid)\b/.test(head(bytes));
}

/** Returns the start as text, without byte order mark and blanks. */
function head(bytes: Uint8Array): string {
  return new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF/, '')
    .trimStart();
}

function starts(bytes: Uint8Array, text: string): boolean {
  return [...text].every((character, i) => bytes[i] === character.charCodeAt(0));
}
