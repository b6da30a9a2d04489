import type { Kit } from '../kit.ts';
import type { Shape } from '../shapes/shape.ts';
import type { PersonBody } from './person.ts';

/** Surface of the sleeves, the forearms and the trunk by the kind of top. */
const tops: Readonly<Record<string, readonly [trunk: string, upper: string, fore: string]>> = {
  tunic: ['main', 'main', 'skin'],
  suit: ['main', 'main', 'main'],
  robe: ['main', 'main', 'main'],
  dress: ['main', 'skin', 'skin'],
  gown: ['main', 'main', 'skin'],
  armor: ['metal', 'metal', 'metal'],
  vest: ['main', 'skin', 'skin'],
  bare: ['skin', 'skin', 'skin'],
  coat: ['main', 'main', 'main'],
};

export function addClothes(kit: Kit, body: PersonBody): void {
  const { lathe, box, sphere, add } = kit;
  const { words, hips, shoulders, broad, belly } = body;
  const top = words.word('top', 'tunic');
  const [trunk] = tops[top] ?? tops.tunic!;
  const flat = (shape: Shape): Shape => shape.scale(broad, 1, 0.7 * broad);
  const up = (y: number): number => hips + y * (shoulders - hips);
  add('torso', trunk, flat(lathe([[0, up(-0.14)], [0.18, up(-0.14)], [0.165 * belly, up(0.15)], [0.165 * belly, up(0.35)], [0.205, up(0.75)], [0.205, up(0.95)], [0.15, up(1.1)], [0.06, up(1.16)], [0, up(1.17)]], { segments: 24, crease: 80 })));
  if (belly > 1.2) add('torso', trunk, sphere(0.17 * belly * broad).scale(1, 1, 0.85).move(0, up(0.25), 0.06 * belly));
  addSkirt(kit, body, top);
  if (top !== 'robe' && top !== 'gown' && words.word('belt', 'on') === 'on') {
    add('belt', 'boots', flat(lathe([[0.14, up(0)], [0.19 * Math.max(1, belly * 0.93), up(0)], [0.185 * Math.max(1, belly * 0.93), up(0.11)], [0.14, up(0.11)], [0.14, up(0)]], { segments: 24 })));
    add('belt', 'gold', box(0.07, 0.065, 0.03, { bevel: 0.01 }).move(0, up(0.055), 0.135 * broad * Math.max(1, belly * 1.02)));
  }
  if (words.has('sash')) add('torso', 'trim', box(0.1, 0.74, 0.025, { bevel: 0.006 }).turn('z', 34).move(0, up(0.5), 0.155 * broad));
  if (words.has('tie')) add('torso', 'trim', box(0.055, 0.34, 0.02, { bevel: 0.006 }).move(0, up(0.62), 0.152 * broad), box(0.17, 0.1, 0.018, { bevel: 0.005 }).move(0, up(1.02), 0.12 * broad));
  if (words.has('stripe')) add('torso', 'trim', box(0.11, 0.5, 0.02, { bevel: 0.006 }).move(0, up(0.5), 0.15 * broad));
  if (words.has('cross')) add('torso', 'trim', box(0.07, 0.32, 0.03, { bevel: 0.008 }).move(0, up(0.55), 0.15 * broad), box(0.22, 0.07, 0.03, { bevel: 0.008 }).move(0, up(0.65), 0.15 * broad));
  if (words.has('emblem')) add('torso', 'trim', kit.extrude([[0, 0.1], [0.09, 0.05], [0.06, -0.05], [0, -0.11], [-0.06, -0.05], [-0.09, 0.05]], 0.03, { bevel: 0.006 }).move(0, up(0.72), 0.148 * broad));
  addArms(kit, body, tops[top] ?? tops.tunic!);
  addLegs(kit, body, top);
}

