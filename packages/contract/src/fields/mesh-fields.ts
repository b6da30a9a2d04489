import type { Cost } from '../price.ts';
import type { Condition, Rule } from '../rules/rules.ts';
import type { Facts } from './facts.ts';
import { choice, flag, integer, list, number, text } from './fields.ts';

// Fields of geometry, versions and output that several families share (spec: Parameters named for the generation families).

const outputFormats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'] as const;

const generatedFormats = ['glb', 'obj', 'fbx', 'stl', 'usdz', '3mf'] as const;

const generations = ['vendor-6', 'vendor-6-lite', 'vendor-7', 'vendor-7.1', 'latest'] as const;

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

/**
 * Includes the models behind `model_type: smart-topology`.
 * @param newer further ones of one family
 */
export function modelVersionOrTopology<const V extends string = never>(newer: readonly V[] = []) {
  return choice([...generations, 'vendor-t1', 'vendor-t2', ...newer], {
    ...versionFacts,
    deprecatedValues: { ...versionFacts.deprecatedValues, 'vendor-t1': { instead: 'vendor-t2' } },
    otherDefaults: [{ when: { field: 'model_type', is: ['smart-topology'] }, is: 'vendor-t2' }],
  });
}

export function targetFormats(facts: { readonly default?: readonly string[] } = {}) {
  return list(choice(outputFormats, { help: 'A file format.' }), {
    label: 'File formats',
    help: 'Formats to generate.',
    min: 1,
    max: outputFormats.length,
    unique: true,
    ...facts,
  });
}

/** Formats of the families that generate or texture a model: without a choice, all but `3mf`. */
export function targetFormatsOfModel() {
  return list(choice(generatedFormats, { help: 'A file format.' }), {
    label: 'File formats',
    help: 'Formats to generate; 3mf only on request.',
    min: 1,
    max: generatedFormats.length,
    unique: true,
    default: generatedFormats.filter((format) => format !== '3mf'),
  });
}

/** The retirement date of `lowpoly` is the specification's own (spec: Versioning). */
const lowpolyFacts = {
  default: 'standard',
  deprecatedValues: { lowpoly: { retires: '2026-10-30', instead: 'smart-topology' } },
};

export function modelType() {
  return choice(['standard', 'smart-topology', 'lowpoly'], {
    ...lowpolyFacts,
    help: 'smart-topology makes clean low-polygon geometry with vendor-t2.',
  });
}

/** Smart topology is for one picture only. */
export function modelTypeOfSeveralPictures() {
  return choice(['standard', 'lowpoly'], {
    help: 'lowpoly makes geometry of few faces.',
    default: 'standard',
    deprecatedValues: { lowpoly: { retires: '2026-10-30', instead: 'decimation_mode' } },
  });
}

export function geometryResolution<const V extends string>(values: readonly V[]) {
  return choice(values, { help: 'Detail of the geometry; 2k and 4k cost 5 credits more.' });
}

export function topology() {
  return choice(['triangle', 'quad'], {
    help: 'triangle decimates; quad gives a quad-dominant mesh. Only with should_remesh.',
    default: 'triangle',
  });
}

export function poseMode() {
  return choice(['', 'a-pose', 't-pose'], {
    help: 'Pose of a character; a- and t-pose can be rigged.',
    default: '',
  });
}

export function symmetryMode() {
  return text({ help: 'No effect.', deprecated: {} });
}

/** Faces of a model made from pictures, where the request states none: finer geometry keeps more of them. */
export const finerGeometry: NonNullable<Facts['otherDefaults']> = [
  { when: { field: 'geometry_resolution', is: ['2k'] }, is: 60_000 },
  { when: { field: 'geometry_resolution', is: ['4k'] }, is: 120_000 },
];

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

export function isATPose() {
  return flag({
    label: 'A- or T-pose',
    help: 'true requests an A or T pose.',
    deprecated: { instead: 'pose_mode' },
  });
}

const light: readonly Condition[] = [{ field: 'ai_model', is: ['vendor-6-lite'] }];

const smart: readonly Condition[] = [{ field: 'model_type', is: ['smart-topology'] }];

/** Price rows of the geometry of a generated model: 5 credits for the light kinds, else 20. */
export function geometryRows(
  kinds: readonly ('light' | 'smart')[],
  when: readonly Condition[] = [],
): Cost['rows'] {
  const of = { light, smart };
  return [
    ...kinds.map((kind) => ({ when: [...when, ...of[kind]], credits: 5 })),
    { ...(when.length > 0 && { when }), credits: 20, source: 'public-A' },
  ];
}

/** Surcharges for 2k and 4k geometry, or for its deprecated switch. */
export const geometryExtras: NonNullable<Cost['extras']> = [
  { when: [{ field: 'geometry_resolution', is: ['2k', '4k'] }], credits: 5, source: 'specification' },
  {
    when: [
      { field: 'ultra_mode', is: [true] },
      { field: 'geometry_resolution', is: [undefined, 'standard'] },
    ],
    credits: 5,
    source: 'specification',
  },
];

/** Views and styles from several pictures are for a few models. */
export function severalPicturesModel(field: string, models: readonly string[]): Rule {
  const names = models.length > 1 ? `${models.slice(0, -1).join(', ')} or ${models.at(-1)}` : models[0];
  return {
    name: `${field.replaceAll('_', '-')}-model`,
    kind: 'only-with',
    field,
    with: { field: 'ai_model', is: models },
    message: `${field} needs ai_model ${names}.`,
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

export function metres(help: string, deprecated = false) {
  return number({
    help,
    min: 0,
    default: 0,
    unit: 'metres',
    ...(deprecated ? { deprecated: { instead: 'the Resize family' } } : {}),
  });
}
