import { MESHOPT_EXTENSIONS } from '../../read/accessor-layout.ts';
import { extensionAt, isObject, type JsonObject } from '../../read/json.ts';
import { clipsOf, samplersOf } from './clip-list.ts';

/** Accessors that clips use. */
export function keyAccessors(json: JsonObject): Set<number> {
  return new Set(
    clipsOf(json).flatMap((clip) =>
      samplersOf(clip).flatMap(({ input, output }) => [input as number, output as number]),
    ),
  );
}

/** Accessors that hold inverse bind matrices. */
export function bindAccessors(json: JsonObject): number[] {
  return ((json.skins ?? []) as JsonObject[]).flatMap(({ inverseBindMatrices }) =>
    typeof inverseBindMatrices === 'number' ? [inverseBindMatrices] : [],
  );
}

/** Accessors that any part of the model refers to. */
export function accessorsInUse(json: JsonObject): Set<number> {
  const used = new Set<number>();
  for (const { fields, keys } of accessorOwners(json))
    for (const key of keys ?? Object.keys(fields)) {
      const value = fields[key];
      if (typeof value === 'number') used.add(value);
    }
  return used;
}

/** Every object that holds accessor indices, with the keys that hold them; all keys when undefined. */
export function accessorOwners(json: JsonObject): { fields: JsonObject; keys?: string[] }[] {
  const list = (owner: JsonObject, key: string) =>
    Array.isArray(owner[key]) ? (owner[key] as JsonObject[]) : [];
  const primitives = list(json, 'meshes').flatMap((mesh) => list(mesh, 'primitives'));
  const instances = list(json, 'nodes').flatMap((node, index) => {
    const attributes = extensionAt(node, 'EXT_mesh_gpu_instancing', `/nodes/${index}`)?.attributes;
    return isObject(attributes) ? [{ fields: attributes }] : [];
  });
  return [
    ...primitives.flatMap((primitive) => [
      ...(isObject(primitive.attributes) ? [{ fields: primitive.attributes }] : []),
      { fields: primitive, keys: ['indices'] },
      ...list(primitive, 'targets').map((fields) => ({ fields })),
    ]),
    ...list(json, 'skins').map((fields) => ({ fields, keys: ['inverseBindMatrices'] })),
    ...clipsOf(json).flatMap((clip) =>
      samplersOf(clip).map((fields) => ({ fields, keys: ['input', 'output'] })),
    ),
    ...instances,
  ];
}

/** Objects other than accessors with a `bufferView`: images and Draco streams. */
export function viewOwners(json: JsonObject): JsonObject[] {
  const list = (owner: JsonObject, key: string) =>
    Array.isArray(owner[key]) ? (owner[key] as JsonObject[]) : [];
  const streams = list(json, 'meshes').flatMap((mesh, at) =>
    list(mesh, 'primitives').flatMap((primitive) => {
      const stream = extensionAt(primitive, 'KHR_draco_mesh_compression', `/meshes/${at}`);
      return stream ? [stream] : [];
    }),
  );
  return [...list(json, 'images'), ...streams];
}

/** Buffer views that images and Draco streams refer to. */
export function otherViews(json: JsonObject): number[] {
  return viewOwners(json).flatMap(({ bufferView }) => (typeof bufferView === 'number' ? [bufferView] : []));
}

/** Buffer views of an accessor, those of its sparse values too. */
export function viewsOf(accessor: JsonObject): number[] {
  const { bufferView } = accessor;
  return [...(typeof bufferView === 'number' ? [bufferView] : []), ...sparseViews(accessor)];
}

export function sparseViews({ sparse }: JsonObject): number[] {
  if (!isObject(sparse)) return [];
  const { indices, values } = sparse as { indices: JsonObject; values: JsonObject };
  return [indices.bufferView as number, values.bufferView as number];
}

/** The compressed bytes behind a buffer view; undefined for one that is not compressed. */
export function packedRange(view: JsonObject, index: number): JsonObject | undefined {
  for (const name of MESHOPT_EXTENSIONS) {
    const packed = extensionAt(view, name, `/bufferViews/${index}`);
    if (packed) return packed;
  }
  return undefined;
}

/** False when an extension may refer to accessors or views in a way that this file does not list. */
export function onlyKnownExtensions(json: JsonObject): boolean {
  const open: unknown[] = [json];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isObject(value) && isObject(value.extensions)) {
      const names = Object.keys(value.extensions);
      if (!names.every((name) => KNOWN.some((known) => name.startsWith(known)))) return false;
    }
    for (const item of Object.values(value)) open.push(item);
  }
  return true;
}

/** Extensions that refer to no accessor or view, or only in the ways handled above. */
const KNOWN = [
  'EXT_mesh_gpu_instancing',
  'EXT_meshopt_compression',
  'EXT_texture_',
  'KHR_animation_pointer',
  'KHR_draco_mesh_compression',
  'KHR_lights_punctual',
  'KHR_materials_',
  'KHR_mesh_quantization',
  'KHR_meshopt_compression',
  'KHR_texture_',
  'KHR_xmp_json_ld',
  'VRM',
];
