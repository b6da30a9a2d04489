import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { addWings } from '../wings.ts';
import type { BeastBody } from './beast.ts';

/** Adds what lies on the trunk: mane, stripes, spots, humps, shell, plates, wool, wings. */
export function addCoat(kit: Kit, body: BeastBody): void {
  const { sphere, blob, random, add } = kit;
  const { head, skull, words } = body;
  const put = (slot: string, ...shapes: Shape[]): void => add('coat', slot, ...shapes);
  if (words.has('mane')) {
    put(
      'mane',
      blob(skull * 1.55, { rough: 0.12, lumps: 4, seed: random.whole(1, 1e6), rings: 12 })
        .scale(1, 1.1, 0.75)
        .move(head[0], head[1] - skull * 0.1, head[2] - skull * 0.55),
    );
    put(
      'mane',
      sphere(skull * 1.1)
        .scale(0.8, 1, 0.8)
        .move(0, head[1] - skull * 1.1, head[2] - skull * 0.4),
    );
  }
  if (words.has('crest')) addCrest(kit, body);
  if (words.has('stripes')) addStripes(kit, body);
  if (words.has('spots')) addSpots(kit, body);
  if (words.has('patches')) addPatches(kit, body);
  addCover(kit, body);
}

/** Adds small dots on the back and the sides. */
function addSpots({ sphere, random, add }: Kit, { long, deep, wide, middle }: BeastBody): void {
  // The trunk is round at its ends.
  const straight = long / 2 - deep * 0.55;
  for (let i = 0; i < 46; i++) {
    const angle = random.between(-1.9, 1.9);
    const z = random.between(-0.55, 0.55) * long;
    const r = deep * random.between(0.1, 0.17);
    const radius = Math.sqrt(1 - Math.min(0.9, Math.max(0, Math.abs(z) - straight) / deep) ** 2) * deep;
    add(
      'coat',
      'mark',
      sphere(r, { segments: 12 })
        .scale(1, 0.28, 1)
        .turn('z', (-angle * 180) / Math.PI)
        .move(Math.sin(angle) * radius * wide, middle + Math.cos(angle) * radius, z),
    );
  }
}

/** Adds large patches that follow the coat. */
function addPatches({ sphere, lay, random, add }: Kit, { long, deep, wide, middle }: BeastBody): void {
  for (let i = 0; i < 9; i++) {
    const angle = random.between(-1.9, 1.9);
    const at: Point = [0, middle, random.between(-0.5, 0.5) * long];
    const patch = sphere(deep * random.between(0.4, 0.7), { segments: 14 })
      .scale(1, 0.1, 1)
      .turn('z', (-angle * 180) / Math.PI)
      .move(Math.sin(angle) * deep * wide, middle + Math.cos(angle) * deep, at[2]);
    add('coat', 'mark', lay(patch, { around: 'z', at }, ['coat']));
  }
}

/** Adds stripes that lie on the coat: over the back and down the sides, where they end in a point, and over the neck. */
function addStripes(kit: Kit, { long, deep, wide, middle, head, skull }: BeastBody): void {
  const count = 8;
  for (let i = 0; i < count; i++) {
    const z = (i / (count - 1) - 0.5) * long * 1.02;
    const lean = (i % 2 ? 0.1 : -0.06) * deep;
    // Shorter ones stand between longer ones.
    const reach = i % 2 ? 1.75 : 2.1;
    kit.add('coat', 'mark', stripe(kit, [0, middle, z], [deep * wide, deep], reach, lean, deep * 0.13));
  }
  for (const k of [0.28, 0.52]) {
    const at: Point = [0, head[1] + (middle - head[1]) * k, head[2] + (long / 2 - head[2]) * k];
    if (Math.hypot(at[1] - head[1], at[2] - head[2]) < skull * 0.9) continue;
    kit.add('head', 'mark', stripe(kit, at, [skull, skull], 1.35, 0, deep * 0.09));
  }
}

/**
 * A band over the top of the coat around an axis to the front through `at`: its half angle in radians, how far its ends lean
 * to the front, and its width in the middle.
 */
function stripe(
  kit: Kit,
  at: Point,
  [x, y]: readonly [number, number],
  reach: number,
  lean: number,
  width: number,
): Shape {
  const steps = 10;
  const thick = Math.min(x, y) * 0.16;
  const rings = Array.from({ length: steps + 1 }, (_, i): Point[] => {
    const t = (i / steps) * 2 - 1;
    const angle = t * reach;
    const half = (width / 2) * Math.max(0.12, 1 - Math.abs(t) ** 4);
    const middle = lean * Math.abs(t);
    const point = (radius: number, z: number): Point => [
      Math.sin(angle) * radius,
      Math.cos(angle) * radius,
      middle + z,
    ];
    const [low, high] = [y - thick / 2, y + thick / 2];
    return [point(low, 0), point(high, half), point(high, -half)];
  });
  return kit.lay(kit.loft(rings, { crease: 180 }).move(...at), { around: 'z', at }, ['coat']);
}