function addSkirt({ lathe, add }: Kit, { words, hips, broad, belly }: PersonBody, top: string): void {
  const bottom = words.word('bottom', top === 'tunic' ? 'kilt' : 'trousers');
  const long = (radius: number, low: number, slot = 'main'): void =>
    add('skirt', slot, lathe([[0, low], [radius * 0.97, low], [radius, low + 0.03], [0.2 * Math.max(1, belly * 0.9), hips], [0.16 * belly, hips + 0.12], [0, hips + 0.13]], { segments: 26, crease: 60 }).scale(broad, 1, 0.82 * broad));
  if (top === 'robe') long(0.31, 0.03);
  else if (top === 'gown') long(0.46, 0.02);
  else if (top === 'dress') long(0.36, hips * 0.35);
  else if (top === 'coat') long(0.3, hips * 0.4);
  else if (bottom === 'kilt') long(0.235, hips * 0.74);
  if (words.has('apron')) add('apron', 'trim', lathe([[0, hips * 0.5], [0.25, hips * 0.5], [0.205, hips], [0.19, hips + 0.3], [0, hips + 0.3]], { segments: 24 }).scale(broad * 0.82, 1, 0.78 * broad).move(0, 0, 0.03));
  if (words.has('fringe')) add('robe_trim', 'trim', lathe([[0.28, 0.03], [0.32, 0.03], [0.31, 0.1], [0.28, 0.1], [0.28, 0.03]], { segments: 26 }).scale(broad, 1, 0.82 * broad));
}

function addArms(kit: Kit, { words, swing, broad, shoulders }: PersonBody, [, upper, fore]: readonly [string, string, string]): void {
  const { capsule, box, sphere, torus, add, hinge } = kit;
  const thick = Math.sqrt(broad) * words.number('arm', 1);
  const sleeve = words.word('top', 'tunic') === 'robe' || words.word('top', 'tunic') === 'gown' ? 0.075 : 0.046;
  const hand = words.word('hands', 'skin');
  for (const side of [-1, 1]) {
    const name = `arm_${side < 0 ? 'right' : 'left'}`;
    const put = (slot: string, shape: Shape): void => add(name, slot, swing(shape, side));
    put(upper, capsule(0.05 * thick, 0.36, { top: 0.07 * thick }).move(0, -0.31, 0));
    put(fore, capsule(sleeve * thick, 0.3, { top: 0.048 * thick }).move(0, -0.53, 0));
    if (words.has('wraps')) for (let i = 0; i < 5; i++) put('trim', torus(0.056 * thick, 0.012, { segments: 14, sides: 6 }).turn('z', i % 2 ? 14 : -12).move(0, -0.12 - i * 0.09, 0));
    put(hand, box(0.07 * thick, 0.12, 0.09 * thick, { bevel: 0.03 }).move(0, -0.59, 0));
    if (hand === 'glove') put('glove', sphere(0.095 * thick).move(0, -0.6, 0.01));
    hinge(name, side * 0.21 * broad, shoulders, 0);
  }
}

function addLegs(kit: Kit, { words, hips, broad }: PersonBody, top: string): void {
  const { capsule, box, torus, cylinder, tube, add, hinge } = kit;
  if (top === 'robe' && words.has('ghostly')) return;
  const bottom = words.word('bottom', 'trousers');
  const bare = bottom === 'bare' || (bottom === 'kilt' && words.has('barelegs')) || top === 'dress';
  const slot = bare ? 'skin' : 'trousers';
  const thick = Math.sqrt(broad);
  for (const side of [-1, 1]) {
    const name = `leg_${side < 0 ? 'right' : 'left'}`;
    const x = side * 0.11 * broad;
    if (bottom === 'goat') {
      add(name, 'hair', tube([[x, hips + 0.05, 0], [x, hips * 0.55, 0.1], [x, hips * 0.3, -0.09], [x, 0.1, 0.02]], (t) => 0.12 - 0.075 * t, { sides: 14 }));
      add(name, 'boots', cylinder(0.07, 0.11, { top: 0.05 }).move(x, 0, 0.03));
      continue;
    }
    add(name, slot, capsule(0.062 * thick, hips - 0.08, { top: 0.1 * thick }).move(x, 0.08, 0));
    if (words.has('wraps')) for (let i = 0; i < 6; i++) add(name, 'trim', torus(0.078 * thick, 0.013, { segments: 14, sides: 6 }).turn('z', i % 2 ? 12 : -10).move(x, 0.14 + i * hips * 0.13, 0));
    if (words.word('feet', 'boots') === 'bare') add(name, 'skin', box(0.11 * thick, 0.07, 0.27, { bevel: 0.03 }).move(x, 0.036, 0.055));
    else {
      add(name, top === 'armor' ? 'metal' : 'boots', capsule(0.07 * thick, hips * 0.38, { top: 0.08 * thick }).move(x, 0.02, 0));
      add(name, top === 'armor' ? 'metal' : 'boots', box(0.12 * thick, 0.08, 0.28, { bevel: 0.03 }).move(x, 0.041, 0.055));
    }
    hinge(name, x, hips, 0);
  }
}
