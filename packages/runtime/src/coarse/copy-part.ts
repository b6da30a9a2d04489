/** A part of a glTF file as it was read, unchecked: a wrong type throws, or fails when the engine reads the copy. */
// biome-ignore lint/suspicious/noExplicitAny: every field of a foreign file may be anything
export type Json = any;

/** Copies a part of a list, with all that it refers to, and returns its index in the copy. */
export type Take = (list: string, index: number) => number;

/** Copies of parts, by the name of their list; what they refer to is taken. */
export const copyPart: Readonly<Record<string, (part: Json, take: Take) => Json>> = {
  /** What a node draws. */
  shown({ mesh, skin, weights, extensions }, take) {
    const copies = extensions?.EXT_mesh_gpu_instancing;
    const attributes = copies && takeEach('accessors', copies.attributes, take);
    return {
      ...(mesh !== undefined && { mesh: take('meshes', mesh) }),
      ...(skin !== undefined && { skin: take('skins', skin) }),
      ...(weights && { weights }),
      ...(copies && { extensions: { EXT_mesh_gpu_instancing: { ...copies, attributes } } }),
    };
  },
  skins({ skeleton, joints, inverseBindMatrices, ...skin }, take) {
    return {
      ...skin,
      joints: joints.map((joint: number) => take('nodes', joint)),
      ...(skeleton !== undefined && { skeleton: take('nodes', skeleton) }),
      ...(inverseBindMatrices !== undefined && {
        inverseBindMatrices: take('accessors', inverseBindMatrices),
      }),
    };
  },
  meshes: ({ primitives, extensions: _, ...mesh }, take) => ({
    ...mesh,
    primitives: primitives.map((primitive: Json) => copyPrimitive(primitive, take)),
  }),
  materials: copyMaterial,
  textures({ source, sampler, extensions, ...texture }, take) {
    const image = (part: Json) =>
      part.source === undefined ? part : { ...part, source: take('images', part.source) };
    return {
      ...texture,
      ...(source !== undefined && image({ source })),
      ...(sampler !== undefined && { sampler: take('samplers', sampler) }),
      ...(extensions && { extensions: mapValues(extensions, image) }),
    };
  },
  samplers: (sampler) => sampler,
  images: ({ bufferView, ...image }, take) => ({ ...image, ...takeView(bufferView, take) }),
  accessors({ bufferView, sparse, ...accessor }, take) {
    const copied = (part: Json) => ({ ...part, ...takeView(part.bufferView, take) });
    return {
      ...accessor,
      ...(bufferView !== undefined && takeView(bufferView, take)),
      ...(sparse && {
        sparse: { ...sparse, indices: copied(sparse.indices), values: copied(sparse.values) },
      }),
    };
  },
  bufferViews: (view) => view,
};

function copyPrimitive(
  { attributes, indices, material, targets, extensions, ...rest }: Json,
  take: Take,
): Json {
  const draco = extensions?.KHR_draco_mesh_compression;
  return {
    ...rest,
    attributes: takeEach('accessors', attributes, take),
    ...(indices !== undefined && { indices: take('accessors', indices) }),
    ...(material !== undefined && { material: take('materials', material) }),
    ...(targets && { targets: targets.map((each: Json) => takeEach('accessors', each, take)) }),
    ...(draco && {
      extensions: { KHR_draco_mesh_compression: { ...draco, ...takeView(draco.bufferView, take) } },
    }),
  };
}

/** Textures lie at any depth, under names that end in `Texture`. */
function copyMaterial(part: Json, take: Take): Json {
  return mapValues(part, (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || name === 'extras')
      return value;
    const copy = copyMaterial(value, take);
    return /texture$/i.test(name) ? { ...copy, index: take('textures', value.index) } : copy;
  });
}

/** @throws for a picture that lies outside of the file */
function takeView(bufferView: unknown, take: Take): { bufferView: number } {
  if (typeof bufferView !== 'number') throw new Error('data outside of the file');
  return { bufferView: take('bufferViews', bufferView) };
}

function takeEach(list: string, indices: Record<string, number>, take: Take): Json {
  return mapValues(indices, (index) => take(list, index));
}

function mapValues(part: Json, change: (value: Json, name: string) => Json): Json {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value, name)]));
}
