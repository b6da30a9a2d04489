import { type BoundsReport, boundsReport } from '../bounds/bounds-report.ts';
import type { Box } from '../bounds/box.ts';
import { isEmpty, sizeOf } from '../bounds/box.ts';
import { type RestBounds, restBounds } from '../bounds/rest-bounds.ts';
import { GltfError } from '../gltf-error.ts';
import type { Vector } from '../matrix.ts';
import type { ModelReader } from '../read/model.ts';
import { METRES, modelUnit, type Unit } from '../unit.ts';
import type { Warning } from '../warning.ts';
import type { Origin, SettledPlacement } from './place-options.ts';

/** The result of a placement. `before` is in stored units, `after` in metres. */
export interface PlaceReport {
  mode: 'wrapper' | 'baked';
  unit: Unit;
  origin: Origin;
  /** Every length was multiplied by this, then `translation` was added. */
  scale: number;
  translation: Vector;
  before: BoundsReport | null;
  after: BoundsReport | null;
  warnings: Warning[];
}

/** The transform of a wrapper from an earlier placement, removed before measuring. */
export interface Unwrapped {
  scale: number;
  translation: Vector;
  unit: Unit | null;
}

/**
 * Computes scale and translation as float32 values, so that the written values are exactly the reported ones.
 * @throws GltfError with a code for the reason why the model cannot be placed correctly
 */
export async function computePlacement(
  reader: ModelReader,
  options: SettledPlacement,
  unwrapped: Unwrapped | null,
  signal?: AbortSignal,
): Promise<PlaceReport> {
  const { origin, mode, bounds } = options;
  const rest = await restBounds(reader, { mode: bounds, ...(signal && { signal }) });
  refuse(rest);
  const warnings = [...reader.model.warnings, ...rest.warnings];
  const unit = originalUnit(reader, options.unit, unwrapped, warnings);
  const scale = Math.fround(scaleFor(options, rest.box, unit, reader.model.placed?.scale ?? 1, unwrapped));
  const translation = translationFor(origin, rest.box, scale, unwrapped);
  refuseExtremes(scale, translation);
  if (scale !== 1) warnings.push(...notConverted(reader.model.unscaled));
  const measured = origin !== 'keep' || options.height !== undefined || options.longest !== undefined;
  if (measured && rest.box && !rest.verified) warnings.push(UNVERIFIED);
  if (reader.model.scenes.length > 1) {
    warnings.push({
      code: 'scenes_share_offset',
      message: 'all scenes got the scale and offset of the default scene',
    });
  }
  const before = boundsReport(rest);
  return {
    mode,
    unit,
    origin,
    scale,
    translation,
    before,
    after: after(before, scale, translation),
    warnings,
  };
}

/** True when the placement is within rounding of no change. */
export function isNoChange({ scale, translation, after }: PlaceReport): boolean {
  const reach = after ? Math.max(...after.size) : 1;
  return Math.abs(scale - 1) < 1e-6 && translation.every((offset) => Math.abs(offset) <= reach * 1e-6);
}

/** Rejects bounds that leave geometry out. */
function refuse({ warnings }: RestBounds): void {
  for (const { code, message, pointer } of warnings) {
    const fatal = FATAL[code];
    if (!fatal) continue;
    throw new GltfError(
      fatal.code,
      `place: ${message}; ${fatal.wayOut}`,
      pointer === undefined ? {} : { pointer },
    );
  }
}

const FATAL: Partial<
  Record<Warning['code'], { code: 'node_cycle' | 'not_finite' | 'joint_outside_scene'; wayOut: string }>
> = {
  node_cycle: { code: 'node_cycle', wayOut: 'repair the node tree first' },
  two_parents: { code: 'node_cycle', wayOut: 'repair the node tree first' },
  not_finite: { code: 'not_finite', wayOut: 'export the model again' },
  joint_outside_scene: { code: 'joint_outside_scene', wayOut: 'put the whole skeleton into the scene first' },
};

/** Rejects values beyond which float32 transforms in engines lose their meaning. */
function refuseExtremes(scale: number, translation: Vector): void {
  if (scale >= 1e-30 && translation.every((offset) => Math.abs(offset) <= 1e30) && scale <= 1e30) return;
  throw new GltfError(
    'no_extent',
    'place: the model is too small, too large or too far away for its scale to be written; set its size before exporting it',
  );
}

const UNVERIFIED: Warning = {
  code: 'bounds_unverified',
  message:
    'the placement uses declared min and max that were not all checked; set bounds to "vertices" to check them',
};

function originalUnit(
  { model }: ModelReader,
  wanted: SettledPlacement['unit'],
  unwrapped: Unwrapped | null,
  warnings: Warning[],
): Unit {
  const known = unwrapped?.unit ?? model.placed?.unit;
  return wanted === 'auto' && known ? known : modelUnit(model, wanted, warnings);
}

function scaleFor(
  { height, longest, factor }: SettledPlacement,
  box: Box | null,
  unit: Unit,
  applied: number,
  unwrapped: Unwrapped | null,
): number {
  if (factor !== undefined) return (factor * METRES[unit]) / applied;
  if (height !== undefined) return height / extent(box, 'height');
  if (longest !== undefined) return longest / extent(box, 'longest');
  if (unwrapped) return unwrapped.scale;
  return applied === 1 ? METRES[unit] : 1;
}

function extent(box: Box | null, field: 'height' | 'longest'): number {
  const size = box && sizeOf(box);
  const length = !size ? 0 : field === 'height' ? size[1] : Math.max(...size);
  if (length > 0) return length;
  const remedy =
    size && Math.max(...size) > 0
      ? 'give longest or factor instead'
      : 'give factor and origin "keep" instead';
  throw new GltfError(
    'no_extent',
    `place: ${field} cannot be set, because the model has none at rest; ${remedy}`,
  );
}

function translationFor(origin: Origin, box: Box | null, scale: number, unwrapped: Unwrapped | null): Vector {
  if (origin === 'keep') {
    const kept = unwrapped ?? { scale: 1, translation: [0, 0, 0] };
    return kept.translation.map((offset) => Math.fround(offset * (scale / kept.scale))) as Vector;
  }
  if (!box || isEmpty(box)) {
    throw new GltfError(
      'no_extent',
      `place: origin "${origin}" needs geometry, but the scene has none; use "keep"`,
    );
  }
  const { min, max } = box;
  const middle = (axis: 0 | 1 | 2) => (min[axis] + max[axis]) / 2;
  const anchor: Vector = [middle(0), origin === 'bottom' ? min[1] : middle(1), middle(2)];
  return anchor.map((offset) => Math.fround(0 - offset * scale)) as Vector;
}

function after(before: BoundsReport | null, scale: number, translation: Vector): BoundsReport | null {
  if (!before) return null;
  const moved = (corner: Vector) => corner.map((value, axis) => value * scale + translation[axis]!) as Vector;
  const [min, max] = [moved(before.min), moved(before.max)];
  return { ...before, min, max, size: sizeOf({ min, max }) };
}

function notConverted(things: string[]): Warning[] {
  return things.map((thing) => ({
    code: 'not_converted',
    message: `${thing} were not scaled; check them in the engine`,
  }));
}
