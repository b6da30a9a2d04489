import type { Document } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { documentOf, sceneParts, smoothNormals } from '@meshwright/formats/mesh';
import {
  deliverGenerated,
  type Generated,
  type Surface,
  thinned,
} from '../../image-to-3d/deliver-generated.ts';
import { picturesOf } from '../../image-to-3d/pictures-of.ts';
import { readView, type View } from '../../image-to-3d/read-view.ts';
import { applyMaps, mapsOfBake, wantsUnlit } from '../../image-to-3d/texture/texture-maps.ts';
import { paintedSide, pictureSide } from '../../image-to-3d/texture/texture-side.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { visualHull } from '../../multi-image-to-3d/visual-hull.ts';
import { openKernel } from '../../print/solid/kernel.ts';
import { wantsQuads } from '../../remesh/is-remeshed.ts';
import { bake } from '../../retexture/bake/bake.ts';
import { boxAtlas } from '../../retexture/bake/box-atlas.ts';
import { pictureStyle } from '../../retexture/picture-style.ts';
import { viewAngles, viewsStyle } from '../../retexture/views-style.ts';
import { wordsStyle } from '../../retexture/words-style.ts';
import { imageTo3d, paintsByWords } from './image-to-3d.ts';

/**
 * Makes the solid that is consistent with one to four pictures of an object, from the front, right, back and left in
 * this order, with the pictures on it. Without an outline from the front or back and one from a side it is the relief
 * of Image to 3D from the first picture, marked as such. Options as there; `texture_image_urls` show the model from the
 * sides of `image_urls`, and `texture_prompt`, else `texture_image_url`, goes before them (spec: Parameters named for the
 * generation families).
 * @throws JobError
 */
export async function multiImageTo3d(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { request } = input;
  const { progress, signal } = context;
  const pictures = picturesOf(input, 'image').slice(0, viewAngles.length);
  if (pictures.length === 0) {
    throw new JobError(
      'missing_input',
      'run multi-image-to-3d: a picture is missing; set image_urls, or input_task_id of a task with pictures.',
    );
  }
  const reading = { side: pictureSide(request), unlit: wantsUnlit(request) };
  const views = await Promise.all(pictures.map((picture) => readView(picture, reading)));
  signal.throwIfAborted();
  progress(15);
  const outlines = views
    .map(({ subject }, i) => ({ subject, degrees: viewAngles[i]! }))
    .filter(({ subject }) => subject.by !== 'frame');
  const seen = new Set(outlines.map(({ degrees }) => degrees % 180));
  if (seen.size < 2) {
    const files = { ...input.files, image: pictures[0]! };
    const relief = await imageTo3d({ ...input, files }, context);
    return { ...relief, standIn: `${relief.standIn} ${tooFew}` };
  }
  const fineGrid = request.ultra_mode === true || request.geometry_resolution === '2k';
  const hull = visualHull(await openKernel(), outlines, fineGrid ? 144 : 72);
  if (hull.indices.length === 0) {
    throw new JobError(
      'unreadable_image',
      'run multi-image-to-3d: the outlines have nothing in common; send pictures of one object from its front, right, back and left.',
    );
  }
  signal.throwIfAborted();
  progress(35);
  const standIn = `Not a trained model: the visual hull of ${outlines.length} outlines, with the pictures projected onto it; hollows that no outline shows are filled.`;
  const thin = await thinned(hull, request);
  signal.throwIfAborted();
  progress(45);
  const guides = await Promise.all(picturesOf(input, 'texture_image').map((file) => readView(file, reading)));
  // One picture is the look of the model; several, which go before it, are its sides.
  const look = request.texture_image_urls === undefined ? guides[0] : undefined;
  const other = look ? [] : guides;
  const shown: readonly View[] = other.length > 0 ? other : views;
  const isTextured = request.should_texture !== false;
  const painted = async (surface: Surface): Promise<Omit<Generated, 'fine'>> => {
    const document = hullDocument(surface, standIn);
    if (!isTextured) return { document, maps: null };
    boxAtlas(document);
    const parts = sceneParts(document);
    const side = paintedSide(request, context);
    const style = paintsByWords(request, input.seed)
      ? wordsStyle(String(request.texture_prompt), parts, input.seed, side / 2)
      : look
        ? pictureStyle(look.paint, parts)
        : viewsStyle(shown, parts);
    const maps = await mapsOfBake(bake(parts, side, style, request.enable_pbr === true), request);
    applyMaps(document, maps);
    return { document, maps };
  };
  const made = await painted(thin);
  signal.throwIfAborted();
  progress(60);
  const fine = async () => (thin === hull && !wantsQuads(request) ? made : await painted(hull)).document;
  return { ...(await deliverGenerated({ ...made, fine }, input, context)), standIn };
}

const tooFew =
  'Multi-Image to 3D needs an outline from the front or back and one from a side to determine the depth; the model was made from the first picture alone.';

function hullDocument(surface: Surface, standIn: string): Document {
  const { indices } = surface;
  const positions = standUp(surface.positions);
  const part = {
    object: 'hull',
    positions,
    normals: smoothNormals(positions, indices),
    uvs: null,
    colors: null,
  };
  const material = { name: 'hull', color: [0.7, 0.7, 0.7, 1] } as const;
  const document = documentOf([{ ...part, indices, quads: 0, material }]);
  markStandIn(document, standIn);
  return document;
}

/** Returns the same shape 1 m high, standing on the ground, centred. */
function standUp(positions: Float32Array): Float32Array {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3]!, positions[i]!);
    high[i % 3] = Math.max(high[i % 3]!, positions[i]!);
  }
  const scale = 1 / (high[1]! - low[1]! || 1);
  return positions.map((value, i) => {
    const k = i % 3;
    return (value - (k === 1 ? low[1]! : (low[k]! + high[k]!) / 2)) * scale;
  });
}
