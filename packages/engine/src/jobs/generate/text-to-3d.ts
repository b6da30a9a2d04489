import { getBounds, type Scene } from '@gltf-transform/core';
import { markStandIn } from '@meshwright/formats';
import { readView } from '../../image-to-3d/read-view.ts';
import { wantsUnlit } from '../../image-to-3d/texture/texture-maps.ts';
import { tileSide } from '../../image-to-3d/texture/texture-side.ts';
import { deliverModel } from '../../job/deliver-model.ts';
import { everyFormat } from '../../job/every-format.ts';
import type { IgnoredField } from '../../job/ignored/ignored-field.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import { oneObject } from '../../job/offer-map-files.ts';
import { paletteOf } from '../../print/color/palette.ts';
import { goalOf } from '../../remesh/goal.ts';
import { wantsQuads } from '../../remesh/is-remeshed.ts';
import { remeshDocument } from '../../remesh/remesh-document.ts';
import type { Composition } from '../../text-to-3d/compose.ts';
import { type Generated, generate } from '../../text-to-3d/generate.ts';
import type { Pose } from '../../text-to-3d/kit.ts';
import { wordsSentence } from '../../text-to-3d/prompt/used-words.ts';

type Request = JobInput['request'];

/**
 * Makes a model from a sentence with a parametric generator: a stand-in for a trained model, marked as one in
 * `asset.extras.meshwright` and `standIn` (spec: Parameters named for the generation families).
 *
 * Preview is untextured. Refine, and `should_texture` without a mode, add one material and one small picture for all
 * surfaces; with `enable_pbr` they add base colour, metallic-roughness and normal maps of each material, and all parts stay
 * objects. Refine repeats the geometry of its preview. Sizes are those of the real world in metres, with or without
 * `auto_size`. `texture_image_url` provides the leading colours of the surfaces where there is no `texture_prompt`.
 * `target_polycount` is never exceeded; under `smart-topology` it is approached. `topology: quad` merges triangles to
 * quads, or rebuilds surfaces with them.
 * @throws JobError `missing_input` | `unsupported_format`
 */
export async function textTo3d(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const refine = input.request.mode === 'refine';
  const { request: shape, seed } = shapeOf(input, refine);
  const textured = refine || (input.request.mode === undefined && input.request.should_texture === true);
  const step = (done: number): void => {
    signal.throwIfAborted();
    progress(5 + 60 * done);
  };
  step(0);
  const generated = await generate({
    ...shapeOptions(shape, seed),
    texture: textured
      ? { size: tileSide(input.request, context), emission: input.request.enable_pbr === true }
      : null,
    // Maps for each material are what enable_pbr asks for.
    atlas: input.request.enable_pbr !== true,
    ...(typeof input.request.texture_prompt === 'string' && { texturePrompt: input.request.texture_prompt }),
    ...(textured && { palette: await paletteOfPicture(input) }),
    origin: (input.request.origin_at ?? shape.origin_at) === 'center' ? 'center' : 'bottom',
    onStep: step,
  });
  const merged = await keepToBudget(generated.document, shape, generated.triangles, signal);
  generated.document.getRoot().getAsset().generator = 'meshwright';
  markStandIn(generated.document, generated.standIn, { prompt: String(shape.prompt), seed });
  const output = await deliverModel(generated.document, input, context, {
    defaultFormats: everyFormat,
    from: 65,
  });
  const textures = textureFiles(generated, input.request.enable_pbr === true);
  return {
    ...output,
    files: { ...output.files, ...textures.files },
    result: { ...output.result, texture_urls: oneObject(textures.urls), prompt: shape.prompt },
    ignored: [...(output.ignored ?? []), ...merged, ...withoutEffect(input.request, generated)],
  };
}

/** Returns the fields that have no effect on this subject. */
function withoutEffect(request: Request, generated: Generated): IgnoredField[] {
  const { hasPose, triangles, textureUnderstood, reading } = generated;
  const found: IgnoredField[] = [];
  const add = (field: string, kind: IgnoredField['kind'], why: string): void => {
    found.push({ field, kind, message: `${field} ${why}.` });
  };
  const words = wordsSentence(reading.words, reading.subject ? null : reading.name);
  if (words !== undefined && request.mode !== 'refine')
    found.push({ field: 'prompt', kind: 'clamped', message: `prompt: ${words}` });
  if (!hasPose) {
    for (const field of ['pose_mode', 'is_a_t_pose']) {
      if (request[field]) add(field, 'ignored', 'has no effect: this subject has no limbs to pose');
    }
  }
  if (!hasPose && reading.pose !== null)
    add(
      'prompt',
      'clamped',
      `names the ${reading.pose}, which this subject cannot take: it has no limbs to pose`,
    );
  const count = triangles.toLocaleString('en');
  if (request.should_remesh === false && triangles <= defaultPolycount)
    add(
      'should_remesh',
      'ignored',
      `changes nothing: the model has ${count} triangles and needs no remeshing`,
    );
  const target = request.target_polycount;
  if (typeof target === 'number' && target > defaultPolycount && target > triangles)
    add('target_polycount', 'clamped', `is not reached: the model has ${count} triangles`);
  if (!textureUnderstood)
    add('texture_prompt', 'ignored', 'names no material or colour that the local engine knows');
  return found;
}

