import { MESHOPT_EXTENSIONS } from '../../read/accessor-layout.ts';
import { elementBytes, elementShape } from '../../read/accessor-size.ts';
import { extensionAt, isObject, type JsonObject } from '../../read/json.ts';
import { partOf } from '../../source/segments-source.ts';
import { type BinPlan, lengthOf, type Segment } from '../../write/bin-plan.ts';
import { clipsOf, samplersOf } from './clip-session.ts';

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

/**
 * Removes key data that no clip uses any more: `retired` accessors without other references, their views and their
 * bytes. Meshes, images and all other data in the BIN chunk stay unchanged. Returns false and changes nothing when
 * the file has extensions that may refer to data in unknown ways.
 */
export function dropUnusedData(json: JsonObject, bin: BinPlan, retired: Iterable<number>): boolean {
  const used = accessorsInUse(json);
  const gone = new Set([...retired].filter((accessor) => !used.has(accessor)));
  if (gone.size === 0) return true;
  if (!onlyKnownExtensions(json)) return false;
  const accessors = json.accessors as JsonObject[];
  const views = json.bufferViews as JsonObject[];
  const lost = new Set([...gone].flatMap((accessor) => viewsOf(accessors[accessor]!)));
  const kept = accessors.filter((_, index) => !gone.has(index));
  const viewsInUse = new Set([...kept.flatMap(viewsOf), ...otherViews(json)]);
  const cuts = freeRanges(json, accessors, gone, lost, viewsInUse);

  const whole = new Set(kept.flatMap((accessor) => sparseViews(accessor)).concat(otherViews(json)));
  for (const [index, view] of views.entries()) {
    if (!viewsInUse.has(index) && lost.has(index)) continue;
    const packed = packedRange(view, index);
    if (packed) {
      packed.byteOffset = moved(offsetOf(packed), cuts, packed.buffer);
      continue;
    }
    if (view.buffer !== 0) continue;
    const start = offsetOf(view);
    const end = start + (view.byteLength as number);
    const [from, to] = [moved(start, cuts, 0), moved(end, cuts, 0)];
    if (!whole.has(index)) {
      for (const accessor of kept) {
        if (accessor.bufferView !== index) continue;
        accessor.byteOffset = moved(start + offsetOf(accessor), cuts, 0) - from;
      }
    }
    view.byteOffset = from;
    view.byteLength = to - from;
  }
  renumber(json, gone, viewsInUse);
  cutBytes(bin, cuts);
  const buffers = json.buffers as JsonObject[];
  if (cuts.length > 0) buffers[0]!.byteLength = moved(buffers[0]!.byteLength as number, cuts, 0);
  return true;
}

interface Range {
  start: number;
  end: number;
}

/** Bytes of the BIN chunk that only removed data used, cut to multiples of 4 to keep alignment. */
function freeRanges(
  json: JsonObject,
  accessors: JsonObject[],
  gone: Set<number>,
  lost: Set<number>,
  viewsInUse: Set<number>,
): Range[] {
  const views = json.bufferViews as JsonObject[];
  const shared = new Set(
    accessors
      .flatMap((accessor, index) => (gone.has(index) ? [] : sparseViews(accessor)))
      .concat(otherViews(json)),
  );
  const free: Range[] = [];
  const busy: Range[] = [];
  for (const [index, view] of views.entries()) {
    const range = packedRange(view, index) ?? view;
    if (range.buffer !== 0) continue;
    const whole = { start: offsetOf(range), end: offsetOf(range) + (range.byteLength as number) };
    if (!viewsInUse.has(index)) {
      if (lost.has(index)) free.push(whole);
      else busy.push(whole);
      continue;
    }
    if (!lost.has(index) || shared.has(index) || range !== view || view.byteStride !== undefined) {
      busy.push(whole);
      continue;
    }
    free.push(whole);
    for (const [place, accessor] of accessors.entries()) {
      if (gone.has(place) || accessor.bufferView !== index) continue;
      const start = whole.start + offsetOf(accessor);
      busy.push({ start, end: start + accessorBytes(accessor) });
    }
  }
  return subtract(free, busy)
    .map(({ start, end }) => ({ start: Math.ceil(start / 4) * 4, end: Math.floor(end / 4) * 4 }))
    .filter(({ start, end }) => start < end);
}

function subtract(free: Range[], busy: Range[]): Range[] {
  const byStart = (a: Range, b: Range) => a.start - b.start;
  const taken = [...busy].sort(byStart);
  const left: Range[] = [];
  let reach = 0;
  for (const { start, end } of [...free].sort(byStart)) {
    let at = Math.max(start, reach);
    for (const range of taken) {
      if (range.end <= at) continue;
      if (range.start >= end) break;
      if (range.start > at) left.push({ start: at, end: range.start });
      at = Math.max(at, range.end);
    }
    if (at < end) left.push({ start: at, end });
    reach = Math.max(reach, end);
  }
  return left;
}

