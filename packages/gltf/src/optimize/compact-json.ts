import { isObject, type JsonObject } from '../read/json.ts';

/**
 * Removes properties that equal their glTF default (glTF 2.0, 5: defaults). Every clip repeats them for every bone;
 * in files of many clips they take more bytes than the keys.
 */
export function compactJson(json: JsonObject): void {
  for (const accessor of objects(json.accessors)) {
    drop(accessor, 'normalized', false);
    if (accessor.bufferView !== undefined) drop(accessor, 'byteOffset', 0);
  }
  for (const view of objects(json.bufferViews)) drop(view, 'byteOffset', 0);
  for (const animation of objects(json.animations)) {
    for (const sampler of objects(animation.samplers)) drop(sampler, 'interpolation', 'LINEAR');
  }
  for (const mesh of objects(json.meshes)) {
    for (const primitive of objects(mesh.primitives)) drop(primitive, 'mode', 4);
  }
}

function drop(owner: JsonObject, key: string, standard: unknown): void {
  if (owner[key] === standard) delete owner[key];
}

function objects(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}
