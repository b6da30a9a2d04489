import type { Subject } from '../../text-to-3d/subject.ts';

export const barrel: Subject = {
  name: 'barrel',
  words: ['barrel', 'keg', 'cask'],
  height: 0.95,
  looks: { main: 'wood', trim: 'iron' },
  build({ lathe, cylinder, add, random }) {
    const belly = random.between(0.37, 0.43);
    const end = 0.3;
    const radiusAt = (y: number): number => end + (belly - end) * (1 - (y * 2 - 1) ** 2);
    const wall = Array.from({ length: 13 }, (_, i): [number, number] => [radiusAt(i / 12), i / 12]);
    add(
      'body',
      'main',
      lathe(
        [
          [0, 0.03],
          [end - 0.03, 0.03],
          [end - 0.03, 0],
          ...wall,
          [end - 0.03, 1],
          [end - 0.03, 0.96],
          [0, 0.96],
        ],
        { segments: 32 },
      ),
    );
    for (const y of [0.07, 0.29, 0.71, 0.93]) {
      const low = radiusAt(y - 0.035) + 0.012;
      const high = radiusAt(y + 0.035) + 0.012;
      add(
        'hoops',
        'trim',
        lathe(
          [
            [low - 0.05, y - 0.035],
            [low, y - 0.035],
            [high, y + 0.035],
            [high - 0.05, y + 0.035],
            [low - 0.05, y - 0.035],
          ],
          { segments: 32 },
        ),
      );
    }
    add(
      'plug',
      'main',
      cylinder(0.03, 0.05, { segments: 12 })
        .turn('x', 90)
        .move(0, 0.5, belly - 0.01),
    );
  },
};
