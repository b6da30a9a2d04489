import { describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { diagnose } from './diagnose.ts';
import type { BudgetName } from './platform-budgets.ts';
import { ballMesh, meshGlb } from './testing/ball.ts';
import { rigSeeds } from './testing/rig-seeds.ts';
import { surfaceSeeds } from './testing/surface-seeds.ts';
import { uvSeeds } from './testing/uv-seeds.ts';

const seeds = [...surfaceSeeds, ...uvSeeds, ...rigSeeds];

const codesOf = async (glb: Uint8Array, budget?: BudgetName) =>
  (await diagnose(bytesSource(glb), budget ? { budget } : {})).findings.map(({ code }) => code);

describe('a good model', () => {
  it('has no findings, on screen and for printing', async () => {
    expect(await codesOf(meshGlb(ballMesh()))).toEqual([]);
    expect(await codesOf(meshGlb(ballMesh()), 'print')).toEqual([]);
  });
});

describe('a defect in a good model is found, and a harmless likeness of it is not', () => {
  it.each(seeds)('$code: $defect, against $harmless', async ({ code, broken, sound, budget }) => {
    expect(await codesOf(await broken(), budget)).toContain(code);
    expect(await codesOf(await sound(), budget)).not.toContain(code);
  });
});
