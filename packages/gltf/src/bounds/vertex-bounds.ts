import { GltfError } from '../gltf-error.ts';
import { identity, type Matrix } from '../matrix.ts';
import { type ModelReader, READ_NUMBER, scan, WINDOW } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import { type WorkBudget, workBudget, YIELD_EVERY } from '../work-budget.ts';
import { addPoint, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import type { Part } from './scene-shapes.ts';

/** Results that a scan adds to. */
export interface VertexScan {
  /** Grows by every transformed vertex. */
  total: Box;
  /** Boxes of the vertices as stored, by accessor. */
  stored: Map<number, Box>;
  /** Flags of the vertices that indices refer to, kept for the next scan of the same parts. */
  used?: Map<string, Promise<Uint8Array | null>>;
  signal: AbortSignal | undefined;
  /** Limits and paces the scan; unlimited when absent. */
  workBudget?: WorkBudget;
}

/** Transforms every referenced vertex of a part; returns the number of non-finite vertices, which are left out. */
export async function addVertices(reader: ModelReader, part: Part, scan: VertexScan): Promise<number> {
  const { shape, primitive, pointer } = part;
  const { count, size } = reader.model.accessors[primitive.position]!;
  if (size !== 3) {
    throw new GltfError('bad_value', `${pointer}: POSITION must have 3 components, not ${size}`, { pointer });
  }
  const pace = scan.workBudget ?? workBudget(Infinity, scan.signal);
  const key = `${primitive.indices} ${primitive.position}`;
  const known = scan.used?.get(key) ?? usedVertices(reader, part, pace);
  scan.used?.set(key, known);
  const used = await known;
  const stored = scan.stored.get(primitive.position) ?? emptyBox();
  scan.stored.set(primitive.position, stored);
  let broken = 0;
  const each = vertexWork(part);
  const window = Math.min(WINDOW, Math.max(1, Math.floor(YIELD_EVERY / each)));
  for (let start = 0; start < count; start += window) {
    const length = Math.min(window, count - start);
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
    await pace.breathe(length * each);
  }
  return broken;
}

/** Positions of all vertices of a part in the scene at rest, of its first copy; those that nothing refers to included. */
export async function pointsAtRest(reader: ModelReader, part: Part): Promise<Float64Array> {
  const { shape, primitive } = part;
  const { count } = reader.model.accessors[primitive.position]!;
  const stored = await reader.elements(primitive.position, 0, count);
  const shaped = shape.morph ? await addDeltas(reader, part, stored, 0) : stored;
  const bend = shape.skinned ? await blender(reader, part, 0, count) : () => shape.matrices[0]!;
  const moved = new Float64Array(count * 3);
  for (let i = 0; i < count; i++) {
    const m = bend(i);
    const [x, y, z] = [shaped[i * 3]!, shaped[i * 3 + 1]!, shaped[i * 3 + 2]!];
    for (let axis = 0; axis < 3; axis++)
      moved[i * 3 + axis] = m[axis]! * x + m[axis + 4]! * y + m[axis + 8]! * z + m[axis + 12]!;
  }
  return moved;
}

/** Cost of `addVertices` for a part, in units of `WorkBudget`. */
export function scanWork({ model }: ModelReader, part: Part): number {
  const { position, indices } = part.primitive;
  const { count, sparse } = model.accessors[position]!;
  const indexed = indices === undefined ? 0 : model.accessors[indices]!.count * READ_NUMBER;
  return indexed + count * (vertexWork(part) + (sparse ? 3 * READ_NUMBER : 0));
}

function vertexWork({ shape, primitive }: Part): number {
  const moves = shape.skinned ? BEND * Math.max(1, primitive.joints.length) : shape.matrices.length;
  return 3 * READ_NUMBER * (1 + (shape.morph ? primitive.targets.length : 0)) + moves;
}

/** A warning for every accessor whose declared box differs from that of its vertices. */
export function wrongBoxesOf({ model }: ModelReader, { stored }: VertexScan): Warning[] {
  return [...stored].flatMap(([accessor, raw]) => {
    const declared = model.accessors[accessor]!.box;
    if (!declared || isEmpty(raw) || !wrongBox(declared, raw)) return [];
    const pointer = `/accessors/${accessor}`;
    const message = `${pointer}: the declared min and max do not match its vertices; the vertices were used`;
    return [{ code: 'declared_bounds_differ', message, pointer }];
  });
}

/** A correct declared box is never smaller than the used vertices, and not many times larger. */
function wrongBox(declared: Box, raw: Box): boolean {
  const reach = reachOf(raw);
  return (
    exceeds(raw, declared) || [0, 1, 2].some((axis) => declared.max[axis]! - declared.min[axis]! > 2 * reach)
  );
}

/** True when vertices lie clearly outside their declared box. */
export function exceeds(raw: Box, declared: Box): boolean {
  const slack = reachOf(raw) * 1e-3;
  return [0, 1, 2].some(
    (axis) => raw.min[axis]! < declared.min[axis]! - slack || raw.max[axis]! > declared.max[axis]! + slack,
  );
}

function reachOf(box: Box): number {
  return Math.max(...sizeOf(box), 1e-9);
}

function addMoved(box: Box, m: Matrix, x: number, y: number, z: number): void {
  addPoint(
    box,
    m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
    m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
    m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
  );
}

async function usedVertices(
  reader: ModelReader,
  { primitive, pointer }: Part,
  pace: WorkBudget,
): Promise<Uint8Array | null> {
  const { indices, position } = primitive;
  if (indices === undefined) return null;
  const { count } = reader.model.accessors[position]!;
  const used = new Uint8Array(count);
  await scan(reader, indices, pace, (values) => {
    for (let i = 0; i < values.length; i++) {
      const index = values[i]!;
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

/** Returns a function from vertex to its weighted joint matrix; each result is only valid until the next call. */
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

/** Work to read and blend four joints. */
const BEND = 40;
