import type { Subject } from '../../text-to-3d/subject.ts';

export const star: Subject = {
  name: 'star',
  words: ['star', 'power star', 'gold star'],
  height: 0.4,
  looks: { main: ['gold', '#f5c62e'] },
  tile: 1.2,
  build({ loft, add, random }) {
    const inner = random.between(0.24, 0.28);
    const thick = random.between(0.15, 0.19);
    const layer = (k: number, z: number): [number, number, number][] =>
      Array.from({ length: 10 }, (_, i) => {
        const a = (i / 10) * 2 * Math.PI + Math.PI / 2;
        const r = (i % 2 ? inner : 0.54) * k;
        return [Math.cos(a) * r, Math.sin(a) * r, z];
      });
    // Slightly rounded from the rim to the middle, the same on both sides.
    const front = [1, 0.8, 0.55, 0.3, 0.02].map((k) => [k, 0.02 + thick * (1 - k ** 1.25)] as const);
    const back = front.map(([k, z]) => [k, -z] as const).reverse();
    const rings = [...back, ...front].map(([k, z]) => layer(k, z));
    add('body', 'main', loft(rings, { crease: 25 }));
  },
};
