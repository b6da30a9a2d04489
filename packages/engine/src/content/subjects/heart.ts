import type { Subject } from '../../text-to-3d/subject.ts';

export const heart: Subject = {
  name: 'heart',
  words: ['heart', 'love heart', 'heart container', 'health heart', 'life heart'],
  height: 0.4,
  looks: { main: ['paint', '#d3243b'] },
  tile: 1.2,
  build({ loft, add, random }) {
    const fat = random.between(0.3, 0.38);
    const count = 48;
    const outline = Array.from({ length: count }, (_, i): [number, number] => {
      const t = (i / count) * 2 * Math.PI;
      return [
        0.0625 * (8 * Math.sin(t) ** 3),
        0.03125 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
      ];
    });
    const layer = (angle: number): [number, number, number][] => {
      const k = Math.cos(angle) ** 0.7;
      return outline.map(([x, y]) => [x * k, y * k + (1 - k) * 0.03, Math.sin(angle) * fat * 0.62]);
    };
    const steps = 11;
    add(
      'body',
      'main',
      loft(
        Array.from({ length: steps }, (_, i) => layer((-82 + (164 * i) / (steps - 1)) * (Math.PI / 180))),
        { crease: 70 },
      ),
    );
  },
};
