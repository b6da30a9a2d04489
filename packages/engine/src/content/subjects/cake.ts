import type { Subject } from '../../text-to-3d/subject.ts';

export const cake: Subject = {
  name: 'cake',
  words: ['cake', 'birthday cake', 'wedding cake'],
  height: 0.3,
  looks: {
    main: ['wax', '#f2a9bd'],
    trim: ['wax', '#fff6ea'],
    plate: 'ceramic',
    cherry: ['paint', '#c2172f'],
    flame: 'ember',
    sponge: ['earth', '#c98f52'],
  },
  tile: 0.4,
  build({ cylinder, lathe, sphere, ring, torus, add, random }) {
    const candles = random.whole(3, 6);
    const tier = (r: number, y: number, h: number) => {
      add(
        'layers',
        'main',
        lathe(
          [
            [0, y],
            [r, y],
            [r, y + h - 0.02],
            [r - 0.02, y + h],
            [0, y + h],
          ],
          { segments: 36 },
        ),
      );
      add('layers', 'sponge', cylinder(r + 0.004, h * 0.14, { segments: 36 }).move(0, y + h * 0.22, 0));
      add(
        'icing',
        'trim',
        ring(
          Math.round(r * 44),
          sphere(0.033, { segments: 12 })
            .scale(1, 0.8, 1)
            .move(0, y + h, r - 0.02),
        ),
        torus(r, 0.02, { segments: 36, sides: 8 }).move(0, y + 0.015, 0),
      );
      add(
        'icing',
        'trim',
        ring(12, (i) =>
          sphere(0.045, { segments: 12 })
            .scale(1, i % 2 ? 2.2 : 1.5, 0.5)
            .move(0, y + h - (i % 2 ? 0.07 : 0.05), r),
        ),
      );
    };
    add(
      'plate',
      'plate',
      lathe(
        [
          [0, 0],
          [0.3, 0],
          [0.56, 0.03],
          [0.57, 0.045],
          [0.3, 0.025],
          [0, 0.025],
        ],
        { segments: 40 },
      ),
    );
    tier(0.46, 0.025, 0.26);
    tier(0.3, 0.285, 0.2);
    for (let i = 0; i < candles; i++) {
      const a = (i / candles) * 2 * Math.PI;
      const [x, z] = candles === 1 ? [0, 0] : [Math.sin(a) * 0.15, Math.cos(a) * 0.15];
      add('candles', i % 2 ? 'main' : 'trim', cylinder(0.018, 0.17, { segments: 12 }).move(x, 0.48, z));
      add(
        'candles',
        'flame',
        lathe(
          [
            [0, 0.655],
            [0.014, 0.675],
            [0.012, 0.695],
            [0, 0.73],
          ],
          { segments: 10, crease: 80 },
        ).move(x, 0, z),
      );
    }
    add('cherries', 'cherry', ring(8, sphere(0.036).move(0, 0.31, 0.38), 22));
  },
};
