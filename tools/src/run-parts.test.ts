import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { outcomeOf, type Part, runParts, summary } from './run-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'meshwright-parts-'));
afterEach(() => vi.restoreAllMocks());
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const part: Part = { name: 'sizes', command: ['size'], budgetSeconds: 10 };
const found = { status: 0, seconds: 1, log: '', counts: undefined };

it('a part without tests counts as one', () => {
  expect(outcomeOf(part, found)).toMatchObject({ passed: 1, failed: 0, skipped: 0, reason: '' });
  expect(outcomeOf(part, { ...found, status: 2 })).toMatchObject({
    passed: 0,
    failed: 1,
    reason: 'FAILED with exit code 2',
  });
});

it('a part with tests has their counts, and one that ends early is a failure whatever they say', () => {
  const counts = { passed: 7, failed: 2, skipped: 1 };
  expect(outcomeOf(part, { ...found, status: 1, counts })).toMatchObject({ ...counts, reason: '2 FAILED' });
  expect(outcomeOf(part, { ...found, status: 1, counts: { ...counts, failed: 0 } })).toMatchObject({
    failed: 1,
  });
});

it('a part that takes more than twice its budget is marked and has not failed', () => {
  const slow = outcomeOf(part, { ...found, seconds: 21 });
  expect(slow).toMatchObject({ passed: 1, failed: 0, reason: '', isSlow: true });
  expect(summary([slow]).split('\n').at(-2)).toMatch(/ 0 {2}slow$/);
  expect(outcomeOf(part, { ...found, seconds: 19 }).isSlow).toBe(false);
  expect(outcomeOf({ name: 'a', command: ['a'] }, { ...found, seconds: 1e6 }).isSlow).toBe(false);
});

it('all parts run, also after a failure, and the last line sums over all', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const ran: string[] = [];
  const parts: Part[] = ['first', 'tests', 'last'].map((name) => ({ name, command: [name] }));
  const run = async (
    [program]: Part['command'],
    log: string,
    { MESHWRIGHT_TEST_COUNTS: counts }: NodeJS.ProcessEnv,
  ) => {
    ran.push(program);
    writeFileSync(log, Array.from({ length: 100 }, (_, at) => `${program} line ${at}`).join('\n'));
    if (program === 'tests') writeFileSync(counts!, '{"passed":5,"failed":0,"skipped":3}');
    return program === 'first' ? 3 : 0;
  };
  const done = [{ name: 'install', seconds: 3, budgetSeconds: 10 }];
  const passed = await runParts(parts, { run, done });
  expect(passed).toBe(false);
  expect(ran).toEqual(['first', 'tests', 'last']);
  const text = print.mock.calls.flat().join('\n');
  expect(text.split('\n').at(-1)).toBe('7 passed, 1 failed, 3 skipped');
  expect(text).toContain('first line 40\n');
  expect(text).not.toContain('first line 39\n');
  expect(text).not.toContain('last line');
});

it('the table has the seconds of each part beside its budget', () => {
  const lines = summary([
    outcomeOf(part, found),
    outcomeOf({ name: 'a longer name', command: ['a'] }, found),
  ]);
  expect(lines.split('\n').slice(-4)).toEqual([
    'part           seconds  budget  passed  failed  skipped',
    'sizes              1.0      10       1       0        0',
    'a longer name      1.0               1       0        0',
    '2 passed, 0 failed, 0 skipped',
  ]);
});
