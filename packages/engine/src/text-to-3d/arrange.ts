import type { Model } from './grow.ts';
import type { Random } from './random.ts';
import type { Point } from './shapes/shape.ts';

/** Position of one copy of a model. */
export interface Placement {
  /** Index into the list of models. */
  readonly model: number;
  readonly position: Point;
  /** Quaternion x, y, z, w. */
  readonly turn: [number, number, number, number];
  /**
   * Factor of size.
   * @default 1
   */
  readonly scale?: number;
}

export type Arrangement = 'row' | 'group' | 'pile' | 'stack';

/**
 * Places copies on the ground without overlap: side by side, as a loose group, or heaped up. The lowest point stays
 * at y = 0.
 */
export function arrange(
  models: readonly Model[],
  count: number,
  arrangement: Arrangement,
  lying: boolean,
  random: Random,
): Placement[] {
  if (count === 1) return [{ model: 0, position: [0, 0, 0], turn: [0, 0, 0, 1] }];
  const [width, height, depth] = models[0]!.size;
  // Slender things stand side by side: none can stand on the tip of another.
  const isSlender = !lying && height > 3 * Math.max(width, depth);
  if (arrangement === 'pile') return pile(models, count, isSlender ? [count] : heapOf(count), lying, random);
  if (arrangement === 'stack') return pile(models, count, columnsOf(count), lying, random);
  const wide = Math.max(...models.map((model) => model.size[0]));
  const across =
    arrangement === 'row'
      ? wide
      : Math.max(...models.map((model) => Math.hypot(model.size[0], model.size[2])));
  const gap = across * 1.12;
  return Array.from({ length: count }, (_, i) => {
    const model = i % models.length;
    if (arrangement === 'row')
      return { model, position: [(i - (count - 1) / 2) * gap, 0, 0], turn: [0, 0, 0, 1] };
    const [x, z] = spread(i, gap);
    return { model, position: [x, 0, z], turn: yaw(random.between(-0.5, 0.5)) };
  });
}

/** Most things on each other in a stack. */
const stacked = 8;

/** Returns how many lie in each layer of a heap: each layer has half of that below it, and the top one is no column. */
function heapOf(count: number): number[] {
  const layersOf = (first: number): number[] =>
    Array.from({ length: Math.floor(Math.log2(first)) + 1 }, (_, k) => Math.floor(first / 2 ** k));
  const sumOf = (layers: readonly number[]): number => layers.reduce((sum, layer) => sum + layer, 0);
  let first = 1;
  while (sumOf(layersOf(first)) < count) first++;
  return layersOf(first);
}

/** Returns how many lie in each layer of columns side by side. */
function columnsOf(count: number): number[] {
  const columns = Math.ceil(count / stacked);
  return Array.from({ length: Math.ceil(count / columns) }, () => columns);
}

/** Layers on each other. Flat things are first laid on their back. */
function pile(
  models: readonly Model[],
  count: number,
  layers: readonly number[],
  lying: boolean,
  random: Random,
): Placement[] {
  const size = models[0]!.size;
  const thick = Math.max(...models.map((model) => (lying ? model.size[2] : model.size[1])));
  const across = lying ? Math.hypot(size[0], size[1]) * 0.72 : Math.hypot(size[0], size[2]);
  const gap = across * (lying ? 0.8 : 1.02);
  const placements: Placement[] = [];
  const isColumn = layers.every((layer) => layer === layers[0]);
  for (let level = 0, left = count; left > 0; level++) {
    const here = Math.min(left, layers[level] ?? 1);
    for (let i = 0; i < here; i++) {
      const [x, z] = spread(i, gap);
      const shift = lying && !isColumn ? level * gap * 0.13 : 0;
      // What stands on each other in a column faces one way.
      const spin = isColumn && !lying ? 0.06 * Math.PI : Math.PI;
      const angle = random.between(-spin, spin);
      const model = placements.length % models.length;
      const position: Point = lying ? [x + shift, level * thick + thick / 2, z] : [x, level * thick, z];
      placements.push({
        model,
        position: lying ? lower(position, models[model]!, angle) : position,
        turn: lying ? lieDown(angle) : yaw(angle),
      });
    }
    left -= here;
  }
  return placements;
}

/** Points of a sunflower spiral keep about `gap` between neighbours. */
function spread(i: number, gap: number): [number, number] {
  const radius = gap * 0.62 * Math.sqrt(i) * (i === 0 ? 0 : 1.25);
  const angle = i * 2.399963;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius];
}

function yaw(angle: number): [number, number, number, number] {
  return [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
}

/** Rotation around the upright axis, then onto the back. */
function lieDown(angle: number): [number, number, number, number] {
  const [s, c] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  const h = Math.SQRT1_2;
  return [-c * h, s * h, s * h, c * h];
}

/** Moves the middle of a lying model to the place, since it rotates around its feet. */
function lower([x, y, z]: Point, model: Model, angle: number): Point {
  const half = model.size[1] / 2;
  return [x + Math.sin(angle) * half, y, z + Math.cos(angle) * half];
}
