import type { Kit } from '../../kit.ts';
import type { Point, Shape } from '../../shapes/shape.ts';
import { type Plan, type PlanWords, planWords } from '../plan.ts';
import { addCoat } from './beast-coat.ts';
import { addHead } from './beast-head.ts';
import { addTail } from './beast-tail.ts';

/** Measures of a four-legged body that stands on y = 0 and looks to the front. */
export interface BeastBody {
  readonly long: number;
  /** Radius of the trunk, and its factor across. */
  readonly deep: number;
  readonly wide: number;
  /** Height of the middle of the trunk. */
  readonly middle: number;
  /** Centre and radius of the head. */
  readonly head: Point;
  readonly skull: number;
  readonly words: PlanWords;
}

/**
 * Four legs under a trunk: mammals, lizards, dinosaurs, dragons. Parameters: `long` and `deep` of the trunk, `leg`, `thick`,
 * `neck`, `rise` of the neck in degrees, `head`, `snout`, `muzzle`, `ears`, `horns`, `tail`, `feet`, `heads`; features:
 * `mane`, `stripes`, `spots`, `patches`, `hump`, `humps`, `shell`, `plates`, `spikes`, `wings`, `trunk`, `tusks`, `beard`, `wool`.
 */
export const beast: Plan = {
  takes: (
    'arrow beard boar bow buckteeth chest club crest deep ear ears eye face fangs feet frill head ' +
    'heads horn horns hump humpat humps leg long mane mask muzzle neck nod patches pig plates ' +
    'quills rise rump saddle sail shell slim snout spikes spots sprawl stripes tail taildrop ' +
    'taillong tailthick teeth thagomizer thick tip trunk tusks whiskers wide wing wings wool'
  ).split(' '),
  looks: {
    coat: ['fur', '#9a6a3c'],
    belly: ['fur', '#e3d0ac'],
    mane: ['fur', '#4a2f1c'],
    mark: ['fur', '#2a211c'],
    horn: ['bone', '#e5d9bd'],
    feet: ['rubber', '#2a2420'],
    nose: ['rubber', '#1e1a19'],
    wing: ['leather', '#8a4a3a'],
  },
  build(kit, list) {
    const words = planWords(list);
    const body = measure(words);
    addTrunk(kit, body);
    addLegs(kit, body);
    const heads = words.number('heads', 1);
    for (let i = 0; i < heads; i++)
      addHead(kit, body, ((i - (heads - 1) / 2) * 80) / Math.max(1, heads - 1) || 0);
    addTail(kit, body);
    addCoat(kit, body);
  },
};

function measure(words: PlanWords): BeastBody {
  const long = words.number('long', 1);
  const deep = words.number('deep', 0.28);
  const middle = words.number('leg', 0.55) + deep * 0.55;
  const neck = words.number('neck', 0.35);
  const rise = (words.number('rise', 45) * Math.PI) / 180;
  const skull = words.number('head', 0.17);
  const head: Point = [
    0,
    middle + deep * 0.35 + neck * Math.sin(rise),
    long / 2 + deep * 0.3 + neck * Math.cos(rise),
  ];
  return { long, deep, wide: words.number('wide', 0.85), middle, head, skull, words };
}

function addTrunk({ capsule, sphere, lay, add }: Kit, { long, deep, wide, middle, words }: BeastBody): void {
  const lie = (shape: Shape): Shape => shape.turn('x', 90).scale(wide, 1, 1).move(0, middle, 0);
  const whole = long + deep * 0.9;
  add('body', 'coat', lie(capsule(deep, whole, { top: deep, segments: 24 }).move(0, -whole / 2, 0)));
  const chest = words.number('chest', 1.02);
  const rump = words.number('rump', 1.02);
  if (chest > 1.05)
    add(
      'body',
      'coat',
      sphere(deep * chest)
        .scale(wide, 1, 0.9)
        .move(0, middle + deep * (chest - 1), long * 0.36),
    );
  if (rump > 1.05)
    add(
      'body',
      'coat',
      sphere(deep * rump)
        .scale(wide, 1, 0.9)
        .move(0, middle + deep * (rump - 1), -long * 0.36),
    );
  // The belly is an oval that lies on the trunk, seen from below.
  const oval = sphere([deep * wide * 0.8, deep * 0.04, whole * 0.44], { segments: 20 }).move(
    0,
    middle - deep,
    0,
  );
  add('body', 'belly', lay(oval, { along: 'y' }));
}

function addLegs(kit: Kit, { long, deep, wide, middle, words }: BeastBody): void {
  const { tube, sphere, cylinder, cone, add } = kit;
  const thick = words.number('thick', deep * 0.3);
  const out = words.number('sprawl', 0);
  const feet = words.word('feet', 'paw');
  for (const [end, z] of [
    ['front', long / 2 - thick * 0.3],
    ['back', -long / 2 + thick * 0.3],
  ] as const) {
    for (const side of [-1, 1]) {
      const x = side * deep * wide * 0.58;
      const foot = x + side * out;
      const bend = end === 'back' ? -thick * 0.9 : thick * 0.25;
      const name = `leg_${end}_${side < 0 ? 'right' : 'left'}`;
      add(
        name,
        'coat',
        // The upper end of the leg is in the middle of the trunk, where none of its flat end shows.
        tube(
          [
            [x * 0.3, middle + deep * 0.1, z - Math.sign(z) * deep * 0.35],
            [x, middle * 0.82, z],
            [x + side * out * 0.85, middle * 0.52, z + bend],
            [foot, thick * 0.6, z],
          ],
          (t) => (t < 0.2 ? Math.min(thick * 1.4, deep * 0.5) : thick * (1.6 - 0.75 * t)),
          { sides: 14 },
        ),
        sphere(thick * 1.5)
          .scale(0.85, 1.3, 1.1)
          .move(x, middle * 0.92, z),
      );
      if (feet === 'hoof')
        add(
          name,
          'feet',
          cylinder(thick * 1.05, thick * 1.1, { top: thick * 0.85, segments: 14 }).move(foot, 0, z),
        );
      else
        add(
          name,
          feet === 'dark' ? 'feet' : 'coat',
          sphere(thick * 1.15)
            .scale(1, 0.62, 1.35)
            .move(foot, thick * 0.62, z + thick * 0.35),
        );
      if (feet === 'claw')
        for (const toe of [-0.6, 0, 0.6])
          add(
            name,
            'horn',
            cone(thick * 0.28, thick * 0.9, { segments: 8 })
              .turn('x', 100)
              .move(foot + toe * thick, thick * 0.42, z + thick * 1.5),
          );
    }
  }
}
