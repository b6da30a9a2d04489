import type { Subject } from '../../text-to-3d/subject.ts';

export const candle: Subject = {
  name: 'candle',
  words: ['candle', 'taper', 'torch candle'],
  height: 0.3,
  looks: { main: 'wax', trim: 'bronze', flame: 'ember', wick: ['rubber', '#1f1a17'] },
  tile: 0.25,
  build({ lathe, cylinder, torus, capsule, add, random }) {
    const tall = random.between(0.3, 0.38);
    const r = random.between(0.05, 0.058);
    add(
      'holder',
      'trim',
      lathe(
        [
          [0, 0],
          [0.15, 0],
          [0.17, 0.025],
          [0.165, 0.035],
          [0.14, 0.02],
          [0.07, 0.022],
          [0.06, 0.07],
          [0.075, 0.085],
          [0.07, 0.095],
          [0, 0.09],
        ],
        { segments: 32 },
      ),
      torus(0.045, 0.011).turn('x', 90).move(0.205, 0.045, 0),
    );
    add(
      'wax',
      'main',
      lathe(
        [
          [0, 0.06],
          [r, 0.06],
          [r * 0.97, tall],
          [r * 0.8, tall + 0.012],
          [r * 0.5, tall - 0.004],
          [0, tall - 0.006],
        ],
        { segments: 24, crease: 60 },
      ),
    );
    for (let i = 0; i < 6; i++) {
      const long = random.between(0.04, 0.14);
      add(
        'wax',
        'main',
        capsule(0.011, long, { segments: 10 })
          .move(0, tall - long + 0.004, r - 0.003)
          .turn('y', i * 60 + random.between(-20, 20)),
      );
    }
    add('wick', 'wick', cylinder(0.005, 0.035, { segments: 8 }).move(0, tall - 0.008, 0));
    add(
      'flame',
      'flame',
      lathe(
        [
          [0, tall + 0.012],
          [0.02, tall + 0.035],
          [0.023, tall + 0.055],
          [0.012, tall + 0.09],
          [0, tall + 0.125],
        ],
        { segments: 16, crease: 80 },
      ),
    );
  },
};
