import { afterAll, describe, expect, it } from 'vitest';
import { localEngine } from '../engine-port.ts';
import { seededRun } from './testing/seeded-run.ts';

// Shared by all three, because starting its threads takes longer than the jobs.
const local = localEngine(1);
afterAll(() => local.close?.());

describe('the same seed', () => {
  it('gives the same tasks, the same files and the same faults in three runs with a frozen clock and the local engine', async () => {
    const run = () => seededRun('frozen', { engine: { ...local, close: async () => {} } });
    const runs = [await run(), await run(), await run()];
    expect(runs[0]).toContain('"SUCCEEDED"');
    expect(runs[0]).toContain('"FAILED"');
    expect(runs[0]).toContain('503');
    expect(runs[0]).toContain('"sha256"');
    expect(new Set(runs).size).toBe(1);
  });
});