/** Adds humps, wool and a shell. */
function addCover(kit: Kit, body: BeastBody): void {
  const { sphere, blob, random, add } = kit;
  const { long, deep, wide, middle, words } = body;
  const put = (slot: string, ...shapes: Shape[]): void => add('coat', slot, ...shapes);
  if (words.has('hump'))
    put(
      'coat',
      sphere(deep * 0.75)
        .scale(0.7, 1, 0.9)
        .move(0, middle + deep * 0.8, words.number('humpat', 0) * long),
    );
  if (words.has('humps'))
    for (const z of [-0.22, 0.22])
      put(
        'coat',
        sphere(deep * 0.6)
          .scale(0.7, 1.2, 0.75)
          .move(0, middle + deep * 0.95, z * long),
      );
  if (words.has('wool'))
    put(
      'coat',
      blob(deep * 1.2, { rough: 0.14, lumps: 5, seed: random.whole(1, 1e6), rings: 14 })
        .scale(wide, 0.95, (long * 0.5 + deep * 0.75) / (deep * 1.2))
        .move(0, middle + deep * 0.05, 0),
    );
  if (words.has('shell')) addShell(kit, body);
  addRidge(kit, body);
}

/** Adds rows along the back, quills, a saddle and wings. */
function addRidge(kit: Kit, body: BeastBody): void {
  const { cone, capsule, random, add } = kit;
  const { long, deep, wide, middle, words } = body;
  const put = (slot: string, ...shapes: Shape[]): void => add('coat', slot, ...shapes);
  const onBack = (slot: string, spread: number, shape: (t: number) => Shape, count: number): void => {
    for (let i = 0; i < count; i++) {
      const t = count === 1 ? 0 : i / (count - 1) - 0.5;
      put(slot, shape(t).move(0, middle + deep * 0.88, t * (long + deep) * spread));
    }
  };
  if (words.has('plates'))
    onBack(
      'mark',
      1.25,
      (t) => cone(deep * 0.5, deep * (1.15 - 1.1 * Math.abs(t)), { segments: 4 }).scale(0.25, 1, 1),
      8,
    );
  if (words.has('spikes'))
    onBack(
      'horn',
      1.2,
      (t) => cone(deep * 0.14, deep * (0.55 - 0.4 * Math.abs(t)), { segments: 6 }).turn('x', -20),
      9,
    );
  if (words.has('sail'))
    put(
      'mark',
      capsule(1, 2.001, { segments: 20 })
        .scale(deep * 0.08, deep * 0.95, long * 0.55)
        .move(0, middle + deep * 0.4, 0),
    );
  if (words.has('quills'))
    for (let i = 0; i < 90; i++) {
      const [a, z] = [random.between(-1.35, 1.35), random.between(-0.6, 0.4)];
      put(
        'mark',
        cone(deep * 0.06, deep * 0.55, { segments: 5, crease: 100 })
          .move(0, deep * 0.85, 0)
          .turn('z', (-a * 180) / Math.PI)
          .turn('x', -25)
          .scale(wide, 1, 1)
          .move(0, middle, z * (long + deep)),
      );
    }
  if (words.has('saddle'))
    put(
      'nose',
      capsule(deep * 1.05, deep * 2.15, { segments: 20 })
        .move(0, -deep * 1.07, 0)
        .turn('x', 90)
        .scale(wide, 1, 0.6)
        .move(0, middle + deep * 0.04, 0),
    );
  if (words.has('wings'))
    addWings(kit, {
      at: [deep * wide * 0.5, middle + deep * 0.6, long * 0.2],
      size: words.number('wing', long * 1.1),
      kind: words.word('wings', 'bat'),
    });
}

function addCrest({ sphere, add }: Kit, { long, deep, middle, head, skull }: BeastBody): void {
  const from: Point = [0, middle + deep * 0.9, long / 2 - deep * 0.4];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8;
    add(
      'mane',
      'mane',
      sphere(skull * 0.5)
        .scale(0.4, 1, 0.9)
        .move(
          0,
          from[1] + (head[1] + skull * 0.6 - from[1]) * t,
          from[2] + (head[2] - skull * 0.7 - from[2]) * t,
        ),
    );
  }
}

function addShell({ lathe, sphere, add }: Kit, { long, deep, wide, middle }: BeastBody): void {
  const r = deep * 1.25;
  const scale = (shape: Shape): Shape =>
    shape.scale(Math.max(1, wide), 1, (long / 2 + deep * 0.75) / r).move(0, middle - deep * 0.15, 0);
  add(
    'shell',
    'mark',
    scale(
      lathe(
        [
          [0, -r * 0.12],
          [r * 1.04, -r * 0.1],
          [r * 1.08, 0],
          [r * 0.98, r * 0.35],
          [r * 0.7, r * 0.72],
          [r * 0.3, r * 0.92],
          [0, r * 0.96],
        ],
        { segments: 26, crease: 70 },
      ),
    ),
  );
  for (const [ring, count] of [
    [0, 1],
    [0.52, 6],
    [0.86, 9],
  ] as const)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 2 * Math.PI;
      add(
        'shell',
        'wing',
        scale(
          sphere(r * 0.24)
            .scale(1, 0.3, 1)
            .turn('z', -ring * 55)
            .turn('y', (-a * 180) / Math.PI)
            .move(Math.cos(a) * ring * r, r * (0.95 - 0.62 * ring * ring), Math.sin(a) * ring * r),
        ),
      );
    }
}
