import { GltfError } from '../gltf-error.ts';
import type { Matrix } from '../matrix.ts';
import { type ModelReader, READ_NUMBER, scan, WINDOW } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import { type WorkBudget, workBudget, YIELD_EVERY } from '../work-budget.ts';
import { addPoint, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import { loadDeform } from './load-deform.ts';
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
  const deform = shape.morph || shape.skinned ? await loadDeform() : undefined;
  const window = Math.min(WINDOW, Math.max(1, Math.floor(YIELD_EVERY / each)));
  for (let start = 0; start < count; start += window) {
    const length = Math.min(window, count - start);
    const positions = await reader.elements(primitive.position, start, length);
    const shaped = shape.morph ? await deform!.addDeltas(reader, part, positions, start) : positions;
    const bend = shape.skinned ? await deform!.blender(reader, part, start, length) : null;
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

/** The error for a part that costs more than the budget. */
export function tooMuch(pointer: string): GltfError {
  const message = `${pointer}: the model has too many vertices and copies to be measured; simplify it`;
  return new GltfError('too_large', message, { pointer });
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

/** Work to read and blend four joints. */
const BEND = 40;
