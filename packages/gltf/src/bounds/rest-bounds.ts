import type { ModelReader } from '../read/model.ts';
import type { Warning } from '../warning.ts';
import { type WorkBudget, workBudget } from '../work-budget.ts';
import { addMovedBox, type Box, emptyBox, isEmpty, sizeOf } from './box.ts';
import { collectShapes, type Part, partsOf } from './scene-shapes.ts';
import { walkScene } from './scene-walk.ts';
import { addVertices, scanWork, tooMuch, type VertexScan, wrongBoxesOf } from './vertex-bounds.ts';

/**
 * How bounds are computed. `auto`: from declared accessor boxes where they give the true result and a sample of
 * vertices does not contradict them, from vertices elsewhere, and always from vertices when the model is small.
 * `vertices`: from every vertex. `declared`: never from vertices.
 */
export type BoundsMode = 'auto' | 'vertices' | 'declared';

export interface RestBounds {
  /** Null when the default scene shows no geometry. */
  box: Box | null;
  /**
   * True for the true box, provided that declared min and max are correct and indices use every vertex; `verified`
   * states whether this was checked. False when the box may be larger.
   */
  exact: boolean;
  /** True when every vertex was read and no declared box was used. */
  verified: boolean;
  warnings: Warning[];
}

/**
 * Computes the bounds of the default scene at rest, in stored units. Applies node transforms, skins, default morph
 * weights and GPU instances; counts only vertices that indices refer to (glTF 2.0, 3.7; EXT_mesh_gpu_instancing).
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
  const most = (mode === 'vertices' ? 10 * MAX_WORK : MAX_WORK) + WORK_PER_BYTE * (reader.bytes ?? 0);
  const work = workBudget(most, signal);
  const measured = await measure(reader, parts, { mode, verify, work, signal }, result);
  if (!verify && mode === 'auto' && isAbsurd(measured)) {
    result.warnings.push({
      code: 'absurd_size',
      message: 'declared boxes give a size below 1 mm or above 1 km; every vertex was read instead',
    });
    result.verified = true;
    result.box = orNull(
      await measure(reader, parts, { mode: 'vertices', verify: true, work, signal }, result),
    );
  } else result.box = orNull(measured);
  return result;
}

interface Plan {
  mode: BoundsMode;
  verify: boolean;
  /** Shared by all parts, so that many small parts cost no more than a few large ones. */
  work: WorkBudget;
  signal: AbortSignal | undefined;
}

/** True when reading every vertex is cheap enough to do always, which finds wrong declared boxes. */
function isSmall(reader: ModelReader, parts: Part[]): boolean {
  let bytes = 0;
  let work = 0;
  for (const part of parts) {
    for (const accessor of accessorsOf(part)) bytes += reader.readCost(accessor);
    work += scanWork(reader, part);
    if (bytes > SMALL || work > SMALL_WORK) return false;
  }
  return true;
}

function accessorsOf({ shape, primitive }: Part): number[] {
  const { position, indices, joints, weights, targets } = primitive;
  const bones = shape.skinned ? [...joints, ...weights] : [];
  return [position, indices, ...bones, ...(shape.morph ? targets : [])].filter(
    (accessor) => accessor !== undefined,
  );
}

async function measure(reader: ModelReader, parts: Part[], plan: Plan, result: RestBounds): Promise<Box> {
  const { work, signal } = plan;
  const scan: VertexScan = { total: emptyBox(), stored: new Map(), signal, workBudget: work };
  // A chunk of its own: the vertices of a small model are read, whatever its boxes say.
  const boxes = plan.verify ? undefined : await import('./declared-bounds.ts');
  const trusted = await boxes?.trustedBoxes(reader, parts, plan.mode);
  for (const part of parts) {
    const { shape, primitive, pointer } = part;
    const { box: declared, zeros } = reader.model.accessors[primitive.position]!;
    const boxWork = BOX_WORK * shape.matrices.length;
    if (!work.afford(boxWork)) throw tooMuch(pointer);
    await work.breathe(boxWork);
    const tight = declared && trusted?.has(primitive.position) ? boxes!.tightMatrices(shape, declared) : null;
    if (zeros && !shape.skinned && !shape.morph) {
      const point: Box = { min: [0, 0, 0], max: [0, 0, 0] };
      scan.stored.set(primitive.position, point);
      for (const matrix of shape.matrices) addMovedBox(scan.total, point, matrix);
    } else if (declared && tight) {
      result.verified = false;
      for (const matrix of tight) addMovedBox(scan.total, declared, matrix);
    } else if (plan.mode === 'declared') {
      result.verified = result.exact = false;
      if (declared) boxes!.addLooseBox(reader, part, declared, scan.total);
    } else if (work.afford(scanWork(reader, part))) {
      const broken = await addVertices(reader, part, scan);
      if (broken > 0) {
        result.exact = false;
        result.warnings.push(notFinite(pointer, broken));
      }
    } else {
      result.verified = result.exact = false;
      const { addEstimate } = await import('./declared-bounds.ts');
      result.warnings.push(await addEstimate(reader, part, scan, work));
    }
    reader.forget?.();
  }
  result.warnings.push(...wrongBoxesOf(reader, scan));
  return scan.total;
}

function notFinite(pointer: string, broken: number): Warning {
  const message = `${pointer}: ${broken} vertices have coordinates that are not finite and were left out of the bounds`;
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

/** Limit on the work for small models: about 20 ms. */
const SMALL_WORK = 4_000_000;

/** Work to compare and transform one box. */
const BOX_WORK = 40;

/** Added per byte, so that a model of any size may be read once. */
const WORK_PER_BYTE = 3;

/** About a third of a second; bounds by `vertices` get ten times as much. */
const MAX_WORK = 50_000_000;
