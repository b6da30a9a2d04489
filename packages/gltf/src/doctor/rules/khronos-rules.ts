import { count } from '../amount.ts';
import type { Examination } from '../examination.ts';
import type { Finding, Rule } from '../finding.ts';

/** Findings of the Khronos validator, with their effects. */
export const khronosRules: readonly Rule[] = [translated];

function translated({ issues, target }: Examination): Finding[] {
  return issues.flatMap(({ code, severity, message, pointer, count: times }): Finding[] => {
    const known = CONSEQUENCES[code];
    if (known === null) return [];
    const repeated = times > 1 ? ` (${count(times, 'time')}${times >= 2000 ? ' or more' : ''})` : '';
    return [
      {
        code: `khronos_${code.toLowerCase()}`,
        severity: known?.severity ?? severity,
        message: `${(known?.message ?? message).replace(/\.$/, '')}${repeated}`,
        consequence:
          known?.consequence ??
          (severity === 'error'
            ? 'it breaks the glTF standard: loaders may refuse or misread it'
            : 'the standard advises against it'),
        fix: known?.rewritten
          ? { does: 'rewrite the file', command: `optimize FILE --for ${target} -o OUT` }
          : null,
        ...(pointer !== undefined && { pointer }),
      },
    ];
  });
}

interface Consequence {
  severity?: Finding['severity'];
  message: string;
  consequence: string;
  /** True when rewriting the file fixes it. */
  rewritten?: boolean;
}

