import type { Subject } from '../../text-to-3d/subject.ts';

export const pumpkin: Subject = {
  name: 'pumpkin',
  words: ['pumpkin', 'jack lantern', 'gourd', 'squash'],
  height: 0.35,
  looks: { main: ['skin', '#dd7a1c'], face: ['light', '#ffd35c'], stem: ['plant', '#6d7a35'] },
  tile: 0.3,
  build({ sphere, tube, extrude, add, random }) {
    const ribs = random.whole(9, 12);
    const squat = random.between(0.72, 0.84);
    const ribbed = (x: number, y: number, z: number): [number, number, number] => {
      const r = Math.hypot(x, z);
      const k = 1 - 0.1 * (1 - Math.abs(Math.cos((Math.atan2(x, z) * ribs) / 2))) ** 1.2;
      const dip = 0.16 * Math.exp(-(r * r) / 0.03) * Math.sign(y);
      return [x * k, (y - dip * 0.6) * squat, z * k];
    };
    add('body', 'main', sphere(0.5, { segments: ribs * 6 }).warp(ribbed));
    add(
      'stem',
      'stem',
      tube(
        [
          [0, 0.3 * squat, 0],
          [0, 0.45 * squat + 0.02, 0],
          [0.05, 0.56 * squat + 0.04, 0.02],
          [0.13, 0.62 * squat + 0.05, 0.03],
        ],
        (t) => 0.075 - 0.03 * t,
        { sides: 7, crease: 20 },
      ),
    );
    const wrap = (x: number, y: number, z: number): [number, number, number] => {
      const r = Math.sqrt(Math.max(0.02, 0.235 - x * x - (y * y) / (squat * squat)));
      return [x, y, z + r];
    };
    for (const side of [-1, 1])
      add(
        'face',
        'face',
        extrude(
          [
            [side * 0.08, 0.06],
            [side * 0.26, 0.08],
            [side * 0.18, 0.2],
          ],
          0.04,
        ).warp(wrap),
      );
    add(
      'face',
      'face',
      extrude(
        [
          [-0.04, -0.03],
          [0.04, -0.03],
          [0, 0.05],
        ],
        0.04,
      ).warp(wrap),
    );
    add(
      'face',
      'face',
      extrude(
        [
          [-0.27, -0.09],
          [-0.19, -0.13],
          [-0.15, -0.085],
          [-0.1, -0.16],
          [-0.03, -0.17],
          [0, -0.12],
          [0.03, -0.17],
          [0.1, -0.16],
          [0.15, -0.085],
          [0.19, -0.13],
          [0.27, -0.09],
          [0.2, -0.2],
          [0.1, -0.25],
          [0.05, -0.2],
          [-0.05, -0.2],
          [-0.1, -0.25],
          [-0.2, -0.2],
        ],
        0.04,
      ).warp(wrap),
    );
  },
};
