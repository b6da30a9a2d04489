import type { Kit } from '../../kit.ts';
import type { Shape } from '../../shapes/shape.ts';
import type { PersonBody } from './person.ts';

/** A skeleton in place of flesh and clothes, bone in the slot of the skin. */
export function addBones(
  { capsule, sphere, torus, box, cylinder, add, hinge }: Kit,
  { words, hips, shoulders, swing, broad }: PersonBody,
): void {
  const bone = (from: number, to: number, radius: number): Shape =>
    capsule(radius, to - from).move(0, from, 0);
  add('torso', 'skin', bone(hips - 0.05, shoulders + 0.1, 0.03));
  // A robe hides the ribs.
  for (let i = 0; i < (words.word('top', 'none') === 'robe' ? 0 : 5); i++) {
    const wide = 0.13 + 0.035 * Math.sin((i / 4) * Math.PI) + i * 0.008;
    add(
      'torso',
      'skin',
      torus(wide, 0.018, { segments: 22, sides: 8 })
        .scale(broad, 1, 0.72)
        .turn('x', 8)
        .move(0, hips + 0.2 + i * 0.075, 0.015),
    );
  }
  add(
    'torso',
    'skin',
    capsule(0.022, 0.42 * broad)
      .turn('z', 90)
      .move(0.21 * broad, shoulders, 0),
    box(0.05, 0.3, 0.03, { bevel: 0.012 }).move(0, hips + 0.36, 0.115),
  );
  add(
    'hips',
    'skin',
    torus(0.11, 0.035, { segments: 20, sides: 8 })
      .scale(1.25, 1, 0.8)
      .turn('x', 20)
      .move(0, hips - 0.02, 0),
  );
  if (words.has('armored'))
    add(
      'torso',
      'metal',
      cylinder(0.19, 0.22, { top: 0.22, bevel: 0.02 })
        .scale(broad, 1, 0.72)
        .move(0, hips + 0.28, 0),
    );
  if (words.has('loin'))
    add(
      'torso',
      'main',
      cylinder(0.2, 0.2, { top: 0.16, bevel: 0.01 })
        .scale(1, 1, 0.75)
        .move(0, hips - 0.14, 0),
    );
  for (const side of [-1, 1]) {
    const arm = `arm_${side < 0 ? 'right' : 'left'}`;
    const leg = `leg_${side < 0 ? 'right' : 'left'}`;
    for (const shape of [
      sphere(0.045),
      bone(-0.28, 0, 0.022),
      sphere(0.034).move(0, -0.29, 0),
      bone(-0.54, -0.29, 0.018),
      box(0.05, 0.12, 0.06, { bevel: 0.02 }).move(0, -0.59, 0),
    ])
      add(arm, 'skin', swing(shape, side));
    hinge(arm, side * 0.21 * broad, shoulders, 0);
    const x = side * 0.1;
    add(
      leg,
      'skin',
      bone(hips * 0.5, hips, 0.028).move(x, 0, 0),
      sphere(0.045).move(x, hips * 0.5, 0.01),
      bone(0.04, hips * 0.5, 0.022).move(x, 0, 0),
      box(0.08, 0.05, 0.24, { bevel: 0.02 }).move(x, 0.026, 0.05),
    );
    hinge(leg, x, hips, 0);
  }
}
