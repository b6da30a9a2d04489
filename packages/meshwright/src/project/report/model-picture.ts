import type { ContentStore } from '@meshwright/purchase';

/** Side of a picture in pixels. */
export const pictureSide = 320;

/** Raised when the same model would give another picture. */
const version = 1;

/** Returns a PNG of a model, drawn once: the same angle and light for every model. */
export async function modelPicture(glb: Uint8Array, hash: string, store: ContentStore): Promise<Uint8Array> {
  const name = `picture ${version} ${pictureSide} ${hash}`;
  const known = await store.find(name);
  const bytes = known && (await store.read(known.hash));
  if (bytes) return bytes;
  const [{ renderModel }, { readModel }] = await Promise.all([
    import('@meshwright/look/render'),
    import('@meshwright/formats'),
  ]);
  const picture = await renderModel(await readModel({ name: 'model.glb', bytes: glb }), {
    size: pictureSide,
  });
  await store.keep(name, picture);
  return picture;
}
