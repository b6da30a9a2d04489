import type { Subject } from '../../text-to-3d/subject.ts';

export const mushroom: Subject = {
  name: 'mushroom',
  words: ['mushroom', 'toadstool', 'fungus', 'shroom'],
  height: 0.3,
  looks: {
    main: ['petal', '#c4261d'],
    stem: ['skin', '#efe3cb'],
    spots: ['plaster', '#f6f0e0'],
    gills: ['pages', '#e3d3b0'],
  },
  build({ lathe, sphere, add, random }) {
    const spread = random.between(0.46, 0.56);
    const rise = random.between(0.3, 0.4);
    const lean = random.between(-0.05, 0.05);
    const bend = (x: number, y: number, z: number): [number, number, number] => [x + lean * y * y, y, z];
    const cap = Array.from({ length: 12 }, (_, i): [number, number] => {
      const a = (i / 11) * (Math.PI / 2);
      return [i === 11 ? 0 : Math.cos(a) * spread, 0.56 + Math.sin(a) * rise];
    });
    add(
      'stem',
      'stem',
      lathe(
        [
          [0, 0],
          [0.17, 0.01],
          [0.2, 0.07],
          [0.15, 0.22],
          [0.125, 0.45],
          [0.14, 0.58],
          [0, 0.6],
        ],
        { segments: 24, crease: 70 },
      ).warp(bend),
    );
    add(
      'stem',
      'gills',
      lathe(
        [
          [0.13, 0.4],
          [0.2, 0.36],
          [0.21, 0.375],
          [0.13, 0.44],
          [0.13, 0.4],
        ],
        { segments: 24, crease: 70 },
      ).warp(bend),
    );
    add(
      'cap',
      'main',
      lathe(
        [
          [spread * 0.96, 0.53],
          [spread * 1.01, 0.54],
          ...cap,
          [0, 0.6],
          [spread * 0.9, 0.56],
          [spread * 0.96, 0.53],
        ],
        { segments: 36, crease: 70 },
      ).warp(bend),
    );
    add(
      'cap',
      'gills',
      lathe(
        [
          [0, 0.545],
          [0.12, 0.54],
          [spread * 0.95, 0.528],
          [spread * 0.95, 0.56],
          [0, 0.58],
        ],
        { segments: 36 },
      ).warp(bend),
    );
    const spot = (tilt: number, turn: number, size: number) => {
      const a = (tilt * Math.PI) / 180;
      return sphere(size, { segments: 14 })
        .scale(1, 0.32, 1)
        .turn('x', 90 - tilt * 0.92)
        .move(0, 0.56 + Math.sin(a) * rise, Math.cos(a) * spread)
        .turn('y', turn)
        .warp(bend);
    };
    add('spots', 'spots', spot(88, 0, 0.09));
    const start = random.between(0, 60);
    for (let i = 0; i < 6; i++)
      add(
        'spots',
        'spots',
        spot(random.between(48, 58), start + i * 60 + random.between(-9, 9), random.between(0.06, 0.085)),
      );
    for (let i = 0; i < 9; i++)
      add(
        'spots',
        'spots',
        spot(
          random.between(16, 26),
          start + 20 + i * 40 + random.between(-6, 6),
          random.between(0.045, 0.07),
        ),
      );
  },
};
