import { identity, type Matrix, permutesAxes } from '../matrix.ts';
import type { ModelReader } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import type { WorkBudget } from '../work-budget.ts';
import { addMovedBox, type Box, corners, emptyBox, sizeOf } from './box.ts';
import { doubtfulBoxes } from './doubtful-boxes.ts';
import type { BoundsMode } from './rest-bounds.ts';
import type { Part, Shape } from './scene-shapes.ts';
import { addVertices, scanWork, tooMuch, type VertexScan } from './vertex-bounds.ts';

/** Matrices that map the declared box exactly to the true box; null when there are none. */
export function tightMatrices(shape: Shape, declared: Box): Matrix[] | null {
  if (shape.morph) return null;
  const matrices = shape.skinned && agree(shape.matrices, declared) ? [shape.matrices[0]!] : shape.matrices;
  if (shape.skinned && matrices.length > 1) return null;
  return matrices.every((matrix) => permutesAxes(matrix)) ? matrices : null;
}

/** True when all joints transform the box alike, as they do when the rest pose is the bind pose. */
function agree(matrices: Matrix[], box: Box): boolean {
  const first = matrices[0];
  if (!first) return false;
  const points = corners(box);
  const moved = points.map((point) => move(first, point));
  const reach = Math.hypot(...sizeOf({ min: moved[0]!, max: moved[7]! }));
  return matrices.every((matrix) =>
    points.every((point, index) => {
      const [x, y, z] = move(matrix, point);
      const [a, b, c] = moved[index]!;
      return Math.hypot(x - a, y - b, z - c) <= reach * 5e-7;
    }),
  );
}

function move(m: Matrix, [x, y, z]: [number, number, number]): [number, number, number] {
  return [
    m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
    m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
    m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
  ];
}

/** Adds a box that contains the shape but may be larger. */
export function addLooseBox(
  { model }: ModelReader,
  { shape, primitive }: Part,
  declared: Box,
  total: Box,
): void {
  const box: Box = { min: [...declared.min], max: [...declared.max] };
  for (const [index, target] of primitive.targets.entries()) {
    const weight = shape.morph?.[index] ?? 0;
    const delta = target === undefined ? undefined : model.accessors[target]!.box;
    if (weight === 0 || !delta) continue;
    for (const axis of [0, 1, 2] as const) {
      box.min[axis] += Math.min(weight * delta.min[axis], weight * delta.max[axis]);
      box.max[axis] += Math.max(weight * delta.min[axis], weight * delta.max[axis]);
    }
  }
  for (const matrix of shape.matrices) addMovedBox(total, box, matrix);
}

/**
 * Position accessors of which no single primitive is known to use every vertex; their box may be larger than the
 * drawn geometry.
 */
function sharedPools({ model }: ModelReader, parts: Part[]): Set<number> {
  const users = new Map<number, number | undefined>();
  const pools = new Set<number>();
  for (const { primitive } of parts) {
    const { position, indices } = primitive;
    if (users.has(position) && users.get(position) !== indices) pools.add(position);
    users.set(position, indices);
    const { count } = model.accessors[position]!;
    if (indices !== undefined && model.accessors[indices]!.count < count) pools.add(position);
  }
  return pools;
}

/** Positions whose declared boxes count as the boxes of the drawn geometry. */
export async function trustedBoxes(
  reader: ModelReader,
  parts: Part[],
  mode: BoundsMode,
): Promise<Set<number>> {
  const pools = sharedPools(reader, parts);
  const trusted = new Set<number>();
  for (const { position } of parts.map((part) => part.primitive)) {
    const { box, lossy } = reader.model.accessors[position]!;
    if (box && !lossy && !pools.has(position)) trusted.add(position);
  }
  const doubtful = mode === 'auto' ? await doubtfulBoxes(reader, trusted) : [];
  for (const position of doubtful) trusted.delete(position);
  return trusted;
}

/** Adds the moved box of a part that is too large to be read vertex by vertex; returns the warning of it. */
export async function addEstimate(
  reader: ModelReader,
  part: Part,
  scan: VertexScan,
  work: WorkBudget,
): Promise<Warning> {
  addLooseBox(reader, part, await storedBox(reader, part, work, scan.signal), scan.total);
  const { pointer } = part;
  const message = `${pointer}: too many vertices and copies to transform one by one; its bounding box was transformed instead`;
  return { code: 'bounds_estimated', message, pointer };
}

/** The box of a part's vertices before any transform; the declared box when reading them exceeds the budget. */
async function storedBox(
  reader: ModelReader,
  part: Part,
  work: WorkBudget,
  signal: AbortSignal | undefined,
): Promise<Box> {
  const shape = { ...part.shape, matrices: [identity()], skinned: false, morph: null };
  const still = { ...part, shape };
  const declared = reader.model.accessors[part.primitive.position]!.box;
  if (!work.afford(scanWork(reader, still))) {
    if (declared) return declared;
    throw tooMuch(part.pointer);
  }
  const scan: VertexScan = { total: emptyBox(), stored: new Map(), signal, workBudget: work };
  await addVertices(reader, still, scan);
  return scan.total;
}
