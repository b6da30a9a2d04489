import { readRows } from '../../../content/read-rows.ts';
import type { Kit } from '../../kit.ts';
import { addClause, type Clause, readClause } from '../../pieces/add-pieces.ts';
import type { Shape } from '../../shapes/shape.ts';
import { type Plan, type PlanWords, planWords } from '../plan.ts';
import { addWings } from '../wings.ts';
import { addBones } from './person-bones.ts';
import { addClothes } from './person-clothes.ts';
import { addFace } from './person-face.ts';
import { gear, hairs, hats } from './wardrobe.ts';

const wardrobe = {
  hair: readThings('hairs', hairs),
  hat: readThings('hats', hats),
  gear: readThings('gear', gear),
};

function readThings(table: string, text: string): Readonly<Record<string, readonly Clause[]>> {
  return Object.fromEntries(
    readRows(table, text).map((row) => [row.columns[0], row.below.map((line) => readClause(row, line))]),
  );
}

/** Measures of a standing figure 1.75 m high before its line's height is applied. */
export interface PersonBody {
  readonly words: PlanWords;
  /** Height of the hips and of the shoulders, centre of the head. */
  readonly hips: number;
  readonly shoulders: number;
  readonly headAt: number;
  /** Factors of width, of the belly and of the head. */
  readonly broad: number;
  readonly belly: number;
  readonly skull: number;
  /** Places a shape that hangs from the shoulder at the origin. */
  readonly swing: (shape: Shape, side: number) => Shape;
}

/**
 * A figure on two legs. Parameters: `broad`, `belly`, `legs`, `skull`, `top`, `bottom`, `hat`, `hair`, `beard`, `right` and
 * `left` hand, `ears`, `horns`, `arms` (`down`, `forward`, `up`), `wings`; features: `cape`, `bones`, `glasses`, `patch`, `mask`,
 * `tusks`, `nose`, `tail`, `cyclops`, `wraps`, `fangs`, `quiver`, `pack`, `shoulders`.
 */
export const person: Plan = {
  takes: (
    'antennae apron arm armored arms barelegs beard belly belt bones bottom broad buttons cape cross ' +
    'cyclops domino ears emblem eye face fangs feet fringe ghostly glasses glow goggles hair ' +
    'hands hat hooded horns jaw left legs loin mask medicmask noseless nosesize pack patch quiver ' +
    'rednose right sash scarf shoulders skull smile snout stripe tail tank tie top tusks wing wings ' +
    'wraps'
  ).split(' '),
  values: {
    hair: Object.keys(wardrobe.hair),
    hat: Object.keys(wardrobe.hat),
    left: Object.keys(wardrobe.gear),
    right: Object.keys(wardrobe.gear),
  },
  looks: {
    main: ['cloth', '#3f6f9a'],
    trim: ['cloth', '#d9c9a0'],
    skin: 'skin',
    trousers: ['cloth', '#4a3f35'],
    hair: ['fur', '#4a2f1c'],
    boots: ['leather', '#4a3020'],
    metal: 'steel',
    hat: ['cloth', '#3a3f4a'],
    cape: ['cloth', '#8a2230'],
    horn: 'bone',
    gem: ['crystal', '#d01f45'],
    orb: ['light', '#5fd8ff'],
    flame: 'ember',
    straw: 'thatch',
    crest: ['fur', '#b3261e'],
    visor: ['obsidian', '#3a4a6a'],
    wing: ['leather', '#6a2a2a'],
    halo: ['light', '#ffe9a0'],
    sack: ['cloth', '#b89b6a'],
    glove: ['leather', '#c4302b'],
    ball: ['leather', '#8a4a24'],
    leaf: 'leaves',
    gold: 'gold',
    wood: 'wood',
    leather: 'leather',
    cloth: ['cloth', '#b3261e'],
    glass: 'glass',
    red: ['paint', '#c4302b'],
    green: ['potion', '#53d05a'],
  },
  build(kit, list) {
    const words = planWords(list);
    const body = measure(kit, words);
    if (words.has('bones')) addBones(kit, body);
    else addClothes(kit, body);
    addFace(kit, body);
    addGear(kit, body);
  },
};

