import { addPoint, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import { GltfError } from './gltf-error.ts';
import { identity, type Matrix } from './matrix.ts';
import { type ModelReader, scan, WINDOW } from './model.ts';
import type { Part } from './scene-shapes.ts';
import type { Warning } from './warning.ts';

/** Where a scan leaves what it finds. */
export interface VertexScan {
  /** Grows by every vertex, moved. */
  total: Box;
  /** Boxes of the vertices as stored, by accessor. */
  stored: Map<number, Box>;
  signal: AbortSignal | undefined;
}

/** Moves every referenced vertex of a part; answers how many were no finite numbers and had to be left out. */
export async function addVertices(reader: ModelReader, part: Part, scan: VertexScan): Promise<number> {
  const { shape, primitive, pointer } = part;
  const { count, size } = reader.model.accessors[primitive.position]!;
  if (size !== 3) {
    throw new GltfError('bad_value', `${pointer}: POSITION must have 3 components, not ${size}`, { pointer });
  }
  const used = await usedVertices(reader, part);
  const stored = scan.stored.get(primitive.position) ?? emptyBox();
  scan.stored.set(primitive.position, stored);
  let broken = 0;
  for (let start = 0; start < count; start += WINDOW) {
    scan.signal?.throwIfAborted();
    const length = Math.min(WINDOW, count - start);
    const positions = await reader.elements(primitive.position, start, length);
    const shaped = shape.morph ? await addDeltas(reader, part, positions, start) : positions;
    const bend = shape.skinned ? await blender(reader, part, start, length) : null;
    for (let i = 0; i < length; i++) {
      if (used && !used[start + i]) continue;
      const [x, y, z] = [shaped[i * 3]!, shaped[i * 3 + 1]!, shaped[i * 3 + 2]!];
      if (!Number.isFinite(x + y + z)) {
        broken++;
        continue;
      }
      addPoint(stored, positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!);
      if (bend) addMoved(scan.total, bend(i), x, y, z);
      else for (const matrix of shape.matrices) addMoved(scan.total, matrix, x, y, z);
    }
  }
  return broken;
}

/** A warning for every accessor whose declared box is not that of its vertices. */
export function liesOf({ model }: ModelReader, { stored }: VertexScan): Warning[] {
  return [...stored].flatMap(([accessor, raw]) => {
    const declared = model.accessors[accessor]!.box;
    if (!declared || isEmpty(raw) || !lies(declared, raw)) return [];
    const pointer = `/accessors/${accessor}`;
    const message = `${pointer}: the declared min and max are not those of its vertices; the vertices count`;
    return [{ code: 'declared_bounds_differ', message, pointer }];
  });
}

/** A declared box may be larger than what indices use, never smaller, and not many times larger. */
function lies(declared: Box, raw: Box): boolean {
  const reach = Math.max(...sizeOf(raw), 1e-9);
  return [0, 1, 2].some(
    (axis) =>
      raw.min[axis]! < declared.min[axis]! - reach * 1e-3 ||
      raw.max[axis]! > declared.max[axis]! + reach * 1e-3 ||
      declared.max[axis]! - declared.min[axis]! > 2 * reach,
  );
}

function addMoved(box: Box, m: Matrix, x: number, y: number, z: number): void {
  addPoint(
    box,
    m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
    m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
    m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
  );
}

async function usedVertices(reader: ModelReader, { primitive, pointer }: Part): Promise<Uint8Array | null> {
  const { indices, position } = primitive;
  if (indices === undefined) return null;
  const { count } = reader.model.accessors[position]!;
  const used = new Uint8Array(count);
  await scan(reader, indices, (values) => {
    for (const index of values) {
      if (index >= count) {
        throw new GltfError('out_of_bounds', `${pointer}: index ${index}, but there are ${count} vertices`, {
          pointer: `${pointer}/indices`,
        });
      }
      used[index] = 1;
    }
  });
  return used;
}

async function addDeltas(
  reader: ModelReader,
  { primitive, shape, pointer }: Part,
  positions: Float64Array,
  start: number,
): Promise<Float64Array> {
  const { targets, position } = primitive;
  const shaped = positions.slice();
  for (const [index, target] of targets.entries()) {
    const weight = shape.morph?.[index] ?? 0;
    if (weight === 0 || target === undefined) continue;
    requireCount(reader, target, position, `${pointer}/targets/${index}/POSITION`);
    const deltas = await reader.elements(target, start, positions.length / 3);
    for (let i = 0; i < shaped.length; i++) shaped[i]! += weight * deltas[i]!;
  }
  return shaped;
}

/** Answers a function from vertex to its weighted joint matrix; the answer is only valid until the next call. */
async function blender(
  reader: ModelReader,
  { primitive, shape, pointer }: Part,
  start: number,
  length: number,
): Promise<(vertex: number) => Matrix> {
  const { joints, weights, position } = primitive;
  const palette = shape.matrices;
  if (joints.length === 0 || weights.length !== joints.length) return () => palette[0] ?? identity();
  for (const accessor of [...joints, ...weights]) requireCount(reader, accessor, position, pointer);
  const sets = await Promise.all(
    joints.map(async (accessor, set) => ({
      joints: await reader.elements(accessor, start, length),
      weights: await reader.elements(weights[set]!, start, length),
    })),
  );
  const blended = new Float64Array(16);
  return (vertex) => {
    blended.fill(0);
    let sum = 0;
    for (const set of sets) {
      for (let k = vertex * 4; k < vertex * 4 + 4; k++) {
        const weight = set.weights[k]!;
        if (weight === 0) continue;
        const matrix = palette[set.joints[k]!];
        if (!matrix) {
          throw new GltfError('out_of_bounds', `${pointer}: joint ${set.joints[k]} of ${palette.length}`, {
            pointer: `${pointer}/attributes/JOINTS_0`,
          });
        }
        sum += weight;
        for (let e = 0; e < 16; e++) blended[e]! += weight * matrix[e]!;
      }
    }
    if (sum === 0) return palette[sets[0]!.joints[vertex * 4]!] ?? palette[0]!;
    if (sum !== 1) for (let e = 0; e < 16; e++) blended[e]! /= sum;
    return blended;
  };
}

function requireCount(reader: ModelReader, accessor: number, position: number, pointer: string): void {
  const { accessors } = reader.model;
  if (accessors[accessor]!.count >= accessors[position]!.count) return;
  throw new GltfError(
    'out_of_bounds',
    `${pointer}: ${accessors[accessor]!.count} elements for ${accessors[position]!.count} vertices`,
    { pointer },
  );
}
