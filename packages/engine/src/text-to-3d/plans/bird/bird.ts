import type { Kit } from '../../kit.ts';
import { splineThrough } from '../../pieces/piece.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { type Plan, type PlanWords, planWords } from '../plan.ts';
import { addWings } from '../wings.ts';
import { addHead } from './bird-head.ts';
import { addTail } from './bird-tail.ts';

export interface BirdBody {
  readonly words: PlanWords;
  /** Radius and length factor of the trunk, and its centre. */
  readonly body: number;
  readonly long: number;
  readonly middle: number;
  readonly head: Point;
  readonly skull: number;
}

/**
 * Two thin legs under an egg-shaped trunk: birds. Parameters: `body`, `long`, `lean` in degrees from level, `leg`, `neck`,
 * `reach`, `head`, `beak` (`cone`, `hook`, `flat`, `long`, `huge`), `bill`, `tail` (`fan`, `short`, `long`, `peacock`), `eye`;
 * features: `comb`, `crest`, `tufts`, `disc`, `spread`, `webbed`.
 */
export const bird: Plan = {
  takes: (
    'beak bill body bow cap collar comb crest disc eye head lean leg long neck reach slim spread ' +
    'tail taillong thick tufts webbed wing'
  ).split(' '),
  looks: {
    coat: ['fur', '#8a6a4a'],
    belly: ['fur', '#f1e6d2'],
    wing: ['fur', '#6a4e34'],
    beak: ['bone', '#e8a020'],
    comb: ['petal', '#d1202a'],
    mark: ['fur', '#2a2522'],
    leg: ['rubber', '#e0952a'],
  },
  build(kit, list) {
    const words = planWords(list);
    const body = words.number('body', 0.14);
    const long = words.number('long', 1.35);
    const middle = words.number('leg', 0.16) + body * 0.85;
    const skull = words.number('head', 0.085);
    const head: Point = [
      0,
      middle + body * 0.55 + words.number('neck', 0.12),
      body * long * 0.72 + words.number('reach', 0.02),
    ];
    const measured = { words, body, long, middle, head, skull };
    addTrunk(kit, measured);
    addHead(kit, measured);
    addTail(kit, measured);
  },
};

/** Returns an oval that lies on the front of the trunk, seen from its middle. */
function breast({ sphere, lay }: Kit, body: number, middle: number): Shape {
  const flat = sphere(body * 1.25, { segments: 22 }).scale(1, 0.03, 1);
  const down = 20;
  return lay(
    flat
      .move(0, body, 0)
      .turn('x', 90 + down)
      .move(0, middle, 0),
    'center',
  );
}

function addTrunk(kit: Kit, { words, body, long, middle, head, skull }: BirdBody): void {
  const { sphere, tube, cylinder, capsule, add } = kit;
  const lean = words.number('lean', 20);
  const tilt = (shape: Shape): Shape => shape.turn('x', -lean).move(0, middle, 0);
  add('body', 'coat', tilt(sphere(body, { segments: 24 }).scale(0.9, 0.95, long)));
  add('body', 'belly', breast(kit, body, middle));
  const slim = words.number('slim', skull * 0.8);
  const bow = words.number('bow', 0);
  const neck = splineThrough(
    [
      [0, middle - body * 0.1, body * long * 0.1],
      [0, (middle + head[1]) / 2, head[2] + bow],
      head,
    ] as Point[],
    5,
  );
  add(
    'head',
    'coat',
    // The lower end of the neck is in the trunk.
    tube(neck, (t) => Math.min(slim * (1.35 - 0.45 * t), body * (0.45 + 1.6 * t)), { sides: 14 }),
  );
  const thick = words.number('thick', body * 0.09);
  for (const side of [-1, 1]) {
    const name = `leg_${side < 0 ? 'right' : 'left'}`;
    const x = side * body * 0.42;
    add(name, 'leg', cylinder(thick, middle, { segments: 10 }).move(x, thick, 0));
    add(
      name,
      'coat',
      capsule(thick * 1.6, body * 0.9, { top: body * 0.36 }).move(x, middle - body * 1.05, 0),
    );
    if (words.has('webbed'))
      add(
        name,
        'leg',
        sphere([body * 0.34, thick * 0.7, body * 0.5], { segments: 14 }).move(x, thick * 0.7, body * 0.28),
      );
    else
      for (const toe of [-32, 0, 32, 180])
        add(
          name,
          'leg',
          capsule(thick * 0.75, body * 0.55)
            .turn('x', 86)
            .move(0, thick * 0.75, 0)
            .turn('y', toe)
            .move(x, 0, 0),
        );
  }
  if (words.has('spread')) {
    addWings(kit, {
      at: [body * 0.6, middle + body * 0.35, body * 0.2],
      size: words.number('wing', body * 5),
      kind: words.word('spread', 'feather'),
    });
    return;
  }
  for (const side of [-1, 1])
    add(
      `wing_${side < 0 ? 'right' : 'left'}`,
      'wing',
      tilt(
        sphere([body * 0.18, body * 0.62, body * long * 0.86])
          .turn('x', -6)
          .move(side * body * 0.86, body * 0.12, -body * 0.22),
      ),
    );
}
