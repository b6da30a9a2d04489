import type { Document, Texture } from '@gltf-transform/core';
import { deliverModel } from '../deliver-model.ts';
import { documentOf } from '../formats/document-of.ts';
import { writeGlb } from '../formats/write-glb.ts';
import { findSubject, type Subject } from '../image-to-3d/find-subject.ts';
import { inflate, type Relief } from '../image-to-3d/inflate.ts';
import { encodePaint, frameOf, paintSubject } from '../image-to-3d/paint.ts';
import { type Picture, readPicture } from '../image-to-3d/read-picture.ts';
import { shrinkPicture } from '../image-to-3d/shrink-picture.ts';
import { normalMap, plainMap } from '../image-to-3d/surface-maps.ts';
import type { Job, JobInput, JobOutput } from '../job.ts';
import { JobError } from '../job-error.ts';
import { smoothNormals } from '../normals.ts';
import { placeModel } from '../place/place-model.ts';
import { goalOf } from '../remesh/goal.ts';
import { simplifyClosed } from '../remesh/simplify-closed.ts';
import { usedVertices } from '../remesh/used-vertices.ts';
import { renderThumbnail } from '../render/thumbnail.ts';

/**
 * A relief of the picture's subject with the picture on it: the outline is found and blown up, the same at the back
 * as at the front, 1 m high, standing on the ground, facing +Z. A stand-in for a trained model, and says so.
 * Works in full: should_texture, enable_pbr, should_remesh, target_polycount, decimation_mode, both resolutions,
 * target_formats, the thumbnail options, save_pre_remeshed_model, auto_size, origin_at (spec: Parameters named for
 * the generation families).
 * @throws JobError
 */
export const imageTo3d: Job = async (input, context) => {
  const { request, files } = input;
  const { progress, signal } = context;
  const file = files.image;
  if (!file)
    throw new JobError(
      'missing_input',
      'run image-to-3d: there is no picture; give image_url or input_task_id.',
    );
  const picture = await readPicture(file, textureSides[String(request.texture_resolution)] ?? textureSide);
  signal.throwIfAborted();
  progress(10);

  const small = await shrinkPicture(picture, maskSide);
  if (!small.pixels.some((value, i) => i % 4 === 3 && value > 0)) throw nothingToSee();
  const subject = findSubject(small);
  signal.throwIfAborted();
  progress(25);
  const relief = inflate(subject, gridCells[String(request.geometry_resolution)] ?? standardCells);
  if (relief.indices.length === 0) throw noOutline();
  signal.throwIfAborted();
  progress(40);

  const fine = reliefDocument(relief, subject);
  // Only vendor-6 leaves the mesh as it comes when nothing is said.
  const remeshed = request.should_remesh ?? request.ai_model !== 'vendor-6';
  const document = remeshed === true ? reliefDocument(await thin(relief, request), subject) : fine;
  signal.throwIfAborted();
  progress(50);
  const maps = request.should_texture === false ? {} : await paint(picture, subject, request);
  for (const each of new Set([fine, document])) applyMaps(each, maps);
  signal.throwIfAborted();
  progress(60);
  await placeModel(document, input);
  const preRemeshed = request.save_pre_remeshed_model === true ? await writeGlb(fine) : null;
  progress(65);
  const delivered = await deliverModel(document, input, context, {
    defaultFormats: ['glb', 'obj', 'stl'],
    from: 65,
  });
  const output = await complete(delivered, document, request, maps, preRemeshed);
  return { ...output, standIn: standInOf(subject) };
};

function standInOf({ by }: Subject): string {
  const made =
    by === 'frame'
      ? 'nothing in the picture stands out from its background, so all of it became a panel'
      : 'a relief blown up from the outline of the picture, which is projected on both sides';
  return `Stand-in, not a trained model: ${made}.`;
}

/** Longer side of the texture in pixels; a smaller picture is not enlarged, and 8k is not worth its gigabyte here. */
const textureSide = 1024;
const textureSides: Readonly<Record<string, number>> = { '2k': 2048, '4k': 4096, '8k': 4096 };
/** Longer side of the picture the outline is found in. */
const maskSide = 512;
const standardCells = 160;
const gridCells: Readonly<Record<string, number>> = { '2k': 224, '4k': 288 };
const heightMetres = 1;
const polycountDefault = 30_000;
const smartPolycount = 4_000;

function nothingToSee(): JobError {
  return new JobError(
    'unreadable_image',
    'run image-to-3d: the picture is fully transparent; send one that shows something.',
  );
}

function noOutline(): JobError {
  return new JobError(
    'unreadable_image',
    'run image-to-3d: no outline was found; send a picture with a clear subject.',
  );
}

