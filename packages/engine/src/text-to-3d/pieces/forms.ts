import type { Kit } from '../kit.ts';
import { blockLetters } from '../prompt/block-letters.ts';
import type { Point, Shape } from '../shapes/shape.ts';
import type { Profile } from '../solids/lathe-facets.ts';
import type { Form } from './form.ts';
import { long, several } from './long-forms.ts';
import type { PieceWords } from './piece.ts';
import { numbers, outlineOf, profileOf, segments, surface, turned } from './piece-args.ts';

/** Closes a profile at the axis where it does not begin and end there; one that ends where it starts is a ring. */
function closedProfile(profile: readonly [number, number][]): Profile {
  const [first, last] = [profile[0]!, profile[profile.length - 1]!];
  if (first[0] === last[0] && first[1] === last[1]) return profile;
  return [
    ...(first[0] === 0 ? [] : [[0, first[1]] as const]),
    ...profile,
    ...(last[0] === 0 ? [] : [[0, last[1]] as const]),
  ];
}

/** An open vessel: the profile outside, the same with the wall's thickness less inside. */
function hollowProfile(wall: number, outside: readonly [number, number][]): Profile {
  const low = outside[0]![1];
  const inside = outside
    .map(([r, y], i): [number, number] => [
      Math.max(wall * 0.1, r - wall),
      i === outside.length - 1 ? y : Math.max(low + wall, y),
    ])
    .filter(([, y], i, all) => i === 0 || y > all[i - 1]![1] + 1e-4 || i === all.length - 1)
    .reverse();
  return [[0, low], ...outside, ...inside, [0, low + wall]];
}

const standing: Record<string, Form> = {
  /** A box around the origin. */
  block: ({ box }, words) => {
    const [w = 1, h = w, d = w] = numbers(words);
    return box(w, h, d, { bevel: words.options.b ?? Math.min(w, h, d) * 0.08, ...surface(words) });
  },
  box: ({ box }, words) => {
    const [w = 1, h = w, d = w] = numbers(words);
    return box(w, h, d, { bevel: words.options.b ?? Math.min(w, h, d) * 0.08, ...surface(words) }).move(
      0,
      h / 2,
      0,
    );
  },
  cyl: ({ cylinder }, words) => {
    const [r = 1, h = 1, top = r] = numbers(words);
    const bevel = words.options.b ?? Math.min(r, h, top) * 0.08;
    return cylinder(r, h, { top, bevel, ...segments(words, 28), ...surface(words) });
  },
  cone: ({ cone }, words) => {
    const [r = 1, h = 1] = numbers(words);
    return cone(r, h, { ...segments(words, 24), ...surface(words) });
  },
  pill: ({ capsule }, words) => {
    const [r = 1, h = 2, top = r] = numbers(words);
    return capsule(r, Math.max(h, r + top), { top, ...segments(words, 20) });
  },
  ball: ({ sphere }, words) => {
    const [x = 1, y = x, z = x] = numbers(words);
    return sphere([x, y, z], segments(words, 18));
  },
  blob: ({ blob, random }, words) => {
    const [r = 1, rough = 0.15, lumps = 2, rings = 12] = numbers(words);
    return blob(r, { rough, lumps, rings, seed: random.whole(1, 1e6), ...surface(words) });
  },
  lathe: ({ lathe }, words) =>
    lathe(closedProfile(profileOf(words)), {
      ...segments(words, 28),
      ...turned(words),
      ...surface(words),
    }),
  pot: ({ lathe }, words) =>
    lathe(hollowProfile(numbers(words)[0]!, profileOf(words)), {
      ...segments(words, 28),
      ...turned(words),
      ...surface(words),
    }),
  ring: ({ torus }, words) => {
    const [r = 1, thick = 0.1, sides = 12] = numbers(words);
    return torus(r, thick, { ...segments(words, 28), sides });
  },
  pyr: ({ facets }, words) => {
    const [w = 1, h = 1, d = w, top = 0.001] = numbers(words);
    const ring = (k: number, y: number): Point[] => [
      [(w / 2) * k, y, (d / 2) * k],
      [(w / 2) * k, y, (-d / 2) * k],
      [(-w / 2) * k, y, (-d / 2) * k],
      [(-w / 2) * k, y, (d / 2) * k],
    ];
    const sides = [0, 1, 2, 3].map((i) => [i, (i + 1) % 4, ((i + 1) % 4) + 4, i + 4]);
    return facets(
      { points: [...ring(1, 0), ...ring(top, h)], faces: [[3, 2, 1, 0], ...sides, [4, 5, 6, 7]] },
      { crease: 20, level: true },
    );
  },
};

