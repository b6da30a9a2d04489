import type { Subject } from '../../text-to-3d/subject.ts';

export const book: Subject = {
  name: 'book',
  words: ['book', 'novel'],
  height: 0.3,
  looks: { main: ['leather', '#7c2430'], trim: 'gold', pages: 'pages' },
  tile: 0.22,
  piles: 'lying',
  build({ box, cylinder, sphere, extrude, add, random }) {
    const thick = random.between(0.055, 0.075);
    const wide = random.between(0.2, 0.22);
    const half = thick / 2;
    for (const side of [-1, 1]) {
      add('cover', 'main', box(wide, 0.3, 0.012, { bevel: 0.004 }).move(0, 0.15, side * half));
      for (const x of [-wide / 2 + 0.035, wide / 2 - 0.012]) {
        for (const y of [0.012, 0.288])
          add(
            'corners',
            'trim',
            box(0.035, 0.035, 0.02, { bevel: 0.004 }).move(x, y + (y < 0.1 ? 0.004 : -0.004), side * half),
          );
      }
    }
    add('pages', 'pages', box(wide - 0.015, 0.28, thick - 0.01).move(-0.002, 0.15, 0));
    add(
      'spine',
      'main',
      cylinder(half + 0.006, 0.3, { segments: 16 })
        .scale(0.6, 1, 1)
        .move(-wide / 2, 0, 0),
    );
    for (const y of [0.05, 0.12, 0.18, 0.25])
      add(
        'spine',
        'trim',
        cylinder(half + 0.01, 0.012, { segments: 16 })
          .scale(0.66, 1, 1)
          .move(-wide / 2, y, 0),
      );
    const star = Array.from({ length: 12 }, (_, i): [number, number] => {
      const a = (i / 12) * 2 * Math.PI + Math.PI / 2;
      return [Math.cos(a) * (i % 2 ? 0.025 : 0.058), Math.sin(a) * (i % 2 ? 0.025 : 0.058)];
    });
    add(
      'emblem',
      'trim',
      extrude(star, 0.012, { bevel: 0.003 }).move(0.008, 0.155, half + 0.008),
      sphere(0.015)
        .scale(1, 1, 0.6)
        .move(0.008, 0.155, half + 0.014),
    );
    add('clasp', 'trim', box(0.05, 0.03, thick + 0.03, { bevel: 0.006 }).move(wide / 2 - 0.005, 0.15, 0));
  },
};
