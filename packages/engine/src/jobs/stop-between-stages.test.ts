import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { full } from '../../../../test/full.ts';
import type { InputFile } from '../job/job.ts';
import { runJob } from '../job/run-job.ts';
import { jobs } from '../jobs.ts';
import { photo } from '../testing/photos.ts';
import { generate } from '../text-to-3d/generate.ts';

type Input = 'knot' | 'cat' | 'person' | 'shade' | 'words';

type Case = readonly [family: string, input: Input, request: Readonly<Record<string, unknown>>];

const cases: readonly Case[] = [
  ['analyze-printability', 'knot', { printer_type: 'fdm', print_size_mm: 3 }],
  ['repair-printability', 'knot', { printer_type: 'fdm', print_size_mm: 3 }],
  ['multi-color-print', 'knot', {}],
  ['auto-split', 'knot', { connectors: true }],
  ['auto-split', 'knot', { split_mode: 'by_color' }],
  ['auto-split', 'knot', { split_mode: 'by_parts', parts: ['head'] }],
  ['rigging', 'person', {}],
  ['text-to-motion', 'words', { prompt: 'walks', mode: 'prime' }],
  ['keycap-prototype', 'cat', {}],
  ['keycap-build', 'cat', {}],
  ...['brick-figure', 'figure', 'vinyl-figure', 'keychain', 'fridge-magnet', 'fidget-pixel'].map(
    (name) => [`${name}-build`, 'cat', {}] as const,
  ),
  ['lamp-prototype', 'cat', {}],
  ['lamp-build', 'shade', {}],
  ['collapsible-fidget', 'cat', {}],
];

/** Jobs of different kinds and low cost. */
const shortForm = /analyze|repair|multi-color|auto-split|text-to-motion|fridge-magnet|lamp-build/;

const inputs = new Map<Input, Readonly<Record<string, InputFile>>>();
beforeAll(async () => {
  const knot = await writeGlb(knotDocument(40, 8, { colored: true }));
  inputs.set('words', {});
  inputs.set('cat', { image: await photo('cat') });
  for (const name of ['knot', 'shade'] as const) inputs.set(name, { model: { name, bytes: knot } });
  if (!full) return;
  const { document } = await generate({
    prompt: 'a person',
    seed: 1,
    texture: null,
    pose: 'a-pose',
    detail: 0.4,
  });
  inputs.set('person', { model: { name: 'person', bytes: await writeGlb(document) } });
});

/** Stops a run at the report with the given number, and returns all reports and the outcome. */
async function stoppedAt(
  [family, input, request]: Case,
  number: number,
): Promise<{ reports: number[]; code: string }> {
  const controller = new AbortController();
  const reports: number[] = [];
  const progress = (percent: number): void => {
    reports.push(percent);
    if (reports.length === number) controller.abort();
  };
  try {
    const files = inputs.get(input)!;
    await runJob(
      jobs,
      { family, request, files, seed: 1 },
      { progress, signal: controller.signal, thumbnailSize: 32 },
    );
    return { reports, code: 'done' };
  } catch (error) {
    return { reports, code: (error as { code: string }).code };
  }
}

describe('a job stopped in the middle ends at its next stage, without a result', () => {
  it.each(cases.filter(([family]) => full || shortForm.test(family)))(
    '%s of a %s %o',
    async (family, input, request) => {
      // The first report is 0, before any work.
      for (let number = 2; ; number++) {
        const { reports, code } = await stoppedAt([family, input, request], number);
        if (reports.length < number || reports.at(-1) === 100) break;
        expect(code, `stopped at ${reports.at(-1)} %`).toBe('aborted');
        expect(reports).toHaveLength(number);
        if (!full) return;
      }
    },
  );
});
