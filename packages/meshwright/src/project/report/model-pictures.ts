import type { ContentStore } from '@meshwright/purchase';

/** Width and height of a picture in pixels, unless the caller names another. */
export const pictureSide = 320;

/** Raised when the same models would give other pictures. */
const version = 1;

/**
 * Returns a PNG of each model, drawn once: the same angle and light for every model, and one camera that fits all of
 * them, so that takes compare.
 */
export async function modelPictures(
  models: readonly { readonly glb: Uint8Array; readonly hash: string }[],
  store: ContentStore,
  size: number = pictureSide,
): Promise<Uint8Array[]> {
  const hashes = [...new Set(models.map(({ hash }) => hash))].sort();
  const beside = hashes.length > 1 ? ` of ${hashes.join(' ')}` : '';
  const names = models.map(({ hash }) => `picture ${version} ${size} ${hash}${beside}`);
  const known = await Promise.all(
    names.map(async (name) => {
      const content = await store.find(name);
      return content && store.read(content.hash);
    }),
  );
  if (known.every((bytes) => bytes !== undefined)) return known;
  const { renderModels } = await import('@meshwright/look');
  const pictures = await renderModels(
    models.map(({ glb }) => glb),
    { size },
  );
  for (const [i, picture] of pictures.entries()) await store.keep(names[i]!, picture);
  return pictures;
}
