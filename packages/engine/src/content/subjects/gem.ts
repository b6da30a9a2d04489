import type { Subject } from '../../text-to-3d/subject.ts';

export const gem: Subject = {
  name: 'gem',
  words: ['gem', 'jewel', 'diamond', 'ruby', 'emerald', 'sapphire', 'gemstone', 'cut gem'],
  height: 0.06,
  looks: { main: ['crystal', '#21a7d8'] },
  tile: 2,
  build({ loft, add, random }) {
    const sides = random.pick([8, 10]);
    const table = random.between(0.52, 0.6);
    const ring = (y: number, r: number, shift: number): [number, number, number][] =>
      Array.from({ length: sides }, (_, i) => {
        const a = ((i + shift) / sides) * 2 * Math.PI;
        return [Math.cos(a) * r, y, Math.sin(a) * r];
      });
    add(
      'stone',
      'main',
      loft(
        [
          ring(0, 0.012, 0),
          ring(0.36, 0.3, 0),
          ring(0.58, 0.5, 0),
          ring(0.62, 0.5, 0),
          ring(0.76, 0.42, 0),
          ring(0.84, table * 0.55, 0),
        ],
        { crease: 3 },
      ),
    );
  },
};
