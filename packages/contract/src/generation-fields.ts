import * as v from 'valibot';
import { choice, type Field, flag, integer, link, list, number, text } from './fields.ts';

// Fields that several families share, written once (spec: Parameters named for the generation families).

export const imageFormats = ['.jpg', '.jpeg', '.png', '.webp'] as const;
export const modelFormats = ['.glb', '.gltf', '.obj', '.fbx', '.stl'] as const;
export const outputFormats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'] as const;

/** The oldest families state no default for `ai_model`; `latest` is the reading used here. */
export function modelVersion() {
  return choice(['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'vendor-t1', 'vendor-t2', 'latest'], {
    help: 'The generation model.',
    default: 'latest',
    deprecatedValues: { 'vendor-7': { instead: 'vendor-7.1' }, 'vendor-t1': { instead: 'vendor-t2' } },
    retiredValues: { 'vendor-5': { instead: 'vendor-6-lite' }, 'vendor-4': { instead: 'vendor-6-lite' } },
  });
}

export function targetFormats(facts: { readonly default?: readonly string[] } = {}) {
  return list(choice(outputFormats, { help: 'A file format.' }), {
    help: 'Formats to generate; 3mf only when asked for.',
    min: 1,
    max: outputFormats.length,
    unique: true,
    ...facts,
  });
}

/** The date on which `lowpoly` retires is the specification's own (spec: Versioning). */
export function modelType() {
  return choice(['smart-topology', 'lowpoly'], {
    help: 'smart-topology makes clean low-polygon geometry with vendor-t2.',
    deprecatedValues: { lowpoly: { retires: '2026-10-30', instead: 'smart-topology' } },
  });
}

export function geometryResolution<const V extends string>(values: readonly V[]) {
  return choice(values, { help: 'Detail of the geometry; 2k and 4k cost 5 credits more.' });
}

export function textureResolution() {
  return choice(['2k', '4k', '8k'], { help: 'Size of the textures; at 8k the PBR maps are 4k.' });
}

export function poseMode() {
  return choice(['', 'a-pose', 't-pose'], {
    help: 'Pose of a character; a- and t-pose can be rigged.',
    default: '',
  });
}

export function moderation() {
  return flag({ help: 'Screen the input before generating.', default: false });
}

export function symmetryMode() {
  return text({ help: 'No effect.', deprecated: {} });
}

/** 100 to 300,000 is stated for Remesh; the generation families take the same range here. */
export function targetPolycount() {
  return integer({
    help: 'Number of faces to aim for.',
    min: 100,
    max: 300_000,
    default: 30_000,
    unit: 'faces',
  });
}

export function decimationMode() {
  return choice([1, 2, 3, 4], {
    help: 'Detail to keep: 1 ultra, 2 high, 3 medium, 4 low. target_polycount is ignored when set.',
  });
}

export function alphaThumbnail() {
  return flag({ help: 'Also render the thumbnail on a transparent background.', default: false });
}

export function originAt(deprecated = false) {
  return choice(['bottom', 'center'], {
    help: 'Where the origin goes when auto_size is true.',
    ...(deprecated ? { default: 'bottom', deprecated: { instead: 'the Resize family' } } : {}),
  });
}

export function imageLink(help: string, limits: { maxBytes?: number; maxDataUriBytes?: number } = {}) {
  return link({ help, media: 'image', formats: imageFormats, ...limits });
}

export function modelLink(formats: readonly string[] = modelFormats) {
  return link({
    help: 'The model: a public URL or a data URI.',
    media: 'model',
    formats,
    maxBytes: 400_000_000,
    maxDataUriBytes: 100_000_000,
  });
}

export function metres(help: string, deprecated = false) {
  return number({
    help,
    min: 0,
    default: 0,
    unit: 'metres',
    ...(deprecated ? { deprecated: { instead: 'the Resize family' } } : {}),
  });
}

export function displayName() {
  return text({ help: 'A name to show.', max: 100, unit: 'characters', default: '' });
}

// Result fields.

/** A signed URL of a result file; dead after `expires_at`. */
export function fileUrl(): Field<string> {
  return v.string();
}

/** Signed URLs by format. A key is absent when that format was not generated. */
export function modelUrls() {
  return v.record(v.string(), v.string());
}

/** One object of signed URLs a material, by map: `base_color`, `metallic`, `roughness`, `normal`, `emission`. */
export function textureUrls() {
  return v.array(v.record(v.string(), v.string()));
}

/** Signed URLs in order. */
export function fileUrls() {
  return v.array(v.string());
}

/** Opaque identifiers in order. */
export function names() {
  return v.array(v.string());
}
