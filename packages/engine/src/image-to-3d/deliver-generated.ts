import type { Document } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { renderModel } from '@meshwright/look/render';
import { deliverModel } from '../job/deliver-model.ts';
import { everyFormat } from '../job/every-format.ts';
import type { JobContext, JobInput, JobOutput } from '../job/job.ts';
import { placeModel } from '../place/place-model.ts';
import { goalOf } from '../remesh/goal.ts';
import { isRemeshed, wantsQuads } from '../remesh/is-remeshed.ts';
import { remeshDocument } from '../remesh/remesh-document.ts';
import { simplifyClosed } from '../remesh/simplify-closed.ts';
import { rowsOf, usedVertices } from '../remesh/used-vertices.ts';
import { mapsOfDocument, type TextureMaps, textureFiles } from './texture/texture-maps.ts';

/** Result of the families that start from pictures. */
export interface Generated {
  readonly document: Document;
  /** Returns the model before simplification, made on demand. */
  fine(): Document | Promise<Document>;
  readonly maps: TextureMaps | null;
}

export interface Surface {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/**
 * Returns a closed surface with the requested number of triangles, or unchanged when remeshing is off, or when
 * `deliverGenerated` makes quads of it.
 */
export async function thinned(surface: Surface, request: JobInput['request']): Promise<Surface> {
  if (!isRemeshed(request) || wantsQuads(request)) return surface;
  const { positions, indices } = surface;
  const goal = goalOf(request, polycountOf(request));
  const kept =
    'ratio' in goal
      ? await simplifyClosed(positions, indices, Math.ceil((indices.length / 3) * goal.ratio), goal.error)
      : await simplifyClosed(positions, indices, goal.triangles);
  const { used, corners } = usedVertices(kept, positions.length / 3);
  return { positions: rowsOf(positions, 3, used), indices: corners };
}

function polycountOf(request: JobInput['request']): number {
  return request.model_type === 'smart-topology' ? smartPolycount : polycountDefault;
}

const polycountDefault = 30_000;
const smartPolycount = 4_000;

/**
 * Applies the options that both families share: size, formats, pictures, textures and the model before
 * simplification.
 */
export async function deliverGenerated(
  { document, fine, maps: given }: Generated,
  input: JobInput,
  context: JobContext,
): Promise<JobOutput> {
  const { request } = input;
  const placedGlb = async (other: Document): Promise<Uint8Array> => {
    if (other !== document) await placeModel(other, input, { ownHeight });
    return await writeGlb(other);
  };
  const quads = wantsQuads(request);
  const ignored = quads
    ? await remeshDocument(document, request, polycountOf(request), () => context.signal.throwIfAborted())
    : [];
  const maps = quads && given ? await mapsOfDocument(document, given) : given;
  await placeModel(document, input, { ownHeight });
  const preRemeshed = request.save_pre_remeshed_model === true ? await placedGlb(await fine()) : null;
  context.signal.throwIfAborted();
  context.progress(65);
  const delivered = await deliverModel(document, input, context, {
    defaultFormats: everyFormat,
    from: 65,
  });
  const files: Record<string, Uint8Array> = { ...delivered.files };
  const result: Record<string, unknown> = { ...delivered.result };
  if (maps) {
    const textures = textureFiles(maps);
    Object.assign(files, textures.files);
    result.texture_urls = textures.urls;
  }
  if (preRemeshed) {
    files['pre_remeshed.glb'] = preRemeshed;
    result.model_urls = { ...(result.model_urls as object), pre_remeshed_glb: 'pre_remeshed.glb' };
  }
  if (request.multi_view_thumbnails === true) {
    const names: Record<string, string> = {};
    for (const [view, azimuth] of Object.entries(views)) {
      context.signal.throwIfAborted();
      names[view] = `thumbnail_${view}.png`;
      files[`thumbnail_${view}.png`] = await renderModel(document, {
        size: context.thumbnailSize ?? 512,
        view: { azimuth, elevation: 8 },
      });
    }
    result.thumbnail_urls = names;
  }
  return { ...delivered, files, result, ignored: [...(delivered.ignored ?? []), ...ignored] };
}

/** Height of every model made from pictures, in metres, before it is placed. */
const ownHeight = 1;

/** Degrees from +Z towards +X, in the order of `thumbnail_urls`. */
const views = { front: 0, right: 90, back: 180, left: 270 } as const;
