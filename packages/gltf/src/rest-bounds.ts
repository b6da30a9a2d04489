import { addMovedBox, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import { addLooseBox, sharedPools, tightMatrices } from './declared-bounds.ts';
import { identity } from './matrix.ts';
import type { ModelReader } from './model.ts';
import { collectShapes, type Part, partsOf } from './scene-shapes.ts';
import { walkScene } from './scene-walk.ts';
import { addVertices, liesOf, type VertexScan } from './vertex-bounds.ts';
import type { Warning } from './warning.ts';

/**
 * How bounds are found. `auto`: declared accessor boxes where they give the true answer, vertices where they do
 * not, and vertices anyway when the model is small. `vertices`: every vertex. `declared`: never a vertex.
 */
export type BoundsMode = 'auto' | 'vertices' | 'declared';

export interface RestBounds {
  /** Null when the default scene shows no geometry. */
  box: Box | null;
  /** False when the box may be larger than the truth. */
  exact: boolean;
  /** True when every vertex was read, so that nothing rests on declared boxes. */
  verified: boolean;
  warnings: Warning[];
}

/**
 * The bounds of the default scene at rest, in stored units: node transforms, skins, default morph weights and
 * GPU instances applied, only vertices that indices refer to (glTF 2.0, 3.7; EXT_mesh_gpu_instancing).
 */
export async function restBounds(
  reader: ModelReader,
  options: { mode?: BoundsMode; signal?: AbortSignal } = {},
): Promise<RestBounds> {
  const { mode = 'auto', signal } = options;
  const { model } = reader;
  const result: RestBounds = { box: null, exact: true, verified: true, warnings: [] };
  if (model.defaultScene === null) return result;
  const walk = walkScene(model, model.defaultScene);
  result.warnings.push(...walk.warnings);
  if (!walk.tree) result.exact = false;

  const parts = partsOf(await collectShapes(reader, walk, result.warnings));
  const verify = mode === 'vertices' || (mode === 'auto' && isSmall(reader, parts));
  const measured = await measure(reader, parts, { mode, verify, signal }, result);
  if (!verify && mode === 'auto' && isAbsurd(measured)) {
    result.warnings.push({
      code: 'absurd_size',
      message: 'declared boxes give a size below 1 mm or above 1 km; every vertex was read instead',
    });
    result.verified = true;
    result.box = orNull(await measure(reader, parts, { mode: 'vertices', verify: true, signal }, result));
  } else result.box = orNull(measured);
  return result;
}

interface Plan {
  mode: BoundsMode;
  verify: boolean;
  signal: AbortSignal | undefined;
}

/** Small enough to read every vertex by the way, which finds declared boxes that lie. */
function isSmall(reader: ModelReader, parts: Part[]): boolean {
  let cost = 0;
  for (const accessor of new Set(parts.flatMap(accessorsOf))) cost += reader.readCost(accessor);
  return cost <= SMALL;
}

function accessorsOf({ shape, primitive }: Part): number[] {
  const { position, indices, joints, weights, targets } = primitive;
  const bones = shape.skinned ? [...joints, ...weights] : [];
  return [position, indices, ...bones, ...(shape.morph ? targets : [])].filter(
    (accessor) => accessor !== undefined,
  );
}

async function measure(reader: ModelReader, parts: Part[], plan: Plan, result: RestBounds): Promise<Box> {
  const scan: VertexScan = { total: emptyBox(), stored: new Map(), signal: plan.signal };
  const pools = sharedPools(reader, parts);
  for (const part of parts) {
    plan.signal?.throwIfAborted();
    const { shape, primitive, pointer } = part;
    const { box: declared, lossy } = reader.model.accessors[primitive.position]!;
    const trusted = declared && !plan.verify && !lossy && !pools.has(primitive.position);
    const tight = trusted ? tightMatrices(shape, declared) : null;
    if (declared && tight) {
      result.verified = false;
      for (const matrix of tight) addMovedBox(scan.total, declared, matrix);
    } else if (plan.mode === 'declared') {
      result.verified = result.exact = false;
      if (declared) addLooseBox(reader, part, declared, scan.total);
    } else if (workOf(reader, part) > MOST_WORK) {
      result.verified = result.exact = false;
      result.warnings.push(estimated(pointer));
      addLooseBox(reader, part, await storedBox(reader, part, plan.signal), scan.total);
    } else {
      const broken = await addVertices(reader, part, scan);
      if (broken === 0) continue;
      result.exact = false;
      result.warnings.push(notFinite(pointer, broken));
    }
  }
  result.warnings.push(...liesOf(reader, scan));
  return scan.total;
}

function workOf({ model }: ModelReader, { shape, primitive }: Part): number {
  const { position, joints, targets } = primitive;
  const copies = shape.skinned ? 4 * Math.max(1, joints.length) : shape.matrices.length;
  return model.accessors[position]!.count * (copies + (shape.morph ? targets.length : 0));
}

/** The box of a part's vertices before anything moves them. */
async function storedBox(reader: ModelReader, part: Part, signal: AbortSignal | undefined): Promise<Box> {
  const scan: VertexScan = { total: emptyBox(), stored: new Map(), signal };
  const shape = { ...part.shape, matrices: [identity()], skinned: false, morph: null };
  await addVertices(reader, { ...part, shape }, scan);
  return scan.total;
}

function estimated(pointer: string): Warning {
  const message = `${pointer}: too many copies of too many vertices to move one by one; its box was moved instead`;
  return { code: 'bounds_estimated', message, pointer };
}

function notFinite(pointer: string, broken: number): Warning {
  const message = `${pointer}: ${broken} vertices are not finite numbers and were left out of the bounds`;
  return { code: 'not_finite', message, pointer: `${pointer}/attributes/POSITION` };
}

function isAbsurd(box: Box): boolean {
  if (isEmpty(box)) return false;
  const longest = Math.max(...sizeOf(box));
  return longest > 1000 || (longest > 0 && longest < 0.001);
}

function orNull(box: Box): Box | null {
  return isEmpty(box) ? null : box;
}

/** Reading this much costs about a millisecond. */
const SMALL = 1_048_576;

/** Vertices times copies that are still moved one by one: about a second. */
const MOST_WORK = 200_000_000;
