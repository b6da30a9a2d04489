import { expect, it } from 'vitest';
import * as doctor from './doctor.ts';
import * as optimize from './optimize.ts';

it('the public surface matches this list', () => {
  expect({
    doctor: Object.keys(doctor).sort(),
    optimize: Object.keys(optimize).sort(),
  }).toMatchInlineSnapshot(`
    {
      "doctor": [
        "diagnose",
        "platformBudgets",
      ],
      "optimize": [
        "atlas",
        "budgetReasons",
        "budgets",
        "checkBudget",
        "colliders",
        "lightmapUv",
        "lodFiles",
        "lods",
        "metalRough",
        "optimize",
        "presets",
        "thinClips",
      ],
    }
  `);
});