/** The offset of a byte after the cuts. */
function moved(offset: number, cuts: Range[], buffer: unknown): number {
  if (buffer !== 0) return offset;
  let removed = 0;
  for (const { start, end } of cuts) {
    if (start >= offset) break;
    removed += Math.min(end, offset) - start;
  }
  return offset - removed;
}

function cutBytes(bin: BinPlan, cuts: Range[]): void {
  const segments: Segment[] = [];
  let at = 0;
  let length = 0;
  for (const segment of bin.segments) {
    const end = at + lengthOf(segment);
    let from = at;
    for (const cut of [...cuts.filter((range) => range.end > at && range.start < end), { start: end, end }]) {
      const to = Math.min(end, cut.start);
      if (from < to) {
        segments.push(partOf(segment, from - at, to - from));
        length += to - from;
      }
      from = Math.max(from, cut.end);
    }
    at = end;
  }
  Object.assign(bin, { segments, length });
}

function renumber(json: JsonObject, gone: Set<number>, viewsInUse: Set<number>): void {
  const accessors = json.accessors as JsonObject[];
  const views = json.bufferViews as JsonObject[];
  const accessorAt = places(accessors.length, (index) => !gone.has(index));
  // Views that were unreferenced before stay, because they may belong to an application.
  const lost = new Set([...gone].flatMap((accessor) => viewsOf(accessors[accessor]!)));
  const keepsView = (index: number) => viewsInUse.has(index) || !lost.has(index);
  const viewAt = places(views.length, keepsView);
  for (const owner of accessorOwners(json)) {
    for (const [key, value] of Object.entries(owner.fields)) {
      if (owner.keys === undefined || owner.keys.includes(key))
        owner.fields[key] = accessorAt[value as number]!;
    }
  }
  json.accessors = accessors.filter((_, index) => !gone.has(index));
  for (const owner of [...(json.accessors as JsonObject[]), ...viewOwners(json)]) moveView(owner, viewAt);
  for (const accessor of json.accessors as JsonObject[]) {
    const sparse = accessor.sparse as { indices: JsonObject; values: JsonObject } | undefined;
    if (sparse) for (const half of [sparse.indices, sparse.values]) moveView(half, viewAt);
  }
  json.bufferViews = views.filter((_, index) => keepsView(index));
  for (const key of ['accessors', 'bufferViews']) if ((json[key] as unknown[]).length === 0) delete json[key];
}

function moveView(owner: JsonObject, viewAt: number[]): void {
  if (typeof owner.bufferView === 'number') owner.bufferView = viewAt[owner.bufferView]!;
}

function places(length: number, keeps: (index: number) => boolean): number[] {
  let next = 0;
  return Array.from({ length }, (_, index) => (keeps(index) ? next++ : -1));
}

function accessorsInUse(json: JsonObject): Set<number> {
  return new Set(
    accessorOwners(json).flatMap(({ fields, keys }) =>
      Object.entries(fields).flatMap(([key, value]) =>
        (keys === undefined || keys.includes(key)) && typeof value === 'number' ? [value] : [],
      ),
    ),
  );
}

/** Every object that holds accessor indices, with the keys that hold them; all keys when undefined. */
function accessorOwners(json: JsonObject): { fields: JsonObject; keys?: string[] }[] {
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
function viewOwners(json: JsonObject): JsonObject[] {
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

function otherViews(json: JsonObject): number[] {
  return viewOwners(json).flatMap(({ bufferView }) => (typeof bufferView === 'number' ? [bufferView] : []));
}

function viewsOf(accessor: JsonObject): number[] {
  const { bufferView } = accessor;
  return [...(typeof bufferView === 'number' ? [bufferView] : []), ...sparseViews(accessor)];
}

function sparseViews({ sparse }: JsonObject): number[] {
  if (!isObject(sparse)) return [];
  const { indices, values } = sparse as { indices: JsonObject; values: JsonObject };
  return [indices.bufferView as number, values.bufferView as number];
}

function packedRange(view: JsonObject, index: number): JsonObject | undefined {
  for (const name of MESHOPT_EXTENSIONS) {
    const packed = extensionAt(view, name, `/bufferViews/${index}`);
    if (packed) return packed;
  }
  return undefined;
}

function offsetOf(owner: JsonObject): number {
  return (owner.byteOffset as number | undefined) ?? 0;
}

function accessorBytes({ count, type, componentType }: JsonObject): number {
  return (count as number) * elementBytes(elementShape(type)!, componentType as number);
}

function onlyKnownExtensions(json: JsonObject): boolean {
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
];
