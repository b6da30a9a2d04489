import type { Rule } from '../rules/rules.ts';
import type { Facts, LinkFacts } from './facts.ts';
import { choice, flag, integer, link, list, number, text } from './fields.ts';

// Fields shared by several families (spec: Parameters named for the generation families).

const imageFormats = ['.jpg', '.jpeg', '.png', '.webp'] as const;
const modelFormats = ['.glb', '.gltf', '.obj', '.fbx', '.stl'] as const;
const outputFormats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'] as const;

/** Families that a 3D `input_task_id` may name where the specification gives no list (readings R21). */
export const modelFamilies = [
  'text-to-3d',
  'image-to-3d',
  'multi-image-to-3d',
  'retexture',
  'remesh',
  'convert',
  'resize',
  'uv-unwrap',
  'rigging',
  'text-to-texture',
  'repair-printability',
] as const;

const generations = ['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'latest'] as const;

/** The specification states no default for `ai_model`; `latest` is the reading used here. */
const versionFacts = {
  label: 'Model version',
  help: 'The generation model; latest is vendor-7.1.',
  default: 'latest',
  deprecatedValues: { 'vendor-7': { instead: 'vendor-7.1' } },
  retiredValues: { 'vendor-5': { instead: 'vendor-6-lite' }, 'vendor-4': { instead: 'vendor-6-lite' } },
};

export function modelVersion() {
  return choice(generations, versionFacts);
}

/** Includes the models behind `model_type: smart-topology`. */
export function modelVersionOrTopology() {
  return choice([...generations, 'vendor-t1', 'vendor-t2'], {
    ...versionFacts,
    deprecatedValues: { ...versionFacts.deprecatedValues, 'vendor-t1': { instead: 'vendor-t2' } },
    otherDefaults: [{ when: { field: 'model_type', is: ['smart-topology'] }, is: 'vendor-t2' }],
  });
}

export function targetFormats(facts: { readonly default?: readonly string[] } = {}) {
  return list(choice(outputFormats, { help: 'A file format.' }), {
    label: 'File formats',
    help: 'Formats to generate; 3mf only on request.',
    min: 1,
    max: outputFormats.length,
    unique: true,
    ...facts,
  });
}

/** The retirement date of `lowpoly` is the specification's own (spec: Versioning). */
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

/** Faces of a model made from pictures, where the request states none: finer geometry keeps more of them. */
export const finerGeometry: NonNullable<Facts['otherDefaults']> = [
  { when: { field: 'geometry_resolution', is: ['2k'] }, is: 60_000 },
  { when: { field: 'geometry_resolution', is: ['4k'] }, is: 120_000 },
];

/** The specification states 100 to 300,000 for Remesh; the generation families use the same range here. */
export function targetPolycount(facts: Pick<Facts, 'otherDefaults'> = {}) {
  return integer({
    label: 'Faces',
    help: 'Number of faces to aim for.',
    min: 100,
    max: 300_000,
    default: 30_000,
    unit: 'faces',
    ...facts,
  });
}

export function shouldRemesh() {
  return flag({
    label: 'Clean topology',
    help: 'Remesh to the number of faces that is set.',
    default: true,
    otherDefaults: [{ when: { field: 'ai_model', is: ['vendor-6'] }, is: false }],
  });
}

export function enablePbr() {
  return flag({
    label: 'PBR maps',
    help: 'Also make metallic, roughness and normal maps; with vendor-6 and latest an emission map too.',
    default: false,
  });
}

export function removeLighting() {
  return flag({ help: 'Take baked light out of the texture (vendor-6 and latest).', default: true });
}

export function imageEnhancement() {
  return flag({ help: 'Improve the picture first (vendor-6 and latest).', default: true });
}

export function multiViewThumbnails() {
  return flag({
    inForm: false,
    help: 'Also render front, right, back and left thumbnails; takes about 3 seconds.',
    default: false,
  });
}

export function savePreRemeshedModel() {
  return flag({
    label: 'Keep original mesh',
    help: 'Also keep the model as it was before remeshing.',
    default: false,
  });
}

export function autoSize() {
  return flag({
    inForm: false,
    help: 'Estimate the real-world height and resize to it.',
    default: false,
  });
}

export function ultraMode() {
  return flag({
    help: 'true equals geometry_resolution 2k.',
    deprecated: { instead: 'geometry_resolution' },
  });
}

export function hdTexture() {
  return flag({ help: 'true equals texture_resolution 4k.', deprecated: { instead: 'texture_resolution' } });
}

export function isATPose() {
  return flag({
    label: 'A- or T-pose',
    help: 'true requests an A or T pose.',
    deprecated: { instead: 'pose_mode' },
  });
}

/** Surcharges for 2k and 4k geometry, or for its deprecated switch. */
export const geometryExtras = [
  { when: [{ field: 'geometry_resolution', is: ['2k', '4k'] }], credits: 5 },
  {
    when: [
      { field: 'ultra_mode', is: [true] },
      { field: 'geometry_resolution', is: [undefined, 'standard'] },
    ],
    credits: 5,
  },
] as const;

/** Views and styles from several pictures need vendor-7 or later (readings R24). */
export function severalPicturesModel(field: string): Rule {
  return {
    name: `${field.replaceAll('_', '-')}-model`,
    kind: 'only-with',
    field,
    with: { field: 'ai_model', is: ['vendor-7', 'vendor-7.1', 'latest'] },
    message: `${field} needs ai_model vendor-7, vendor-7.1 or latest.`,
  };
}

export const fourKGeometryModel: Rule = {
  name: '4k-geometry-model',
  kind: 'only-with',
  field: 'geometry_resolution',
  is: ['4k'],
  with: { field: 'ai_model', is: ['vendor-7.1', 'latest'] },
  message: 'geometry_resolution 4k needs ai_model vendor-7.1 or latest.',
};

/** Requires exactly one of the source task and the source file. */
export function oneSource(file: string, wins?: 'input_task_id'): Rule {
  return {
    name: 'one-source',
    kind: 'exactly-one',
    fields: ['input_task_id', file],
    ...(wins ? { wins } : {}),
    message: `Give exactly one of input_task_id and ${file}.`,
  };
}

export function prompt(help: string, label?: string) {
  return text({ ...(label !== undefined && { label }), help, min: 1, unit: 'characters' });
}

export function decimationMode() {
  return choice([1, 2, 3, 4], {
    help: 'Detail to keep: 1 ultra, 2 high, 3 medium, 4 low. target_polycount is ignored when set.',
  });
}

export function alphaThumbnail() {
  return flag({
    inForm: false,
    help: 'Also render the thumbnail on a transparent background.',
    default: false,
  });
}

export function originAt(deprecated = false) {
  return choice(['bottom', 'center'], {
    inForm: false,
    help: 'Where the origin goes when auto_size is true.',
    ...(deprecated ? { default: 'bottom', deprecated: { instead: 'the Resize family' } } : {}),
  });
}

export function imageLink(
  help: string,
  facts: Pick<LinkFacts, 'label' | 'maxBytes' | 'maxDataUriBytes' | 'dataUriType'> = {},
) {
  return link({ label: 'Picture', help, media: 'image', formats: imageFormats, ...facts });
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
