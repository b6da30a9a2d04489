import type { Subject } from '../../text-to-3d/subject.ts';

export const pine: Subject = {
  name: 'pine',
  words: ['pine', 'pine tree', 'fir', 'fir tree', 'spruce', 'conifer', 'evergreen'],
  height: 6,
  looks: { main: ['leaves', '#2f6a3a'], trim: 'bark' },
  tile: 1.8,
  build({ cylinder, lathe, add, random }) {
    const tiers = random.whole(5, 6);
    const broad = random.between(1.35, 1.6);
    add('trunk', 'trim', cylinder(0.26, 1.6, { top: 0.2, segments: 12 }));
    for (let i = 0; i < tiers; i++) {
      const t = i / tiers;
      const r = broad * (1 - t * 0.82);
      const y = 0.9 + t * 4.3;
      const turn = random.between(0, 60);
      const points = 11;
      // Alternate corners hang lower and reach further, as tips of the branches.
      const tips = (x: number, py: number, z: number): [number, number, number] => {
        const out = Math.hypot(x, z) / r;
        const wave = Math.cos(Math.atan2(x, z) * points) * out;
        return [x * (1 + 0.13 * wave), py - 0.14 * wave * r, z * (1 + 0.13 * wave)];
      };
      add(
        'needles',
        'main',
        lathe(
          [
            [0, y + 0.2],
            [r * 0.6, y + 0.12],
            [r, y - 0.05],
            [r * 0.55, y + 0.55],
            [r * 0.2, y + 1.1],
            [0, y + 1.45 - t * 0.2],
          ],
          { segments: 44, crease: 50 },
        )
          .warp(tips)
          .turn('y', turn),
      );
    }
  },
};
