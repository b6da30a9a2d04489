import { describe, expect, it } from 'vitest';
import { runRecorded } from '../testing/run-recorded.ts';

describe('a text-to-motion task', () => {
  it.each([
    ['a tired man walks', 'walking'],
    ['runs, then jumps; then dies', 'running, jump, dead'],
  ])('reads "%s" as %s', async (prompt, keys) => {
    const { standIn } = await runRecorded('text-to-motion', { mode: 'swift', prompt, duration: 2 }, {});
    expect(standIn).toContain(`(${keys})`);
  });

  it('reports a prompt without a recognised motion', async () => {
    const { standIn } = await runRecorded(
      'text-to-motion',
      { mode: 'swift', prompt: 'xyzzy', duration: 2 },
      {},
    );
    expect(standIn).toMatch(/no known motion was found/);
  });

  it.each([1.9, 10.1])('refuses %s s: clips are 2 to 10 s (spec: Limits)', async (duration) => {
    await expect(
      runRecorded('text-to-motion', { mode: 'swift', prompt: 'walk', duration }, {}),
    ).rejects.toMatchObject({ code: 'invalid_option' });
  });
});
