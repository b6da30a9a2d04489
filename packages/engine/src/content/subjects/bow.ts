import type { Subject } from '../../text-to-3d/subject.ts';

export const bow: Subject = {
  name: 'bow',
  words: ['bow', 'longbow', 'archer bow', 'hunting bow', 'bow and arrow'],
  height: 1.4,
  looks: {
    main: ['grain', '#7a4826'],
    trim: 'leather',
    string: ['cloth', '#efe8d8'],
    tip: 'steel',
    feather: ['cloth', '#b3261e'],
  },
  tile: 0.5,
  piles: 'lying',
  build({ tube, cylinder, cone, box, sphere, add, random }) {
    const curve = random.between(0.26, 0.33);
    const path = Array.from({ length: 25 }, (_, i): [number, number, number] => {
      const t = (i / 24) * 2 - 1;
      const recurve = Math.abs(t) > 0.8 ? (Math.abs(t) - 0.8) * 0.75 : 0;
      return [curve * (1 - t * t) + recurve, 0.7 + t * 0.7, 0];
    });
    add(
      'limbs',
      'main',
      tube(path, (t) => 0.026 - 0.014 * Math.abs(t * 2 - 1), { sides: 12 }).scale(1, 1, 1.3),
    );
    add('grip', 'trim', tube(path.slice(10, 15), 0.034, { sides: 14 }).scale(1, 1, 1.2));
    const end = path[1]!;
    const nock = 0.02;
    add(
      'string',
      'string',
      tube(
        [
          [end[0], end[1], 0],
          [nock, 0.7, 0],
        ],
        0.006,
        { sides: 6 },
      ),
      tube(
        [
          [nock, 0.7, 0],
          [path[23]![0], path[23]![1], 0],
        ],
        0.006,
        { sides: 6 },
      ),
    );
    add(
      'arrow',
      'main',
      cylinder(0.011, 0.86, { segments: 8 })
        .turn('z', -90)
        .move(nock - 0.02, 0.7, 0.02),
    );
    add(
      'arrow',
      'tip',
      cone(0.032, 0.1, { segments: 4 })
        .turn('z', -90)
        .move(nock + 0.83, 0.7, 0.02),
    );
    for (const turn of [0, 120, 240])
      add(
        'arrow',
        'feather',
        box(0.13, 0.045, 0.004)

          .move(nock + 0.07, 0.03, 0)
          .turn('x', turn)
          .move(0, 0.7, 0.02),
      );
    for (const p of [path[0]!, path[24]!]) add('limbs', 'tip', sphere(0.016).move(p[0], p[1], 0));
  },
};
