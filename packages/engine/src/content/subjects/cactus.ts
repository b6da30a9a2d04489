import type { Subject } from '../../text-to-3d/subject.ts';

export const cactus: Subject = {
  name: 'cactus',
  words: ['cactus', 'saguaro'],
  height: 2,
  looks: {
    main: ['plant', '#3f8a45'],
    flower: 'petal',
    soil: ['earth', '#c9a368'],
    spines: ['bone', '#f0ead2'],
  },
  tile: 0.9,
  build({ capsule, tube, sphere, blob, cone, ring, add, random }) {
    const ribs = random.whole(10, 13);
    const ribbed = (x: number, y: number, z: number): [number, number, number] => {
      const k = 1 + 0.1 * Math.cos(Math.atan2(x, z) * ribs);
      return [x * k, y, z * k];
    };
    add('stem', 'main', capsule(0.3, 2, { segments: ribs * 6 }).warp(ribbed));
    const arm = (side: number, y: number, reach: number, rise: number, turn: number) => {
      const path = Array.from({ length: 9 }, (_, i): [number, number, number] => {
        const a = (i / 8) * (Math.PI / 2);
        return [0.2 + Math.sin(a) * reach, y + (1 - Math.cos(a)) * reach * 0.7, 0];
      });
      add(
        'arms',
        'main',
        tube(path, 0.16, { sides: 16 }).scale(side, 1, 1).turn('y', turn),
        capsule(0.165, rise, { top: 0.14, segments: ribs * 4 })
          .warp(ribbed)
          .move(side * (0.2 + reach), y + reach * 0.7 - 0.12, 0)
          .turn('y', turn),
      );
    };
    arm(1, random.between(0.7, 0.85), 0.42, random.between(0.65, 0.8), 0);
    arm(-1, random.between(0.95, 1.1), 0.38, random.between(0.45, 0.6), random.between(-15, 15));
    add(
      'spines',
      'spines',
      ...Array.from({ length: 8 }, (_, i) =>
        ring(
          ribs,
          cone(0.012, 0.09, { segments: 5 })
            .turn('x', 90)
            .move(0, 0.35 + i * 0.19, 0.31),
        ),
      ),
    );
    add(
      'flower',
      'flower',
      ring(6, sphere(0.09, { segments: 10 }).scale(0.6, 0.4, 1.2).turn('x', -35).move(0, 2.03, 0.09)),
      sphere(0.05, { segments: 10 }).move(0, 2.06, 0),
    );
    add(
      'soil',
      'soil',
      blob(0.62, { rough: 0.08, seed: random.whole(1, 1e6), rings: 10 })
        .scale(1, 0.16, 1)
        .move(0, 0.02, 0),
    );
  },
};
