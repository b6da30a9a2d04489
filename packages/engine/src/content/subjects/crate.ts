import type { Subject } from '../../text-to-3d/subject.ts';

export const crate: Subject = {
  name: 'crate',
  words: ['crate', 'wooden box', 'box', 'cargo box', 'supply crate'],
  height: 0.8,
  looks: { main: 'wood', trim: ['grain', '#9a6a3c'], nails: 'iron' },
  tile: 0.7,
  build({ box, cylinder, add, random }) {
    const frame = random.between(0.09, 0.12);
    const edge = 0.5 - frame / 2;
    const between = 1 - 2 * frame;
    const inner = frame - 0.004;
    add('body', 'main', box(0.92, 0.92, 0.92, { bevel: 0.005 }).move(0, 0.5, 0));
    for (const a of [-edge, edge]) {
      for (const b of [-edge, edge]) {
        add(
          'frame',
          'trim',
          box(1, frame, frame, { bevel: 0.012 }).move(0, 0.5 + a, b),
          box(inner, between, inner, { bevel: 0.012 }).move(a, 0.5, b),
          box(inner, inner, between, { bevel: 0.012 }).move(a, 0.5 + b, 0),
        );
      }
    }
    const lean = random.pick([45, -45]);
    for (const turn of [0, 90, 180, 270]) {
      add(
        'braces',
        'trim',
        box(1.16, frame, 0.04, { bevel: 0.008 }).turn('z', lean).move(0, 0.5, 0.47).turn('y', turn),
      );
      for (const x of [-edge, edge]) {
        for (const y of [-edge, edge])
          add(
            'nails',
            'nails',
            cylinder(0.016, 0.02, { segments: 8 })
              .turn('x', 90)
              .move(x, 0.5 + y, 0.492)
              .turn('y', turn),
          );
      }
    }
  },
};