/** Returns what determines the geometry: the request itself, or for a refine that of its preview. */
function shapeOf({ request, source, seed }: JobInput, refine: boolean): { request: Request; seed: number } {
  const shape = refine ? source : { request, seed };
  if (!shape) {
    throw new JobError('missing_input', 'run text-to-3d: a refine needs a preview; set preview_task_id.');
  }
  if (typeof shape.request.prompt !== 'string' || shape.request.prompt.trim() === '') {
    throw new JobError(
      'missing_input',
      'run text-to-3d: the prompt is missing; set prompt to a description of the model.',
    );
  }
  return shape;
}

/** Returns the leading colours of `texture_image_url`; none without it, and beside `texture_prompt`. */
async function paletteOfPicture({ request, files }: JobInput): Promise<string[]> {
  if (!files.texture_image || request.texture_prompt) return [];
  const { paint } = await readView(files.texture_image, { side: 256, unlit: wantsUnlit(request) });
  const { colors } = paletteOf(paint.pixels, (i) => paint.sure[i]!, 6, { joinWithin: 0.06 });
  return colors.map((color) => `#${color.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}

const defaultPolycount = 30_000;
const detailOf: Readonly<Record<string, number>> = { standard: 1, '2k': 1.6, '4k': 2.4 };

function shapeOptions(request: Request, seed: number) {
  const smart = request.model_type === 'smart-topology';
  return {
    prompt: String(request.prompt),
    seed,
    ...poseOf(request),
    faceted: request.model_type === 'lowpoly',
    detail:
      request.ultra_mode === true ? detailOf['2k']! : (detailOf[String(request.geometry_resolution)] ?? 1),
    ...(smart && {
      triangles: typeof request.target_polycount === 'number' ? request.target_polycount : 4000,
    }),
  };
}

/** Returns the pose of the fields; without one, words such as "T-pose" decide. */
function poseOf(request: Request): { pose?: Pose } {
  if (request.pose_mode === 'a-pose' || request.pose_mode === 't-pose') return { pose: request.pose_mode };
  return request.is_a_t_pose === true ? { pose: 'a-pose' } : {};
}

async function keepToBudget(
  document: Composition['document'],
  request: Request,
  triangles: number,
  signal: AbortSignal,
): Promise<readonly IgnoredField[]> {
  const quads = wantsQuads(request);
  if (request.should_remesh === false && request.model_type !== 'smart-topology') return [];
  const goal = goalOf(request, defaultPolycount);
  if (!quads && 'triangles' in goal && goal.triangles >= triangles) return [];
  const topology = quads ? 'quad' : 'triangle';
  const scene = document.getRoot().getDefaultScene()!;
  const before = getBounds(scene);
  const said = await remeshDocument(document, { ...request, topology }, defaultPolycount, () =>
    signal.throwIfAborted(),
  );
  placeAsBefore(scene, before);
  return said;
}

/** Gives a scene the height and the ground that it had: fewer triangles end a little above or below them. */
function placeAsBefore(scene: Scene, before: ReturnType<typeof getBounds>): void {
  const after = getBounds(scene);
  const [was, is] = [before.max[1] - before.min[1], after.max[1] - after.min[1]];
  const factor = is > 0 && was > 0 ? was / is : 1;
  const shift = before.min[1] - after.min[1] * factor;
  for (const root of scene.listChildren()) {
    const [x, y, z] = root.getTranslation();
    const [a, b, c] = root.getScale();
    root
      .setTranslation([x * factor, y * factor + shift, z * factor])
      .setScale([a * factor, b * factor, c * factor]);
  }
}

/** Returns one entry per material, the main one first; maps besides base colour only with `enable_pbr`. */
function textureFiles(
  { painted }: Composition,
  pbr: boolean,
): { files: Record<string, Uint8Array>; urls: Record<string, string>[] } {
  const files: Record<string, Uint8Array> = {};
  const urls = [...painted].map(([name, { maps, emission }]) => {
    const kinds = pbr
      ? {
          base_color: maps.baseColor,
          metallic: maps.metallic,
          roughness: maps.roughness,
          normal: maps.normal,
        }
      : { base_color: maps.baseColor };
    const entry: Record<string, string> = {};
    for (const [kind, bytes] of Object.entries(kinds)) {
      entry[kind] = `texture_${name}_${kind}.${bytes[0] === 0xff ? 'jpg' : 'png'}`;
      files[entry[kind]] = bytes;
    }
    if (pbr && emission) entry.emission = entry.base_color!;
    return entry;
  });
  return { files, urls };
}
