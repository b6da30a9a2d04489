import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectModel } from '../inspect/inspect-model.ts';
import { fileSource } from '../source/file-source.ts';
import { fixtures } from '../testing/models.ts';
import { type Budget, budgetReasons, budgets, checkBudget, type Measure } from './target-budgets.ts';

const report = await inspectModel(await fileSource(join(fixtures, 'character.glb')));
const measures = Object.keys(budgetReasons) as Measure[];

describe('budgets', () => {
  it('limit the same measures for every target, each with a reason, and rise from mobile to engine', () => {
    const limited = Object.keys(budgets.mobile) as Measure[];
    // Only platforms limit the other two.
    expect(measures.length).toBe(limited.length + 2);
    for (const measure of limited) {
      const limits = [budgets.mobile, budgets.desktop, budgets.engine].map((budget) => budget[measure]!);
      expect(limits.every((limit) => limit > 0)).toBe(true);
      expect(limits).toEqual([...limits].sort((a, b) => a - b));
      expect(budgetReasons[measure].length).toBeGreaterThan(20);
    }
  });

  it.each(measures.filter((measure) => measure !== 'influences'))(
    '%s passes at its limit and fails below',
    (measure) => {
      const { value } = checkBudget(report, { [measure]: 1 } as Budget).lines[0]!;
      const check = (limit: number) => checkBudget(report, { [measure]: limit } as Budget);
      expect(check(value)).toMatchObject({
        ok: true,
        lines: [{ measure, value, share: value === 0 ? 0 : 1 }],
      });
      if (value > 0) expect(check(value * 0.99)).toMatchObject({ ok: false, lines: [{ ok: false }] });
    },
  );

  it('skip measures that were not counted', () => {
    expect(checkBudget(report, { influences: 4 }).lines).toEqual([]);
    expect(checkBudget({ ...report, influences: 8 }, { influences: 4 })).toMatchObject({ ok: false });
    expect(checkBudget({ ...report, bytes: null }, { bytes: 1 }).lines).toEqual([]);
  });
});
