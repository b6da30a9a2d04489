import { isObject, type JsonObject, objectsAt } from '../read/json.ts';
import { pointerParts, REFERRING } from './references/slots.ts';

/** Extensions of a model that an edit of its meshes cannot carry. */
export interface LostExtensions {
  /** Those that are the point of the file: required, kept for the whole file, or clips that move what is left out. */
  refused: string[];
  /** Those on single nodes, materials and the like, which are left out with a warning. */
  dropped: string[];
}

/** Finds the extensions of a file that parsing its meshes would lose. */
export function lostExtensions(json: JsonObject): LostExtensions {
  const names = (key: string) =>
    Array.isArray(json[key]) ? (json[key] as unknown[]).filter((name) => typeof name === 'string') : [];
  const required = names('extensionsRequired');
  const whole = isObject(json.extensions) ? Object.keys(json.extensions) : [];
  const lost = [...new Set([...names('extensionsUsed'), ...required, ...whole])].filter(
    (name) => !CARRIED.has(name),
  );
  const isPoint = (name: string) => required.includes(name) || whole.includes(name);
  // A clip that moves what is left out would move nothing.
  const pointers = pointersOf(json).every(isCarriedPointer) ? [] : ['KHR_animation_pointer'];
  return {
    refused: [...lost.filter(isPoint), ...pointers],
    dropped: lost.filter((name) => !isPoint(name)),
  };
}

function pointersOf(json: JsonObject): unknown[] {
  return objectsAt(json, 'animations', '').flatMap((clip, index) =>
    objectsAt(clip, 'channels', `/animations/${index}`).flatMap(({ target }) => {
      const extensions = isObject(target) && isObject(target.extensions) ? target.extensions : {};
      const animated = extensions.KHR_animation_pointer;
      return isObject(animated) ? [animated.pointer] : [];
    }),
  );
}

function isCarriedPointer(pointer: unknown): boolean {
  const parts = pointerParts(String(pointer));
  const names = [...(parts?.rest.matchAll(/\/extensions\/([^/]+)/g) ?? [])].map(([, name]) => name!);
  return parts !== undefined && names.every((name) => CARRIED.has(name));
}

/** Extensions that glTF-Transform, and this package beside it, read and write again with their references. */
export const CARRIED: ReadonlySet<string> = new Set([
  ...Object.keys(REFERRING),
  'EXT_mesh_features',
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_structural_metadata',
  'EXT_texture_avif',
  'EXT_texture_webp',
  'KHR_accessor_float16',
  'KHR_accessor_float64',
  'KHR_animation_pointer',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_diffuse_transmission',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_pbrSpecularGlossiness',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_variants',
  'KHR_materials_volume',
  'KHR_mesh_primitive_restart',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_node_visibility',
  'KHR_texture_basisu',
  'KHR_texture_transform',
  'KHR_xmp_json_ld',
  'MSFT_lod',
]);