/** The common codes in plain words; null for those that another rule covers or that are harmless. */
const CONSEQUENCES: Readonly<Record<string, Consequence | null>> = {
  // Every character exporter does this, and it displays correctly everywhere.
  NODE_SKINNED_MESH_NON_ROOT: null,
  // Covered by the rule on missing tangents.
  MESH_PRIMITIVE_GENERATED_TANGENT_SPACE: null,
  // Current engines scale textures of any size.
  IMAGE_NPOT_DIMENSIONS: null,
  UNSUPPORTED_EXTENSION: null,
  UNUSED_OBJECT: null,
  NODE_EMPTY: null,
  NODE_SKINNED_MESH_LOCAL_TRANSFORMS: {
    message: 'the node of a skinned mesh has a transform of its own',
    consequence: 'it has no effect by the standard, but some engines apply it: the model moves between them',
  },
  ACCESSOR_WEIGHTS_NON_NORMALIZED: {
    message: 'skin weights do not add up to 1',
    consequence:
      'three.js and Unity correct it at load; in other engines the skin shrinks towards the origin',
    rewritten: true,
  },
  ACCESSOR_JOINTS_INDEX_DUPLICATE: {
    severity: 'warning',
    message: 'a vertex refers to the same joint twice',
    consequence: 'looks right in most engines; strict importers refuse the mesh',
  },
  ACCESSOR_JOINTS_USED_ZERO_WEIGHT: {
    severity: 'note',
    message: 'vertices refer to joints with weight 0',
    consequence: 'harmless, but it compresses less well',
    rewritten: true,
  },
  ACCESSOR_VECTOR3_NON_UNIT: {
    message: 'normals or tangents do not have length 1',
    consequence: 'light and reflections are too bright or too dark there',
    rewritten: true,
  },
  ACCESSOR_MIN_MISMATCH: {
    message: 'the declared min and max do not match the data',
    consequence: 'culling hides the model too early or never, and placement by the declared bounds is wrong',
    rewritten: true,
  },
  ACCESSOR_MAX_MISMATCH: {
    message: 'the declared min and max do not match the data',
    consequence: 'culling hides the model too early or never, and placement by the declared bounds is wrong',
    rewritten: true,
  },
  ACCESSOR_MIN_MISSING: {
    message: 'the min and max that the standard requires are missing',
    consequence: 'loaders need them for culling; some refuse the file',
    rewritten: true,
  },
  ACCESSOR_INVALID_FLOAT: {
    message: 'some values are not finite (NaN or infinity)',
    consequence: 'triangles vanish or stretch to the horizon, and bounds break',
  },
  ACCESSOR_INDEX_OOB: {
    message: 'triangles refer to vertices that do not exist',
    consequence: 'spikes across the screen, or a lost graphics device',
  },
  ACCESSOR_INDEX_TRIANGLE_DEGENERATE: {
    severity: 'note',
    message: 'some triangles have no area',
    consequence: 'they cost a little and show nothing',
  },
  ACCESSOR_ANIMATION_INPUT_NON_INCREASING: {
    message: 'the key times of a clip do not increase',
    consequence: 'players jump or hang at that key',
  },
  ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION: {
    message: 'rotation keys do not have length 1',
    consequence: 'bones grow and shrink while they rotate',
  },
  ANIMATION_SAMPLER_INPUT_ACCESSOR_WITHOUT_BOUNDS: {
    message: 'key times have no declared range',
    consequence: 'players cannot determine the length of the clip',
    rewritten: true,
  },
  BUFFER_VIEW_TARGET_OVERRIDE: {
    message: 'a piece of data is used for two purposes',
    consequence: 'some engines upload it twice',
    rewritten: true,
  },
  IMAGE_MIME_TYPE_INVALID: {
    message: 'a picture is not of its declared type',
    consequence: 'browsers detect the real type, engines may not: the texture can be missing',
    rewritten: true,
  },
  IMAGE_FEATURES_UNSUPPORTED: {
    severity: 'note',
    message: 'pictures carry a colour profile or are animated',
    consequence: 'some browsers apply the profile and engines do not: colours may differ a little',
    rewritten: true,
  },
  SCENE_NON_ROOT_NODE: {
    message: 'a scene lists a node that already has a parent',
    consequence: 'engines show it twice, in the wrong place, or refuse the file',
  },
  IMAGE_DATA_INVALID: {
    message: 'a picture is broken',
    consequence: 'its texture is missing wherever it is used',
  },
  IMAGE_UNRECOGNIZED_FORMAT: {
    severity: 'error',
    message: 'a picture has an unknown format',
    consequence: 'its texture is missing wherever it is used',
  },
  // Covered by the rule on missing images.
  IO_ERROR: null,
  NON_RELATIVE_URI: {
    message: 'the model refers to a picture or data by an absolute address',
    consequence: 'it loads on one machine only, and not at all without a network',
  },
  URI_GLB: {
    severity: 'note',
    message: 'a GLB refers to separate files',
    consequence: 'they must be shipped with it, in the same folder',
  },
  DUPLICATE_EXTRANEOUS: null,
  MESH_PRIMITIVE_NO_POSITION: {
    message: 'a mesh has no positions',
    consequence: 'nothing shows, and some loaders fail on it',
    rewritten: true,
  },
  MESH_PRIMITIVE_UNUSED_TEXCOORD: null,
  MESH_PRIMITIVE_TOO_FEW_TEXCOORDS: {
    message: 'a material uses texture coordinates that the mesh does not have',
    consequence: 'the texture shows as one colour',
  },
  MESH_PRIMITIVE_INCOMPATIBLE_MODE: {
    message: 'the number of indices does not match the primitive type',
    consequence: 'the last ones are ignored',
  },
  ASSET_MIN_VERSION_GREATER_THAN_VERSION: null,
  GLB_CHUNK_LENGTH_UNALIGNED: {
    message: 'a chunk of the file is not padded to 4 bytes',
    consequence: 'strict loaders refuse the file',
    rewritten: true,
  },
  GLB_EXTRA_DATA: {
    message: 'the file has more bytes after the end of the model',
    consequence: 'harmless, but they are downloaded',
    rewritten: true,
  },
  NODE_PARENT_OVERRIDE: {
    message: 'a node has two parents',
    consequence: 'engines keep one of them and drop the other',
  },
  NODE_LOOP: { message: 'a node is its own ancestor', consequence: 'loaders hang or give up' },
  ROTATION_NON_UNIT: {
    message: 'a rotation does not have length 1',
    consequence: 'the node is scaled or sheared by accident',
  },
  VALUE_NOT_IN_RANGE: {
    message: 'a factor is out of range',
    consequence: 'each engine clamps it in its own way, so it looks different in each',
  },
  MATERIAL_ALPHA_CUTOFF_INVALID_MODE: null,
};
