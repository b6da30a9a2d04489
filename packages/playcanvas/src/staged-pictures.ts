import { type AppBase, Asset, type Texture } from 'playcanvas';

interface Picture {
  readonly name?: string;
  readonly bufferView?: number;
  readonly mimeType?: string;
}

/** The parts of a file's JSON that pictures are found by. */
interface PicturedFile {
  readonly images?: readonly Picture[];
  readonly bufferViews?: readonly { readonly byteOffset?: number; readonly byteLength: number }[];
  readonly textures?: readonly PicturedTexture[];
  readonly materials?: readonly object[];
}

interface PicturedTexture {
  readonly source?: number;
  readonly extensions?: Readonly<Record<string, { readonly source?: number }>>;
}

type Proceed = (error: unknown, asset: Asset | null) => void;

/** Pictures that may be decoded before their turn; one of 4096 pixels a side is 64 MB. */
const mostAhead = 4;
/** What a browser decodes beside the page's thread. */
const decoded = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
/** Textures whose values are colours, also those of extensions of materials. */
const coloured = /^(baseColor|emissive|diffuse|specularGlossiness|\w*Color)Texture$/;

let count = 0;

/**
 * Returns hooks of the engine's GLB parser: pictures are decoded a few ahead, and each is uploaded in a frame after the
 * previous one. The parser would upload each as soon as it is decoded.
 */
export function stagedPictures(app: AppBase, bytes: Uint8Array<ArrayBuffer>, nextFrame: () => Promise<void>) {
  const { supportsImageBitmap } = app.graphicsDevice as unknown as { readonly supportsImageBitmap: boolean };
  const turns: Promise<void>[] = [];
  const done = new Map<Picture, () => void>();
  let file: PicturedFile = {};
  let colours: ReadonlySet<Picture> = new Set();

  const decode = async (picture: Picture): Promise<ImageBitmap | undefined> => {
    const { bufferView, mimeType } = picture;
    if (!supportsImageBitmap || bufferView === undefined || !decoded.includes(mimeType!)) return undefined;
    await turns.at(-mostAhead);
    const { byteOffset = 0, byteLength } = file.bufferViews![bufferView]!;
    const from = binaryOf(bytes) + byteOffset;
    const options = { premultiplyAlpha: 'none', colorSpaceConversion: 'none' } as const;
    return createImageBitmap(new Blob([bytes.subarray(from, from + byteLength)]), options);
  };

  const upload = (picture: Picture, bitmap: ImageBitmap): Asset => {
    const name = `${picture.name ?? 'picture'}-meshwright-${++count}`;
    const asset = new Asset(name, 'texture', { url: name }, { srgb: colours.has(picture) });
    asset.resource = app.loader.getHandler('texture')!.open(name, bitmap, asset) as Texture;
    asset.loaded = true;
    app.assets.add(asset);
    return asset;
  };

  return {
    global: {
      preprocess(json: PicturedFile): void {
        file = json;
        colours = colouredIn(json);
      },
      postprocess(): void {},
    },
    image: {
      processAsync(picture: Picture, proceed: Proceed): void {
        const ready = decode(picture);
        // Awaited in its turn, which does not come when one before it fails.
        ready.catch(() => {});
        const shown = async (before: Promise<void> | undefined): Promise<void> => {
          await before;
          await nextFrame();
          const bitmap = await ready;
          if (bitmap) {
            proceed(null, upload(picture, bitmap));
            return;
          }
          const end = new Promise<void>((resolve) => done.set(picture, resolve));
          proceed(null, null);
          await end;
        };
        const turn = shown(turns.at(-1));
        turns.push(turn);
        turn.catch((error: unknown) => proceed(error, null));
      },
      postprocess: (picture: Picture): void => done.get(picture)?.(),
    },
  };
}

/** Returns where the binary chunk of a GLB begins. */
function binaryOf({ buffer, byteOffset, byteLength }: Uint8Array): number {
  const [header, chunk] = [12, 8];
  return header + chunk + new DataView(buffer, byteOffset, byteLength).getUint32(header, true) + chunk;
}

function colouredIn({ images = [], textures = [], materials = [] }: PicturedFile): ReadonlySet<Picture> {
  const found = new Set<Picture>();
  const visit = (part: object): void => {
    for (const [name, value] of Object.entries(part)) {
      if (typeof value !== 'object' || value === null) continue;
      visit(value);
      if (!coloured.test(name)) continue;
      const { source, extensions = {} } = textures[(value as { index: number }).index]!;
      for (const each of [source, ...Object.values(extensions).map((own) => own.source)])
        if (each !== undefined && images[each]) found.add(images[each]);
    }
  };
  for (const material of materials) visit(material);
  return found;
}
