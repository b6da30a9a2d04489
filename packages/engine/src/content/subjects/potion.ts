import type { Subject } from '../../text-to-3d/subject.ts';

export const potion: Subject = {
  name: 'potion',
  words: ['potion', 'bottle', 'elixir', 'poison', 'magic bottle', 'health potion', 'mana potion'],
  height: 0.25,
  looks: { main: 'potion', trim: 'grain', glass: 'glass', cord: 'gold' },
  build({ lathe, cylinder, sphere, torus, add, random }) {
    const r = random.between(0.3, 0.36);
    const fill = random.between(0.38, 0.5);
    const arc = (k: number, from: number, to: number, steps: number): [number, number][] =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
        return [Math.cos(a) * r * k, r + Math.sin(a) * r * k];
      });
    const top = (Math.asin(Math.min(0.95, fill)) * 180) / Math.PI;
    add(
      'liquid',
      'main',
      lathe(
        [[0, r * 0.08], ...arc(0.92, -70, top, 14), [0, r + Math.sin((top * Math.PI) / 180) * r * 0.92]],
        { segments: 32 },
      ),
    );
    for (const [x, y, s] of [
      [0.08, 0.5, 0.03],
      [-0.1, 0.42, 0.022],
      [0.02, 0.62, 0.018],
    ] as const)
      add('liquid', 'glass', sphere(s).move(x, y, r * 0.7));
    add(
      'bottle',
      'glass',
      lathe(
        [
          [0, 0.005],
          ...arc(1, -64, 68, 18),
          [0.11, r * 2.05],
          [0.105, r * 2 + 0.22],
          [0.15, r * 2 + 0.23],
          [0.15, r * 2 + 0.27],
          [0, r * 2 + 0.27],
        ],
        { segments: 32 },
      ),
    );
    add('cord', 'cord', torus(0.118, 0.022).move(0, r * 2.06 + 0.02, 0));
    add('cork', 'trim', cylinder(0.09, 0.17, { top: 0.12, bevel: 0.015 }).move(0, r * 2 + 0.2, 0));
  },
};
