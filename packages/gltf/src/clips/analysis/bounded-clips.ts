import { sizeOf } from '../../bounds/box.ts';
import type { BoundsMode } from '../../bounds/rest-bounds.ts';
import { type ClipReport, clipReports } from '../../inspect/clip-report.ts';
import type { ModelReader } from '../../read/model.ts';
import type { Warning } from '../../warning.ts';
import { workBudget } from '../../work-budget.ts';
import { animatedBounds } from './animated-bounds.ts';

/** Reports every clip with its box over time; all clips share one work budget. */
export async function boundedClips(
  reader: ModelReader,
  { bounds, signal }: { bounds?: BoundsMode; signal?: AbortSignal },
  warnings: Warning[],
): Promise<ClipReport[]> {
  const reports = await clipReports(reader, signal);
  const work = workBudget(bounds === 'vertices' ? Number.POSITIVE_INFINITY : MAX_WORK, signal);
  for (const [index, report] of reports.entries()) {
    const { box, exact, poses, warnings: found } = await animatedBounds(reader, index, work);
    report.bounds = box && { min: [...box.min], max: [...box.max], size: sizeOf(box), exact, poses };
    for (const warning of found)
      if (!warnings.some(({ message }) => message === warning.message)) warnings.push(warning);
  }
  return reports;
}

/** About two seconds, in units of `WorkBudget`. */
const MAX_WORK = 400_000_000;
