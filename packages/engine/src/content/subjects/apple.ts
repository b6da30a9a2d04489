import type { Subject } from '../../text-to-3d/subject.ts';

export const apple: Subject = {
  name: 'apple',
  words: ['apple', 'fruit', 'red apple'],
  height: 0.1,
  looks: { main: ['paint', '#c4242c'], stem: 'bark', leaf: 'plant' },
  tile: 0.8,
  build({ lathe, tube, sphere, add, random }) {
    const wide = random.between(0.48, 0.53);
    const profile = Array.from({ length: 19 }, (_, i): [number, number] => {
      const a = -Math.PI / 2 + (i / 18) * Math.PI;
      const dip = 0.2 * Math.exp(-((Math.cos(a) / 0.32) ** 2));
      const bulge = 1 + 0.1 * Math.sin(a);
      return [
        i === 0 || i === 18 ? 0 : Math.cos(a) * wide * bulge,
        0.42 + Math.sin(a) * 0.42 - Math.sign(a) * dip * (a > 0 ? 1 : 0.5),
      ];
    });
    add(
      'body',
      'main',
      lathe(profile, { segments: 36, crease: 80 }).warp((x, y, z) => {
        const k = 1 + 0.035 * Math.cos(Math.atan2(x, z) * 5) * (1 - y);
        return [x * k, y, z * k];
      }),
    );
    add(
      'stem',
      'stem',
      tube(
        [
          [0, 0.6, 0],
          [0.01, 0.8, 0],
          [0.06, 0.98, 0.01],
        ],
        (t) => 0.022 + 0.014 * t,
        { sides: 10 },
      ),
    );
    add(
      'leaf',
      'leaf',
      sphere(0.16, { segments: 16 })
        .scale(1.1, 0.1, 0.52)
        .move(0.16, 0, 0)
        .warp((x, y, z) => [x, y + 0.5 * x - 0.9 * x * x, z])
        .turn('y', random.between(-40, 20))
        .move(0.03, 0.84, 0),
    );
  },
};
