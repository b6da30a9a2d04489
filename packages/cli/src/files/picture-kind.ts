/** Type of a picture, by its first bytes. */
export interface PictureKind {
  readonly mimeType: string;
  /** File extension, with the dot. */
  readonly ending: string;
  /** Whether the bytes end before the picture does. The pixels are not decoded. */
  isCutOff(bytes: Buffer): boolean;
  /** Returns width and height from the header; undefined without any. */
  sizeOf(bytes: Buffer): PictureSize | undefined;
}

/** In pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Detects PNG, JPEG or WebP; returns undefined for anything else, whatever its name. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return kinds.find(({ marks }) => marks.every(([offset, mark]) => hasAt(bytes, offset, mark)));
}

type Mark = readonly [offset: number, bytes: string];

const kinds: readonly (PictureKind & { readonly marks: readonly Mark[] })[] = [
  {
    mimeType: 'image/png',
    ending: '.png',
    marks: [[0, '\x89PNG\r\n\x1a\n']],
    isCutOff: (bytes) => !bytes.includes('IEND', 0, 'latin1'),
    sizeOf: pngSize,
  },
  {
    mimeType: 'image/jpeg',
    ending: '.jpg',
    marks: [[0, '\xff\xd8\xff']],
    isCutOff: (bytes) => !bytes.includes('\xff\xd9', 0, 'latin1'),
    sizeOf: jpegSize,
  },
  {
    mimeType: 'image/webp',
    ending: '.webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
    isCutOff: (bytes) => bytes.readUInt32LE(4) + 8 > bytes.byteLength,
    sizeOf: webpSize,
  },
];

function hasAt(bytes: Uint8Array, offset: number, mark: string): boolean {
  return [...mark].every((char, index) => bytes[offset + index] === char.charCodeAt(0));
}

function pngSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size is in the frame header, behind segments of any length. */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    if (marker === 0xd9 || marker === 0xda) return undefined;
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): PictureSize | undefined {
  if (bytes.length < 30) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8X':
      return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
    default:
      return undefined;
  }
}
