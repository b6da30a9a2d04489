import { writeGlb } from '@meshwright/formats';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InputFile } from '../job/job.ts';
import { runJob } from '../job/run-job.ts';
import { jobs } from '../jobs.ts';
import { generate } from '../text-to-3d/generate.ts';
import { photo } from './photos.ts';

type Input = 'knot' | 'cat' | 'person' | 'shade' | 'words';

export type StopCase = readonly [family: string, input: Input, request: Readonly<Record<string, unknown>>];

export const stopCases: readonly StopCase[] = [
  ['analyze-printability', 'knot', { printer_type: 'fdm', intended_print_height_mm: 3 }],
  ['repair-printability', 'knot', { printer_type: 'fdm', intended_print_height_mm: 3 }],
  ['multi-color-print', 'knot', {}],
  ['auto-split', 'knot', { connectors: true }],
  ['auto-split', 'knot', { mode: 'by_color', prompt: 'red, green' }],
  ['auto-split', 'knot', { mode: 'by_parts', prompt: 'knot, rest' }],
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

/**
 * Tests that a job that is stopped at a report ends without a result.
 * @param stops reports to stop at, each in its own run, from the second on; the first report is 0, before any work
 */
export function describeStops(cases: readonly StopCase[], stops = Number.POSITIVE_INFINITY): void {
  const inputs = new Map<Input, Readonly<Record<string, InputFile>>>();
  beforeAll(async () => {
    const knot = await writeGlb(knotDocument(40, 8, { colored: true }));
    inputs.set('words', {});
    inputs.set('cat', { image: await photo('cat') });
    for (const name of ['knot', 'shade'] as const) inputs.set(name, { model: { name, bytes: knot } });
    if (!cases.some(([, input]) => input === 'person')) return;
    const person = { prompt: 'a person', seed: 1, texture: null, pose: 'a-pose', detail: 0.4 } as const;
    const { document } = await generate(person);
    inputs.set('person', { model: { name: 'person', bytes: await writeGlb(document) } });
  });

  describe('a job stopped in the middle ends at its next stage, without a result', () => {
    it.each(cases)('%s of a %s %o', async (family, input, request) => {
      for (let number = 2; number < 2 + stops; number++) {
        const { reports, code } = await stoppedAt([family, inputs.get(input)!, request], number);
        if (reports.length < number || reports.at(-1) === 100) break;
        expect(code, `stopped at ${reports.at(-1)} %`).toBe('aborted');
        expect(reports).toHaveLength(number);
      }
    });
  });
}

/** Stops a run at the report with the given number, and returns all reports and the outcome. */
async function stoppedAt(
  [family, files, request]: readonly [string, Readonly<Record<string, InputFile>>, StopCase[2]],
  number: number,
): Promise<{ reports: number[]; code: string }> {
  const controller = new AbortController();
  const reports: number[] = [];
  const progress = (percent: number): void => {
    reports.push(percent);
    if (reports.length === number) controller.abort();
  };
  try {
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
