import type { Subject } from '../../text-to-3d/subject.ts';

export const campfire: Subject = {
  name: 'campfire',
  words: ['campfire', 'camp fire', 'bonfire', 'fire', 'fire pit'],
  height: 0.8,
  looks: {
    main: 'ember',
    stones: 'stone',
    logs: 'bark',
    core: ['light', '#ffe27a'],
    cut: ['grain', '#c79a63'],
  },
  tile: 0.5,
  build({ lathe, blob, cylinder, ring, add, random }) {
    const count = random.whole(9, 11);
    add(
      'stones',
      'stones',
      ring(count, () =>
        blob(random.between(0.1, 0.125), {
          rough: 0.22,
          seed: random.whole(1, 1e6),
          lumps: 1.4,
          rings: 7,
          crease: 16,
        })
          .scale(1.1, 0.85, 1)
          .move(0, 0.08, 0.5),
      ),
    );
    const log = () => cylinder(0.06, 0.62, { segments: 12 });
    for (let i = 0; i < 5; i++) {
      const spin = i * 72 + 10;
      add('logs', 'logs', log().turn('x', -40).move(0, 0.06, 0.38).turn('y', spin));
      add(
        'logs',
        'cut',
        cylinder(0.052, 0.008, { segments: 12 })
          .move(0, 0.618, 0)
          .turn('x', -40)
          .move(0, 0.06, 0.38)
          .turn('y', spin),
      );
    }
    const flame = (h: number, r: number, lean: number) =>
      lathe(
        [
          [0, 0],
          [r * 0.7, h * 0.08],
          [r, h * 0.25],
          [r * 0.72, h * 0.5],
          [r * 0.3, h * 0.78],
          [0, h],
        ],
        { segments: 14, crease: 80 },
      ).warp((x, y, z) => [x + lean * (y / h) ** 2 * r, y, z + Math.sin((y / h) * 5 + lean * 3) * 0.15 * r]);
    add('flames', 'main', flame(random.between(0.85, 0.95), 0.17, 0.6).move(0, 0.1, 0));
    for (let i = 0; i < 5; i++)
      add(
        'flames',
        'main',
        flame(random.between(0.45, 0.68), 0.11, random.between(-0.8, 0.8))
          .move(0, 0.1, 0.13)
          .turn('y', i * 72 + random.between(-15, 15)),
      );
    add('flames', 'core', flame(0.5, 0.12, 0.4).move(0, 0.14, 0.08));
  },
};
