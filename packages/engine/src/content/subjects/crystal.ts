import type { Subject } from '../../text-to-3d/subject.ts';

export const crystal: Subject = {
  name: 'crystal',
  words: ['crystal', 'crystal cluster', 'amethyst', 'quartz', 'mana crystal'],
  height: 0.7,
  looks: { main: 'crystal', trim: 'stone' },
  tile: 0.6,
  build({ loft, blob, add, random }) {
    const shard = (radius: number, height: number, sides: number, tip: number) => {
      const ring = (y: number, r: number, lean: number): [number, number, number][] =>
        Array.from({ length: sides }, (_, i) => [
          Math.cos((i / sides) * 2 * Math.PI) * r + lean,
          y,
          Math.sin((i / sides) * 2 * Math.PI) * r,
        ]);
      return loft(
        [ring(0, radius * 0.75, 0), ring(height * tip, radius, 0), ring(height, radius * 0.06, radius * 0.3)],
        { crease: 5 },
      );
    };
    add('cluster', 'main', shard(0.15, random.between(0.95, 1.05), 6, 0.72));
    const count = random.whole(6, 8);
    for (let i = 0; i < count; i++) {
      const turn = (i * 360) / count + random.between(-14, 14);
      add(
        'cluster',
        'main',
        shard(random.between(0.065, 0.11), random.between(0.4, 0.72), 6, 0.7)
          .turn('x', random.between(20, 40))
          .move(0, 0, 0.06)
          .turn('y', turn),
      );
    }
    add(
      'base',
      'trim',
      blob(0.36, { rough: 0.22, seed: random.whole(1, 1e6), lumps: 1.8, rings: 8, crease: 12 })
        .scale(1, 0.32, 1)
        .move(0, 0.03, 0),
    );
  },
};
