import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetReasons } from '../optimize/target-budgets.ts';
import { platformBudgets } from './platform-budgets.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/doctor.md'), 'utf8');

describe.each(Object.entries(platformBudgets))('the budget of %s', (name, { limits, notFound }) => {
  it('names each measure once, as a limit with its source or as not found', () => {
    const measures = Object.keys(budgetReasons).sort();
    const named = [...Object.keys(limits), ...notFound].sort();
    expect(named).toEqual(measures);
    for (const { value, source, read } of Object.values(limits)) {
      expect(value).toBeGreaterThan(0);
      expect(source).toMatch(/^https:\/\//);
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('is on the page of the doctor, with its sources', () => {
    expect(page).toContain(`\`${name}\``);
    for (const { source } of Object.values(limits)) expect(page).toContain(source);
  });
});

it('the page of the doctor lists every finding about surfaces, coordinates, rigs and motion', () => {
  const rules = join(import.meta.dirname, 'rules');
  const files = readdirSync(rules, { recursive: true, encoding: 'utf8' });
  const codes = files
    .filter((file) => /^(surface|uv|rig|motion)[\\/].*\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(rules, file), 'utf8').matchAll(/^ *code: (.*)$/gm)])
    .flatMap(([, value]) => [...value!.matchAll(/'([a-z_]+)'/g)].map(([, code]) => code));
  expect(codes.length).toBeGreaterThan(12);
  for (const code of codes) expect(page).toContain(`\`${code}\``);
});
