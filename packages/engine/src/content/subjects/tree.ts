import type { Subject } from '../../text-to-3d/subject.ts';

export const tree: Subject = {
  name: 'tree',
  words: ['tree', 'oak tree', 'deciduous tree', 'apple tree'],
  height: 5,
  looks: { main: 'leaves', trim: 'bark' },
  tile: 1.6,
  build({ tube, blob, add, random }) {
    const sway = random.between(-0.15, 0.15);
    add(
      'trunk',
      'trim',
      tube(
        [
          [0, 0, 0],
          [0, 0.25, 0],
          [sway * 0.3, 1, 0.02],
          [sway, 2.1, 0],
          [sway, 3, 0],
        ],
        (t) => (t < 0.2 ? 0.42 - t : 0.24 - 0.12 * t),
        { sides: 12 },
      ),
    );
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257 + random.between(-0.3, 0.3);
      add(
        'trunk',
        'trim',
        tube(
          [
            [0, 0.2, 0],
            [Math.cos(a) * 0.35, 0.06, Math.sin(a) * 0.35],
            [Math.cos(a) * 0.62, 0, Math.sin(a) * 0.62],
          ],
          (t) => 0.15 - 0.1 * t,
          { sides: 8 },
        ),
      );
      add(
        'trunk',
        'trim',
        tube(
          [
            [sway, 1.5 + i * 0.1, 0],
            [sway + Math.cos(a) * 0.5, 2.1, Math.sin(a) * 0.5],
            [sway + Math.cos(a) * 0.95, 2.7, Math.sin(a) * 0.95],
          ],
          (t) => 0.12 - 0.07 * t,
          { sides: 7 },
        ),
      );
    }
    const leaf = (x: number, y: number, z: number, r: number) =>
      blob(r, { rough: 0.13, seed: random.whole(1, 1e6), lumps: 2.4, rings: 14, crease: 80 })
        .scale(1, 0.86, 1)
        .move(x + sway, y, z);
    add('crown', 'main', leaf(0, 3.6, 0, 1.25));
    const start = random.between(0, 6);
    for (let i = 0; i < 6; i++) {
      const a = start + (i * Math.PI) / 3;
      add(
        'crown',
        'main',
        leaf(Math.cos(a) * 0.98, random.between(2.85, 3.25), Math.sin(a) * 0.98, random.between(0.72, 0.92)),
      );
    }
    add('crown', 'main', leaf(random.between(-0.4, 0.4), 4.35, random.between(-0.3, 0.3), 0.78));
  },
};