async function thin({ positions, indices }: Relief, request: JobInput['request']): Promise<Relief> {
  const goal = goalOf(request, request.model_type === 'smart-topology' ? smartPolycount : polycountDefault);
  const kept =
    'ratio' in goal
      ? await simplifyClosed(positions, indices, Math.ceil((indices.length / 3) * goal.ratio), goal.error)
      : await simplifyClosed(positions, indices, goal.triangles);
  return usedVertices(positions, kept);
}

function reliefDocument({ positions, indices }: Relief, subject: Subject): Document {
  const frame = frameOf(subject);
  const uvs = new Float32Array((positions.length / 3) * 2);
  for (let v = 0; v * 3 < positions.length; v++) {
    uvs[v * 2] = inUnit((positions[v * 3]! / subject.width - frame.left) / frame.width);
    uvs[v * 2 + 1] = inUnit((positions[v * 3 + 1]! / subject.height - frame.top) / frame.height);
  }
  const standing = standUp(positions);
  const normals = smoothNormals(standing, indices);
  const part = { object: 'relief', positions: standing, normals, uvs, colors: null, indices, quads: 0 };
  const document = documentOf([{ ...part, material: { name: 'relief', color: [0.7, 0.7, 0.7, 1] } }]);
  document.getRoot().getAsset().extras = { meshwright: { standIn: standInOf(subject) } };
  return document;
}

/** From picture pixels to metres: y up from the ground, x and z about the middle. */
function standUp(positions: Float32Array): Float32Array {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    left = Math.min(left, positions[i]!);
    right = Math.max(right, positions[i]!);
    top = Math.min(top, positions[i + 1]!);
    bottom = Math.max(bottom, positions[i + 1]!);
  }
  const scale = heightMetres / (bottom - top);
  return positions.map((value, i) => {
    if (i % 3 === 0) return (value - (left + right) / 2) * scale;
    return (i % 3 === 1 ? bottom - value : value) * scale;
  });
}

/** Files of the maps by their key in `texture_urls`. */
type Maps = Record<string, Uint8Array>;

async function paint(picture: Picture, subject: Subject, request: JobInput['request']): Promise<Maps> {
  const color = paintSubject(picture, subject, frameOf(subject));
  const maps: Maps = { base_color: await encodePaint(color) };
  if (request.enable_pbr !== true) return maps;
  maps.metallic = await encodePaint(plainMap([0, 0, 0]));
  maps.roughness = await encodePaint(plainMap([roughness, roughness, roughness]));
  maps.normal = await encodePaint(normalMap(color));
  if (emissionModels.has(String(request.ai_model)) && request.texture_resolution !== '8k') {
    maps.emission = await encodePaint(plainMap([0, 0, 0]));
  }
  return maps;
}

function applyMaps(document: Document, maps: Maps): void {
  const material = document.getRoot().listMaterials()[0]!;
  const texture = (name: string, image: Uint8Array): Texture =>
    document.createTexture(name).setMimeType('image/png').setImage(Uint8Array.from(image));
  if (maps.base_color) {
    material.setBaseColorFactor([1, 1, 1, 1]).setBaseColorTexture(texture('base_color', maps.base_color));
  }
  // Metallic is 0 everywhere, so the grey roughness map serves for both channels.
  if (maps.roughness) {
    material.setRoughnessFactor(1).setMetallicRoughnessTexture(texture('roughness', maps.roughness));
  }
  if (maps.normal) material.setNormalTexture(texture('normal', maps.normal));
}

const roughness = 204;
const emissionModels: ReadonlySet<string> = new Set(['vendor-6', 'vendor-7.1', 'latest']);

async function complete(
  { files, result }: JobOutput,
  document: Document,
  request: JobInput['request'],
  maps: Maps,
  preRemeshed: Uint8Array | null,
): Promise<JobOutput> {
  const allFiles: Record<string, Uint8Array> = { ...files };
  const fields: Record<string, unknown> = { ...result };
  const mapFiles = Object.entries(maps).map(([key, bytes]) => [key, `texture_${key}.png`, bytes] as const);
  for (const [, name, bytes] of mapFiles) allFiles[name] = bytes;
  if (mapFiles.length > 0)
    fields.texture_urls = [Object.fromEntries(mapFiles.map(([key, name]) => [key, name]))];
  if (preRemeshed) {
    allFiles['pre_remeshed.glb'] = preRemeshed;
    fields.model_urls = { ...(fields.model_urls as object), pre_remeshed_glb: 'pre_remeshed.glb' };
  }
  if (request.multi_view_thumbnails === true) {
    const names: Record<string, string> = {};
    for (const [view, azimuth] of Object.entries(views)) {
      names[view] = `thumbnail_${view}.png`;
      allFiles[`thumbnail_${view}.png`] = await renderThumbnail(document, { azimuth, elevation: 8 });
    }
    fields.thumbnail_urls = names;
  }
  return { files: allFiles, result: fields };
}

/** Degrees from +Z towards +X, in the order of `thumbnail_urls`. */
const views = { front: 0, right: 90, back: 180, left: 270 } as const;

function inUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
