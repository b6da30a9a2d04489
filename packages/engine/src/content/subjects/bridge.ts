import type { Subject } from '../../text-to-3d/subject.ts';

export const bridge: Subject = {
  name: 'bridge',
  words: ['bridge', 'stone bridge', 'arch bridge', 'footbridge'],
  height: 2.6,
  looks: { main: 'blocks', trim: 'cobbles' },
  tile: 2.4,
  build({ extrude, box, add, random }) {
    const span = random.between(1.7, 2);
    const rise = random.between(1.45, 1.65);
    const wide = 1.9;
    const top = (x: number): number => 1 + 1.05 * Math.cos((x / 4) * (Math.PI / 2)) ** 1.4;
    const xs = Array.from({ length: 17 }, (_, i) => -4 + i * 0.5);
    const arch = Array.from({ length: 17 }, (_, i): [number, number] => [
      -Math.cos((i / 16) * Math.PI) * span,
      Math.sin((i / 16) * Math.PI) * rise,
    ]);
    const body: [number, number][] = [
      [-4, 0],
      ...arch,
      [4, 0],
      ...xs.map((x): [number, number] => [x, top(x)]).reverse(),
    ];
    add('arch', 'main', extrude(body, wide, { level: true }));
    const strip = (from: number, to: number): [number, number][] => [
      ...xs.map((x): [number, number] => [x, top(x) + from]),
      ...xs.map((x): [number, number] => [x, top(x) + to]).reverse(),
    ];
    add('road', 'trim', extrude(strip(-0.02, 0.06), wide - 0.3));
    for (const side of [-1, 1]) {
      add(
        'parapets',
        'main',
        extrude(strip(-0.04, 0.42), 0.24, { bevel: 0.03, level: true }).move(0, 0, side * (wide / 2 - 0.06)),
        extrude(strip(0.42, 0.54), 0.34, { bevel: 0.03, level: true }).move(0, 0, side * (wide / 2 - 0.06)),
      );
      for (const x of [-4, 4])
        add(
          'posts',
          'main',
          box(0.46, 1.75, 0.46, { bevel: 0.05, level: true }).move(x, 0.875, side * (wide / 2 - 0.06)),
          box(0.6, 0.16, 0.6, { bevel: 0.04, level: true }).move(x, 1.8, side * (wide / 2 - 0.06)),
        );
      for (let i = 0; i < 11; i++) {
        const a = ((i + 0.5) / 11) * Math.PI;
        add(
          'voussoirs',
          'main',
          box(0.36, 0.4, 0.16, { bevel: 0.03, level: true })
            .turn('z', (a * 180) / Math.PI - 90)
            .move(Math.cos(a) * (span + 0.16), Math.sin(a) * (rise + 0.16), side * (wide / 2 + 0.02)),
        );
      }
    }
  },
};
