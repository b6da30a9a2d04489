import { placedParts, rayCaster, shapesOf } from './features/placed-parts.ts';
import type { Model } from './grow.ts';
import type { Point } from './shapes/shape.ts';

/** Where a thing hangs on another: its position and its factor of size. */
interface HungSpot {
  readonly position: Point;
  readonly scale: number;
}

/** Least height and most height and width of what hangs on a face, as shares of the face. */
const [leastHigh, mostHigh, mostWide] = [0.26, 0.62, 0.8];
/** Room between the bars of a cage, as shares of its width and its height. */
const [roomWide, roomHigh] = [0.8, 0.66];
/** Height of its middle as a share of the face, and of a building, whose roof is above its walls. */
const [faceHeight, wallHeight] = [0.58, 0.3];
const isBuilding = /(?:^|_)(?:house|cabin|hut|cottage|shed|barn|tower)(?:$|_with_)/;
/** Least height of a fruit in a tree, as a share of the tree: a real one is hardly seen. */
const leastFruit = 0.045;
/** Turn around a tree from one fruit to the next, so that they spread. */
const goldenAngle = 2.399963;

/** Returns the places of things side by side on the front of another: a wreath on a door. */
export function spotsOnFront(base: Model, thing: Model, count: number): HungSpot[] {
  const [wide, high, deep] = base.size;
  const built = isBuilding.test(base.name);
  const middle = (built ? wallHeight : faceHeight) * high;
  const least = built ? 1 : Math.max(1, (leastHigh * high) / thing.size[1]);
  const scale = Math.min(
    least,
    (mostHigh * high) / thing.size[1],
    (mostWide * wide) / (thing.size[0] * count),
  );
  const cast = rayCaster(shapesOf(placedParts(base)));
  const half = (scale * thing.size[0]) / 2;
  return Array.from({ length: count }, (_, i) => {
    // Beside the door of a wall.
    const aside = /_with_a_(?:door|gate)/.test(base.name) && count === 1 ? 0.32 * wide : 0;
    const x = (wide * mostWide * (i + 0.5 - count / 2)) / count + aside;
    const fronts = [-0.6, 0, 0.6].flatMap((u) =>
      [-0.6, 0, 0.6].map((v) => {
        const from: Point = [x + u * half, middle + (v * scale * thing.size[1]) / 2, deep];
        return cast(from, [0, 0, -1])?.point[2] ?? -deep / 2;
      }),
    );
    return {
      position: [x, middle - (scale * thing.size[1]) / 2, Math.max(...fronts) + (scale * thing.size[2]) / 2],
      scale,
    };
  });
}

/** Returns how much smaller or larger than it is a thing would fill the room within a cage, between its bars. */
export function fillOf(cage: Model, { size }: Model): number {
  const [wide, high, deep] = cage.size;
  return Math.min(
    (roomWide * Math.min(wide, deep)) / Math.max(size[0], size[2]),
    (roomHigh * high) / size[1],
  );
}

/** Returns the place of a thing on the floor within a cage; what is too large is made as small as the room. */
export function spotWithin(cage: Model, thing: Model): HungSpot {
  const cast = rayCaster(shapesOf(placedParts(cage)));
  // From above its roof and its rings a ray would not reach the floor.
  const floor = cast([0.13 * cage.size[0], 0.3 * cage.size[1], 0.07 * cage.size[2]], [0, -1, 0]);
  return { position: [0, floor?.point[1] ?? 0, 0], scale: Math.min(1, fillOf(cage, thing)) };
}

/** Returns the places of fruit around the crown of a tree, most of them half in its leaves. */
export function spotsInCrown(tree: Model, fruit: Model, count: number): HungSpot[] {
  const [wide, high, deep] = tree.size;
  const crown = placedParts(tree).filter(({ name }) => /leaf|leaves|crown|foliage|needle/.test(name));
  const parts = crown.length > 0 ? crown : placedParts(tree);
  const cast = rayCaster(shapesOf(parts));
  const heights = shapesOf(parts).flatMap(({ positions }) => positions.filter((_, i) => i % 3 === 1));
  const low = heights.reduce((least, y) => Math.min(least, y), high);
  const scale = Math.max(1, (leastFruit * high) / fruit.size[1]);
  const size = scale * fruit.size[1];
  return Array.from({ length: count }, (_, i): HungSpot => {
    const y = low + (high - low) * (0.15 + (0.65 * (i + 0.5)) / count);
    const [x, z] = [Math.sin(i * goldenAngle), Math.cos(i * goldenAngle)];
    const away = wide + deep;
    const hit = cast([x * away, y, z * away], [-x, 0, -z])?.point ?? [0, y, 0];
    return { position: [hit[0] + 0.2 * size * x, y - size / 2, hit[2] + 0.2 * size * z], scale };
  });
}
