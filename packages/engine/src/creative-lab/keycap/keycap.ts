import type { Manifold } from 'manifold-3d';
import { JobError } from '../../job/job-error.ts';
import type { Design, Rgb } from '../design.ts';
import { type BuildInput, type PictureFrame, upright } from '../product.ts';
import { reliefSolid } from '../relief-solid.ts';
import { keycapBase } from './base.ts';
import { body, footprintMm } from './dimensions.ts';

/** A keycap as solids, in millimetres. */
export interface Keycap {
  readonly head: Manifold;
  /** Position of the design on the head. */
  readonly frame: PictureFrame;
  readonly base: Manifold;
  /** Only with a patterned base. */
  readonly interior: Manifold | null;
  /** The base's colour, or the colours of its pattern. */
  readonly colors: readonly Rgb[];
}

/**
 * Builds the subject as a coloured head on a standard 1u cap: scaled by its longest side, its foot cut to the cap's
 * top. The base takes the subject's main colour, or a pattern of several when no colour dominates.
 * @throws JobError `invalid_option` | `unreadable_image`
 */
export function keycap({
  kernel,
  design,
  request,
}: Pick<BuildInput, 'kernel' | 'design' | 'request'>): Keycap {
  const { size, offset } = keycapOptions(request);
  const { solid, frame } = reliefSolid(kernel, design, ([width, height, depth]) => {
    const scale = size / Math.max(width, height, depth);
    return Math.min(scale, footprintMm / Math.max(width, depth));
  });
  const { whole, shell, interior, outside } = keycapBase(kernel);
  const { max } = solid.boundingBox();
  const rise = body.height - body.dishDepth - Math.min(max[1] * sunkShare, mostSunkMm) + offset;
  const seated = solid.translate([0, rise, 0]);
  // Nothing hangs below the lowest seat: the cavity and the neighbouring keys stay free.
  const seat = body.height - body.dishDepth - mostSunkMm;
  const head = joined(kernel, seated.trimByPlane([0, 1, 0], seat)).subtract(outside);
  const patterned = isPatterned(design);
  return {
    head,
    frame: { ...frame, bottom: frame.bottom + rise },
    base: patterned ? shell : whole,
    interior: patterned ? interior : null,
    colors: design.palette.colors.slice(0, patterned ? 3 : 1),
  };
}

/** How far a head's foot reaches into the cap, as a share of its height. */
const sunkShare = 0.16;
const mostSunkMm = 3.5;
const pillarRadius = 2.6;
/** Share of the subject from which one colour becomes the colour of the base. */
const leadingShare = 0.34;

function isPatterned({ palette }: Design): boolean {
  return palette.colors.length > 2 && palette.shares[0]! < leadingShare;
}

/**
 * Reads the options of a keycap, in millimetres.
 * @throws JobError `invalid_option`
 */
export function keycapOptions(request: BuildInput['request']): { size: number; offset: number } {
  const given = (request.options ?? {}) as Readonly<Record<string, unknown>>;
  const { base_model: model = baseModel, head_size_mm: size = 23, vertical_offset_mm: offset = 0 } = given;
  if (model !== baseModel) {
    throw new JobError(
      'invalid_option',
      `run keycap-build: base_model ${String(model)} is not known; use ${baseModel}.`,
    );
  }
  return {
    size: within('head_size_mm', size, 10, 40),
    offset: within('vertical_offset_mm', offset, -5, 5),
  };
}

const baseModel = 'std-mx-1x1-r1';

function within(name: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new JobError(
    'invalid_option',
    `run keycap-build: ${name} is ${String(value)}; it must be ${least} to ${most}.`,
  );
}

/** Adds a pillar from the cap into the thickest place above it, and ties loose pieces to it. */
function joined(kernel: BuildInput['kernel'], seated: Manifold): Manifold {
  const { min, max } = seated.boundingBox();
  const half = body.topWidth / 2 - pillarRadius;
  const column = kernel.Manifold.cube([half * 2, max[1] - min[1] + 2, 100], true).translate([
    0,
    (min[1] + max[1]) / 2,
    0,
  ]);
  const above = seated.intersect(column);
  const foot = body.height - body.dishDepth - 1;
  const { min: low, max: high } = (above.isEmpty() ? seated : above).boundingBox();
  const x = Math.min(half, Math.max(-half, (low[0] + high[0]) / 2));
  const top = Math.max(foot + 1, low[1] + (high[1] - low[1]) * 0.35);
  const pillar = upright(
    kernel.Manifold.cylinder(top - foot, pillarRadius, pillarRadius * 0.8, 48),
  ).translate([x, foot, 0]);
  return seated.add(pillar);
}
