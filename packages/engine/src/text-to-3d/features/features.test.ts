import { describe, expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { grow, type Model } from '../grow.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { Shape } from '../shapes/shape.ts';
import { brokenSlot } from './damage.ts';
import { featuredLooks } from './features.ts';

/** The model of a prompt with its features, and without them. */
function grown(prompt: string): { model: Model; plain: Model; leftOut: readonly string[] } {
  const { subject, features, words } = readPrompt(prompt, subjects);
  const options = { seed: 1, height: subject!.height, gap: 0.006 };
  return {
    model: grow(subject!, { ...options, features }),
    plain: grow(subject!, options),
    leftOut: words.leftOut,
  };
}

const partNames = ({ name, parts }: Model): string[] => parts.map((part) => part.name.slice(name.length + 1));
const slotsOf = ({ parts }: Model): string[] =>
  parts.flatMap(({ surfaces }) => surfaces.map(({ slot }) => slot));

function eachPoint({ parts }: Model, visit: (x: number, y: number, z: number) => void): void {
  for (const { pivot, surfaces } of parts)
    for (const { shape } of surfaces)
      for (const i of shape.indices)
        visit(
          ...([0, 1, 2].map((k) => shape.positions[3 * i + k]! + pivot[k]!) as unknown as [
            number,
            number,
            number,
          ]),
        );
}

/** Returns how many edges of a shape have no triangle on their other side. */
function openEdges({ positions, indices }: Shape): number {
  const ids = new Map<string, number>();
  const at = (i: number): number => {
    const key = [0, 1, 2].map((k) => Math.round(positions[3 * i + k]! * 1e5)).join();
    return ids.get(key) ?? ids.set(key, ids.size).get(key)!;
  };
  const edges = new Map<string, number>();
  for (let t = 0; t < indices.length; t += 3)
    for (const k of [0, 1, 2]) {
      const [a, b] = [at(indices[t + k]!), at(indices[t + ((k + 1) % 3)]!)];
      if (a !== b) edges.set(`${a},${b}`, (edges.get(`${a},${b}`) ?? 0) + 1);
    }
  return [...edges].filter(([edge, count]) => {
    const [a, b] = edge.split(',');
    return (edges.get(`${b},${a}`) ?? 0) !== count;
  }).length;
}

describe('a statue', () => {
  it.each([
    ['a bronze dragon statue', 'dragon', ['bronze', '#b5813f']],
    ['a golden statue of an elephant', 'elephant', ['gold', '#f2b632']],
    ['a tiger sculpture', 'tiger', ['stone', '#8f8d88']],
  ])('is of one material and stands on a plinth: %s', (prompt, name, look) => {
    const { subject, features } = readPrompt(prompt, subjects);
    expect(subject!.name).toBe(name);
    const looks = featuredLooks(subject!.looks, features);
    expect(Object.keys(subject!.looks).map((slot) => looks[slot])).toEqual(
      Object.keys(subject!.looks).map(() => look),
    );
    const { model, plain, leftOut } = grown(prompt);
    expect(leftOut).toEqual([]);
    expect(partNames(model)).toContain('on_plinth');
    expect(model.size[1]).toBeGreaterThan(plain.size[1]);
  });

  it('may be broken or have snow on it', () => {
    expect(readPrompt('a broken statue of a wolf', subjects).features).toMatchObject({
      isBroken: true,
      statue: ['stone', '#8f8d88'],
    });
    expect(readPrompt('a snowy dragon statue', subjects).features).toMatchObject({
      on: { snow: null },
      statue: ['stone', '#8f8d88'],
    });
  });

  it('that is a thing of its own stays so', () =>
    expect(readPrompt('a stone statue of a lion', subjects).subject!.name).toBe('lion_statue'));
});

describe('a container that is full', () => {
  const fillingOf = (prompt: string) => {
    const { model } = grown(prompt);
    const part = model.parts.find(({ name }) => name.endsWith('_on_filling'));
    return part?.surfaces[0]?.shape;
  };

  it.each(['a bowl of sand', 'a wheelbarrow of snow', 'a bowl of milk', 'a frying pan with oil'])(
    'has a closed filling inside its outline: %s',
    (prompt) => {
      const { model, plain, leftOut } = grown(prompt);
      const filling = fillingOf(prompt)!;
      expect(openEdges(filling)).toBe(0);
      expect([model.size[0], model.size[2]]).toEqual([plain.size[0], plain.size[2]]);
      expect(leftOut).toEqual([]);
    },
  );

  it('is level with what is liquid, and heaped with what is loose', () => {
    const heights = (prompt: string): number[] => fillingOf(prompt)!.positions.filter((_, i) => i % 3 === 1);
    const rise = (prompt: string): number => Math.max(...heights(prompt)) - Math.min(...heights(prompt));
    expect(rise('a bowl of sand')).toBeGreaterThan(4 * rise('a bowl of water'));
  });

  it('has another colour of its own contents', () => {
    const { subject, features } = readPrompt('a glass of milk', subjects);
    expect(featuredLooks(subject!.looks, features).drink).toEqual(['liquid', '#f6f3ec']);
    expect(fillingOf('a glass of milk')).toBeUndefined();
  });

  it('that is closed says that the contents are left out, and is not made of them', () => {
    const { words, paint } = readPrompt('a pot of soil', subjects);
    expect(words.leftOut).toEqual(['soil']);
    expect(paint.slots).toEqual({});
  });
});

describe('a bent thing', () => {
  it.each(['a curved iron fence', 'a curved red brick wall', 'a bent pipe', 'a bent rail'])(
    'has its ends behind its middle: %s',
    (prompt) => {
      const { model, plain, leftOut } = grown(prompt);
      expect(leftOut).not.toContain(prompt.split(' ')[1]);
      const [wide, deep] = plain.size[0] > plain.size[2] ? ([0, 2] as const) : ([2, 0] as const);
      expect(model.size[deep]).toBeGreaterThan(plain.size[deep] + 0.08 * plain.size[wide]);
      expect(model.size[wide]).toBeLessThan(plain.size[wide] + 0.8 * plain.size[deep]);
    },
  );

  it.each(['a bent street lamp', 'a curved pole'])('leans: %s', (prompt) => {
    const { model, plain } = grown(prompt);
    /** How far the upper third is to the right of the lower one. */
    const overhang = (leaning: Model): number => {
      const sums = [0, 0].map(() => ({ x: 0, count: 0 }));
      eachPoint(leaning, (x, y) => {
        const third = Math.min(2, Math.floor((3 * y) / leaning.size[1]));
        if (third === 1) return;
        const sum = sums[third / 2]!;
        sum.x += x;
        sum.count++;
      });
      return sums[1]!.x / sums[1]!.count - sums[0]!.x / sums[0]!.count;
    };
    expect(overhang(model)).toBeGreaterThan(overhang(plain) + 0.15 * plain.size[1]);
  });

  it('is of two pieces at a corner, which are cut where they meet', () => {
    const { model, plain } = grown('a hedge corner');
    expect(model.name).toBe('hedge');
    expect(model.size[0]).toBeCloseTo(model.size[2], 4);
    expect(model.size[0]).toBeCloseTo(plain.size[0], 4);
    for (const { surfaces } of model.parts)
      for (const { shape } of surfaces) expect(openEdges(shape)).toBe(0);
  });

  it('has a square ground in place of a round one', () => {
    const { model, plain } = grown('two square barrels');
    const most = ({ size }: Model, all: Model): number => {
      let reach = 0;
      eachPoint(all, (x, _, z) => (reach = Math.max(reach, Math.hypot(x / size[0], z / size[2]))));
      return reach;
    };
    expect(most(plain, plain)).toBeLessThan(0.56);
    expect(most(model, model)).toBeGreaterThan(0.66);
  });
});

it.each(['a curved ball', 'a corner apple', 'a bent plate'])(
  'a word is left out where a thing cannot be bent: %s',
  (prompt) => expect(grown(prompt).leftOut).toContain(prompt.split(' ')[1]),
);

describe('a broken thing', () => {
  it.each([
    'bench damaged',
    'a broken table',
    'a ruined tower',
    'a damaged wall',
    'a broken sword',
    'a broken bench',
  ])('has breaks and cracks, and less of it is left: %s', (prompt) => {
    const { model, plain, leftOut } = grown(prompt);
    expect(leftOut).toEqual([]);
    expect(slotsOf(model).some((slot) => slot.endsWith(brokenSlot))).toBe(true);
    expect(partNames(model)).toContain('on_cracks');
    expect(model.size.map((side, k) => side < plain.size[k]! + 0.15 * Math.max(...plain.size))).toEqual([
      true,
      true,
      true,
    ]);
    eachPoint(model, (_, y) => expect(y).toBeGreaterThan(-1e-6));
  });

  it('is never a person: the note says that the word is left out', () => {
    expect(grown('a damaged knight').leftOut).toEqual(['damaged']);
    expect(grown('a broken robot').leftOut).toEqual(['broken']);
  });

  it('is cracked alone where the words say so', () => {
    const { model } = grown('a cracked vase');
    expect(partNames(model)).toContain('on_cracks');
    expect(slotsOf(model).some((slot) => slot.endsWith(brokenSlot))).toBe(false);
  });
});

describe('what is on a thing', () => {
  it.each([
    ['a house with snow on it', 'on_snow'],
    ['a bench covered in snow', 'on_snow'],
    ['a snowy car', 'on_snow'],
    ['uma árvore com neve', 'on_snow'],
    ['a tall grey rock with moss on it', 'on_moss'],
    ['a mossy stone wall', 'on_moss'],
    ['a large well with ivy on it', 'on_ivy'],
    ['a stone pillar with green vines', 'on_ivy'],
    ['a decorated tree', 'on_garland'],
    ['a wall with garlands', 'on_garland'],
  ])('%s: %s', (prompt, part) => {
    const { model, plain, leftOut } = grown(prompt);
    expect(partNames(model)).toContain(part);
    expect(partNames(plain)).not.toContain(part);
    expect(leftOut).toEqual([]);
    const [added] = model.parts.filter(({ name }) => name.endsWith(part));
    for (const { shape } of added!.surfaces) expect(openEdges(shape)).toBe(0);
  });

  it.each(['a snowy square tile', 'a snowy hexagon', 'a snowy crate', 'a grassy crate'])(
    'hangs over its flat sides, and its rim is lit as a side, not as what is below: %s',
    (prompt) => {
      const { model, plain } = grown(prompt);
      const shape = model.parts.find(({ name }) => /_on_(?:snow|grass)$/.test(name))!.surfaces[0]!.shape;
      const { positions, normals, indices } = shape;
      let front = 0;
      eachPoint(plain, (_x, _y, z) => {
        front = Math.max(front, z);
      });
      expect(Math.max(...positions.filter((_, i) => i % 3 === 2))).toBeGreaterThan(front * 1.002);
      let sides = 0;
      for (let t = 0; t < indices.length; t += 3) {
        const corners = [...indices.slice(t, t + 3)];
        const [a, b, c] = corners.map((v) => positions.slice(v * 3, v * 3 + 3)) as [
          number[],
          number[],
          number[],
        ];
        const u = b.map((value, k) => value - a[k]!);
        const w = c.map((value, k) => value - a[k]!);
        const up = u[2]! * w[0]! - u[0]! * w[2]!;
        const area = Math.hypot(u[1]! * w[2]! - u[2]! * w[1]!, up, u[0]! * w[1]! - u[1]! * w[0]!);
        // A side has corners of the upper rim, too.
        const isSide = Math.abs(up) < 0.1 * area && corners.some((v) => normals[v * 3 + 1]! > 0.3);
        if (!isSide) continue;
        sides++;
        for (const v of corners) expect(normals[v * 3 + 1]).toBeGreaterThan(-0.3);
      }
      expect(sides).toBeGreaterThan(20);
    },
  );

  it('does not colour the thing itself', () => {
    expect(readPrompt('a house with snow on it', subjects).paint.slots).toEqual({});
    expect(readPrompt('a snowy car', subjects).paint.slots).toEqual({});
    expect(readPrompt('a snow castle', subjects).paint.slots).not.toEqual({});
  });

  it('is not put on what has it already', () => {
    for (const prompt of ['a decorated christmas tree', 'a mossy log']) {
      const { model, plain, leftOut } = grown(prompt);
      expect(partNames(model)).toEqual(partNames(plain));
      expect(leftOut).toEqual([]);
    }
  });
});