/** Forms along an axis, centred. */
const lying: Record<string, Form> = {};
for (const axis of ['x', 'y', 'z'] as const) {
  const lay = (shape: Shape): Shape =>
    axis === 'y' ? shape : axis === 'x' ? shape.turn('z', -90) : shape.turn('x', 90);
  lying[`rod${axis}`] = ({ cylinder }, words) => {
    const [r = 1, long = 1, top = r] = numbers(words);
    const bevel = words.options.b ?? Math.min(r, long, top) * 0.08;
    return lay(
      cylinder(r, long, { top, bevel, ...segments(words, 24), ...surface(words) }).move(0, -long / 2, 0),
    );
  };
  lying[`pill${axis}`] = ({ capsule }, words) => {
    const [r = 1, long = 1, top = r] = numbers(words);
    return lay(capsule(r, Math.max(long, r + top), { top, ...segments(words, 20) }).move(0, -long / 2, 0));
  };
  lying[`ring${axis}`] = (kit, words) => lay(standing.ring!(kit, words) as Shape);
}

const thickness = (words: PieceWords): number => Number(words.args[0]);

function slabOf({ extrude }: Kit, words: PieceWords): Shape {
  const depth = thickness(words);
  const outline = outlineOf(words);
  // A long slab with a small outline has edges as wide as the outline allows.
  const sides = [0, 1].map((k) => {
    const values = outline.map((point) => point[k]!);
    return Math.max(...values) - Math.min(...values);
  });
  const bevel = words.options.b ?? Math.min(depth * 0.12, Math.min(...sides) * 0.06);
  return extrude(outline, depth, { bevel, ...surface(words) });
}

const flat: Record<string, Form> = {
  /** Faces the front. */
  slab: slabOf,
  /** The outline is seen from the side: its x runs to the front. */
  side: (kit, words) => slabOf(kit, words).turn('y', -90),
  /** The outline is seen from above: its y runs to the front; stands on y = 0. */
  plan: (kit, words) =>
    slabOf(kit, words)
      .turn('x', 90)
      .move(0, thickness(words) / 2, 0),
  /** A gable roof with its ridge to the front. */
  roof: ({ extrude }, words) => {
    const [w = 1, h = 1, d = 1] = numbers(words);
    return extrude(
      [
        [-w / 2, 0],
        [w / 2, 0],
        [0, h],
      ],
      d,
    );
  },
  star: ({ extrude }, words) => {
    const [count = 5, long = 1, short = 0.4, depth = 0.2] = numbers(words);
    return extrude(starOutline(count, long, short), depth, { bevel: depth * 0.2 });
  },
  gear: ({ extrude }, words) => {
    const [count = 10, radius = 1, depth = 0.2] = numbers(words);
    const outline = Array.from({ length: count * 4 }, (_, i): [number, number] => {
      const r = i % 4 < 2 ? radius : radius * 0.82;
      const angle = ((i + (i % 2 ? -0.15 : 0.15)) / (count * 4)) * 2 * Math.PI;
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    return extrude(outline, depth, { bevel: depth * 0.1 });
  },
  /** Raised letters, `size` high, in the middle of the front. */
  word: ({ box }, { args }) => {
    const [text = '', size = '1', depth = '.02'] = args;
    const { bars, width } = blockLetters(text);
    const block = Number(size) / 5;
    return {
      '': bars.map((bar) =>
        box(bar.width * block * 0.995, block * 0.995, Number(depth)).move(
          (bar.x + bar.width / 2 - width / 2) * block,
          (bar.y - 2) * block,
          0,
        ),
      ),
    };
  },
};

function starOutline(count: number, long: number, short: number): [number, number][] {
  return Array.from({ length: count * 2 }, (_, i) => {
    const angle = Math.PI / 2 + (i / count) * Math.PI;
    const r = i % 2 ? short : long;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

export const forms: Readonly<Record<string, Form>> = { ...standing, ...lying, ...flat, ...long, ...several };

const rod = 'radius length top?';
const outline = 'thickness x,y x,y x,y ~ level';

/** The words that each form takes: numbers, of which "?" may be left out, points of which there may be more, and flags. */
export const takes: Readonly<Record<string, string>> = {
  block: 'width height? depth? level',
  box: 'width height? depth? level',
  cyl: 'radius height top? level',
  cone: 'radius height level',
  pill: 'radius height top?',
  ball: 'radiusX radiusY? radiusZ?',
  blob: 'radius roughness? lumps? rings?',
  lathe: 'x,y x,y ~ level',
  pot: 'wall x,y x,y ~ level',
  ring: 'radius thickness sides?',
  pyr: 'width height depth? top?',
  ...Object.fromEntries(
    ['x', 'y', 'z'].flatMap((axis) => [
      [`rod${axis}`, `${rod} level`],
      [`pill${axis}`, rod],
      [`ring${axis}`, 'radius thickness sides?'],
    ]),
  ),
  slab: outline,
  side: outline,
  plan: outline,
  roof: 'width height depth',
  star: 'points radius inner? thickness?',
  gear: 'teeth radius thickness?',
  word: 'letters height? thickness?',
  bar: 'radius x,y,z x,y,z',
  tube: 'radius x,y,z x,y,z ~',
  loft: 'x,y,z x,y,z x,y,z /',
  ovals: 'x,y,z x,y,z',
  dome: 'height x,y x,y x,y ~',
  blade: 'length width? thickness? tip?',
  leaf: 'length width? bend?',
  wheel: 'radius width?',
  spokes: 'radius width? count?',
  eyes: 'radius distance?',
};
