import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { stepIssues } from '../step-options.ts';
import { stepList, steps } from '../steps.ts';
import { fixtures } from '../testing/models.ts';
import { diagnose } from './diagnose.ts';

const rules = join(import.meta.dirname, 'rules');
const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(rules, name), 'utf8'))
  .join('\n');
const named = [...sources.matchAll(/\bstep: \{ (\w+):|\bthe step (\w+)/g)].map(
  (found) => found[1] ?? found[2],
);

it('every step that a rule recommends exists', () => {
  expect(named.length).toBeGreaterThanOrEqual(4);
  expect(named.filter((name) => !Object.hasOwn(steps, name!))).toEqual([]);
});

it('the recommended step takes its options and mends what was found', async () => {
  const model = readFileSync(join(fixtures, 'character.glb'));
  const { findings } = await diagnose(bytesSource(model));
  const recommended = findings.filter(({ fix }) => fix?.step);
  expect(recommended.map(({ code }) => code)).toContain('scaled_armature');
  for (const { code, fix } of recommended) {
    const [[name, options]] = Object.entries(fix!.step!) as [[string, object]];
    const step = stepList.find((each) => each.name === name)!;
    expect(stepIssues(step, options)).toEqual([]);
    const { glb } = await processAsset(bytesSource(model), [step.make(options as never)]);
    const after = await diagnose(bytesSource(glb));
    expect(after.findings.map((finding) => finding.code)).not.toContain(code);
  }
});
