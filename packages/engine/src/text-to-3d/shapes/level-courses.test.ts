import { describe, expect, it } from 'vitest';
import { materials } from '../../content/materials.ts';
import { subjects } from '../../content/subjects.ts';
import { grow } from '../grow.ts';
import { hasCourses } from '../textures/patterns.ts';
import { levelCourses } from './level-courses.ts';
import type { Shape } from './shape.ts';

/** Share of the area of upright faces whose rows run up: where v changes less than u on the way up. */
function upright({ positions, uvs, indices }: Shape): { wrong: number; all: number } {
  let [wrong, all] = [0, 0];
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]!, indices[t + 1]!, indices[t + 2]!] as const;
    const side = (to: number): number[] =>
      [0, 1, 2].map((k) => positions[3 * to + k]! - positions[3 * a + k]!);
    const [p, q] = [side(b), side(c)] as [number[], number[]];
    const normal = [
      p[1]! * q[2]! - p[2]! * q[1]!,
      p[2]! * q[0]! - p[0]! * q[2]!,
      p[0]! * q[1]! - p[1]! * q[0]!,
    ];
    const area = Math.hypot(...normal);
    if (area < 1e-9 || Math.abs(normal[1]!) > 0.2 * area) continue;
    // Weights of both sides whose sum is level along the face: u and v change by as much as along the rows.
    const change = (k: 0 | 1): number =>
      (uvs[2 * b + k]! - uvs[2 * a + k]!) * q[1]! - (uvs[2 * c + k]! - uvs[2 * a + k]!) * p[1]!;
    all += area;
    if (Math.abs(change(1)) > Math.abs(change(0)) + 1e-9) wrong += area;
  }
  return { wrong, all };
}

describe('rows of bricks and stones are level on upright faces', () => {
  const walls = [
    'gated_wall',
    'fireplace',
    'tower',
    'castle',
    'brick_wall',
    'arched_wall',
    'stone_wall',
    'well',
  ];
  it.each(walls)('%s', (name) => {
    const subject = subjects.find((each) => each.name === name)!;
    const sums = { wrong: 0, all: 0 };
    for (const { surfaces } of grow(subject, { seed: 1, height: 1 }).parts)
      for (const { slot, shape } of surfaces) {
        const look = subject.looks[slot]!;
        if (!hasCourses(materials[typeof look === 'string' ? look : look[0]].pattern)) continue;
        const { wrong, all } = upright(levelCourses(shape));
        sums.wrong += wrong;
        sums.all += all;
      }
    expect(sums.all).toBeGreaterThan(0);
    expect(sums.wrong / sums.all).toBeLessThan(0.02);
  });
});