function measure(kit: Kit, words: PlanWords): PersonBody {
  const hips = 0.86 * words.number('legs', 1);
  const shoulders = hips + 0.53;
  const skull = words.number('skull', 1.2);
  const broad = words.number('broad', 1);
  const down = kit.pose === 't-pose' ? 90 : kit.pose === 'a-pose' ? 45 : 15;
  const arms = kit.pose === 'rest' ? words.word('arms', 'down') : 'down';
  const swing = (shape: Shape, side: number): Shape => {
    const raised =
      arms === 'forward'
        ? shape.turn('x', -82)
        : arms === 'up'
          ? shape.turn('z', side * 140)
          : shape.turn('z', side * down);
    return raised.move(side * 0.21 * broad, shoulders, 0);
  };
  return {
    words,
    hips,
    shoulders,
    headAt: shoulders + 0.1 + 0.115 * skull,
    broad,
    belly: words.number('belly', 1),
    skull,
    swing,
  };
}

function addThings(
  kit: Kit,
  part: string,
  clauses: readonly Clause[] = [],
  move: (shape: Shape) => Shape,
): void {
  for (const clause of clauses) addClause(kit, { ...clause, part }, {}, move);
}

function addGear(kit: Kit, body: PersonBody): void {
  const { words, headAt, skull, shoulders, broad } = body;
  const onHead = (shape: Shape): Shape => shape.scale(skull / 1.12).move(0, headAt + 0.012, 0);
  addThings(kit, 'hair', wardrobe.hair[words.word('hair', 'short')], onHead);
  addThings(kit, 'hat', wardrobe.hat[words.word('hat', 'none')], onHead);
  const rest = kit.pose === 'rest';
  if (rest)
    for (const [hand, side] of [
      ['right', -1],
      ['left', 1],
    ] as const) {
      const name = words.word(hand, 'none');
      const isUp = words.word('arms', 'down') === 'up';
      const at = isUp
        ? [side * (0.21 * broad + 0.38), shoulders + 0.46, 0.04]
        : [side * (0.21 * broad + 0.16), shoulders - 0.58, 0.06];
      addThings(kit, name, wardrobe.gear[name], (shape) => shape.move(at[0]!, at[1]!, at[2]!));
    }
  addBack(kit, body);
}

/** Adds a cape, a quiver, a pack, wings and a tail. */
function addBack(kit: Kit, { words, shoulders, broad, hips, swing }: PersonBody): void {
  const { extrude, capsule, box, cylinder, cone, tube, sphere, add } = kit;
  if (words.has('cape')) {
    const long = shoulders - 0.12;
    add(
      'cape',
      'cape',
      extrude(
        [
          [-0.2 * broad, 0],
          [0.2 * broad, 0],
          [0.34 * broad, -long],
          [-0.34 * broad, -long],
        ],
        0.03,
        { bevel: 0.006 },
      )
        .warp((x, y, z) => [x, y, z - 0.14 - y * -0.16 - x * x * 0.9])
        .move(0, shoulders + 0.04, 0.02),
    );
  }
  if (words.has('quiver')) {
    add(
      'quiver',
      'leather',
      cylinder(0.06, 0.42, { top: 0.07 })
        .turn('z', 24)
        .move(0.1, shoulders - 0.4, -0.2),
    );
    for (const x of [-0.02, 0.02, 0])
      add(
        'quiver',
        'wood',
        cylinder(0.008, 0.2)
          .turn('z', 24)
          .move(-0.06 + x, shoulders - 0.03, -0.2 + x),
      );
  }
  if (words.has('pack'))
    add('pack', 'metal', box(0.34 * broad, 0.46, 0.18, { bevel: 0.05 }).move(0, shoulders - 0.2, -0.24));
  if (words.has('shoulders'))
    for (const side of [-1, 1])
      add(
        `arm_${side < 0 ? 'right' : 'left'}`,
        'metal',
        swing(sphere(0.115).scale(1, 0.8, 1).move(0, 0.01, 0), side),
      );
  if (words.has('wings'))
    addWings(kit, {
      at: [0.06, shoulders - 0.12, -0.14],
      size: words.number('wing', 0.95),
      kind: words.word('wings', 'bat'),
      bones: 'skin',
    });
  if (words.has('tail')) {
    add(
      'tail',
      'skin',
      tube(
        [
          [0, hips, -0.1],
          [0.05, hips - 0.3, -0.3],
          [0.2, hips - 0.6, -0.4],
          [0.4, hips - 0.5, -0.35],
        ],
        (t) => 0.04 - 0.02 * t,
      ),
    );
    add(
      'tail',
      'skin',
      cone(0.06, 0.14, { segments: 4 })
        .scale(1, 1, 0.4)
        .turn('z', -50)
        .move(0.38, hips - 0.52, -0.35),
    );
  }
  if (words.has('tank'))
    for (const side of [-1, 1])
      add('tank', 'metal', capsule(0.08, 0.45).move(side * 0.09, shoulders - 0.42, -0.2));
}
