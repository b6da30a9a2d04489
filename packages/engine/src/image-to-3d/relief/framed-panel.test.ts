import { expect, it } from 'vitest';
import { framedPanel, panelParts } from './framed-panel.ts';

const { positions, indices } = framedPanel({ width: 80, height: 50 });

it('is closed, and every edge is walked once in each direction', () => {
  const edges = new Set<string>();
  for (let t = 0; t < indices.length; t++) {
    const next = t % 3 === 2 ? t - 2 : t + 1;
    edges.add(`${indices[t]} ${indices[next]}`);
  }
  expect(edges.size).toBe(indices.length);
  for (const edge of edges) expect(edges).toContain(edge.split(' ').reverse().join(' '));
});

it('has a positive volume once y points up', () => {
  let volume = 0;
  const at = (i: number, k: number): number => positions[indices[i]! * 3 + k]! * (k === 1 ? -1 : 1);
  for (let t = 0; t < indices.length; t += 3)
    volume +=
      at(t, 0) * (at(t + 1, 1) * at(t + 2, 2) - at(t + 1, 2) * at(t + 2, 1)) +
      at(t, 1) * (at(t + 1, 2) * at(t + 2, 0) - at(t + 1, 0) * at(t + 2, 2)) +
      at(t, 2) * (at(t + 1, 0) * at(t + 2, 1) - at(t + 1, 1) * at(t + 2, 0));
  expect(volume / 6).toBeGreaterThan(80 * 50);
});

it('shows the whole picture flat, below a frame that is raised all around it', () => {
  const { picture, frame } = panelParts({ positions, indices });
  const corners = [...picture].map((v) => [...positions.subarray(v * 3, v * 3 + 3)]);
  expect(new Set(corners.map(String))).toEqual(new Set(['0,0,0', '0,50,0', '80,50,0', '80,0,0']));
  const high = [...frame].filter((v) => positions[v * 3 + 2]! > 1);
  for (const [k, low, most] of [
    [0, 0, 80],
    [1, 0, 50],
  ] as const) {
    expect(high.some((v) => positions[v * 3 + k]! < low)).toBe(true);
    expect(high.some((v) => positions[v * 3 + k]! > most)).toBe(true);
  }
});
