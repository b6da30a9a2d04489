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
          ? { does: 'write it anew', command: `optimize FILE --for ${target} -o OUT` }
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
    consequence: 'three.js and Unity put it right at load; elsewhere the skin shrinks towards the origin',
    rewritten: true,
  },
  ACCESSOR_JOINTS_INDEX_DUPLICATE: {
    severity: 'warning',
    message: 'a vertex names the same joint twice',
    consequence: 'looks right in most engines; strict importers refuse the mesh',
  },
  ACCESSOR_JOINTS_USED_ZERO_WEIGHT: {
    severity: 'note',
    message: 'vertices name joints that they give no weight',
    consequence: 'harmless; it only compresses worse',
    rewritten: true,
  },
  ACCESSOR_VECTOR3_NON_UNIT: {
    message: 'normals or tangents do not have length 1',
    consequence: 'light and reflections come out too bright or too dark there',
    rewritten: true,
  },
  ACCESSOR_MIN_MISMATCH: {
    message: 'the stated box is not that of the data',
    consequence: 'culling hides the model too early or never, and placement by the box is wrong',
    rewritten: true,
  },
  ACCESSOR_MAX_MISMATCH: {
    message: 'the stated box is not that of the data',
    consequence: 'culling hides the model too early or never, and placement by the box is wrong',
    rewritten: true,
  },
  ACCESSOR_MIN_MISSING: {
    message: 'a box that the standard asks for is missing',
    consequence: 'loaders need it for culling; some refuse the file',
    rewritten: true,
  },
  ACCESSOR_INVALID_FLOAT: {
    message: 'there are values that are no numbers (NaN or infinity)',
    consequence: 'triangles vanish or stretch to the horizon, and bounds break',
  },
  ACCESSOR_INDEX_OOB: {
    message: 'triangles refer to vertices that are not there',
    consequence: 'spikes across the screen, or a lost graphics device',
  },
  ACCESSOR_INDEX_TRIANGLE_DEGENERATE: {
    severity: 'note',
    message: 'some triangles have no area',
    consequence: 'they cost a little and show nothing',
  },
  ACCESSOR_ANIMATION_INPUT_NON_INCREASING: {
    message: 'key times of a clip do not rise',
    consequence: 'players jump or hang at that key',
  },
  ACCESSOR_ANIMATION_SAMPLER_OUTPUT_NON_NORMALIZED_QUATERNION: {
    message: 'rotation keys do not have length 1',
    consequence: 'bones swell and shrink while they turn',
  },
  ANIMATION_SAMPLER_INPUT_ACCESSOR_WITHOUT_BOUNDS: {
    message: 'key times have no stated range',
    consequence: 'players cannot tell how long the clip is',
    rewritten: true,
  },
  BUFFER_VIEW_TARGET_OVERRIDE: {
    message: 'a piece of data is used for two purposes',
    consequence: 'some engines upload it twice',
    rewritten: true,
  },
  IMAGE_MIME_TYPE_INVALID: {
    message: 'a picture is not of the kind it is said to be',
    consequence: 'browsers look into it, engines may not: the texture can be missing',
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
    message: 'a picture has a format nobody knows',
    consequence: 'its texture is missing wherever it is used',
  },
  // Covered by the rule on missing images.
  IO_ERROR: null,
  NON_RELATIVE_URI: {
    message: 'the model names a picture or data by an absolute address',
    consequence: 'it loads on one machine only, and not at all without a network',
  },
  URI_GLB: {
    severity: 'note',
    message: 'a GLB names files beside it',
    consequence: 'it has to be shipped with them, in the same folder',
  },
  DUPLICATE_EXTRANEOUS: null,
  MESH_PRIMITIVE_NO_POSITION: {
    message: 'a mesh has no positions',
    consequence: 'nothing shows, and some loaders fail on it',
    rewritten: true,
  },
  MESH_PRIMITIVE_UNUSED_TEXCOORD: null,
  MESH_PRIMITIVE_TOO_FEW_TEXCOORDS: {
    message: 'a material wants texture coordinates that the mesh does not have',
    consequence: 'the texture shows as one colour',
  },
  MESH_PRIMITIVE_INCOMPATIBLE_MODE: {
    message: 'the number of indices does not fit triangles',
    consequence: 'the last ones are left out',
  },
  ASSET_MIN_VERSION_GREATER_THAN_VERSION: null,
  GLB_CHUNK_LENGTH_UNALIGNED: {
    message: 'a chunk of the file is not padded to 4 bytes',
    consequence: 'strict loaders refuse the file',
    rewritten: true,
  },
  GLB_EXTRA_DATA: {
    message: 'bytes follow after the end of the model',
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
    message: 'a factor is outside of its range',
    consequence: 'each engine clamps it in its own way, so it looks different in each',
  },
  MATERIAL_ALPHA_CUTOFF_INVALID_MODE: null,
};
