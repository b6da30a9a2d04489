/** Type of a picture, by its first bytes. */
export interface PictureKind {
  readonly mimeType: string;
  /** File extension, with the dot. */
  readonly ending: string;
  /** Whether the bytes end before the picture does. The pixels are not decoded. */
  isCutOff(bytes: Buffer): boolean;
  /** Returns width and height from the header; undefined without any. */
  sizeOf(bytes: Buffer): Promise<PictureSize | undefined>;
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
    sizeOf,
  },
  {
    mimeType: 'image/jpeg',
    ending: '.jpg',
    marks: [[0, '\xff\xd8\xff']],
    isCutOff: (bytes) => !bytes.includes('\xff\xd9', 0, 'latin1'),
    sizeOf,
  },
  {
    mimeType: 'image/webp',
    ending: '.webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
    isCutOff: (bytes) => bytes.readUInt32LE(4) + 8 > bytes.byteLength,
    sizeOf,
  },
];

function hasAt(bytes: Uint8Array, offset: number, mark: string): boolean {
  return [...mark].every((char, index) => bytes[offset + index] === char.charCodeAt(0));
}

async function sizeOf(bytes: Uint8Array): Promise<PictureSize | undefined> {
  const { imageFacts } = await import('@meshwright/gltf');
  const facts = imageFacts(bytes);
  return facts ? { width: facts.width, height: facts.height } : undefined;
}
