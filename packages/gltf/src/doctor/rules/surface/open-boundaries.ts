import { count, lengthText } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { type Hole, holesOf } from '../../surface/holes.ts';
import { forPrint } from '../severity.ts';

/** Small holes in surfaces that are closed elsewhere; for printing, every open edge. */
export async function openBoundaries(examination: Examination): Promise<Finding[]> {
  const { report } = examination;
  const severity = forPrint(examination, 'note');
  const surfaces = await examination.surfaces();
  const holes: Hole[] = [];
  let pointer = '';
  for (const surface of surfaces) {
    const own = holesOf(surface).filter(({ share }) => severity === 'error' || share < PUNCHED);
    if (own.length > 0) pointer ||= surface.pointer;
    holes.push(...own);
  }
  if (holes.length === 0) return [];
  const metres = report.unit === 'metre' ? 1 : 0.001;
  const widest = holes.reduce((most, { width }) => Math.max(most, width), 0) * metres;
  const longest = Math.max(...(report.bounds?.size ?? [0])) * metres;
  // A gap below a thousandth of the model is never seen.
  if (severity !== 'error' && widest < longest * 0.001) return [];
  const what =
    severity === 'error'
      ? count(holes.length, 'open boundary', 'open boundaries')
      : count(holes.length, 'small hole');
  return [
    {
      code: 'open_boundaries',
      severity,
      message: `${what} in the surface, up to ${lengthText(widest)} wide`,
      consequence:
        severity === 'error'
          ? 'a slicer cannot know inside from outside there, and fills or drops the part'
          : 'light and the background show through, because the inside of a surface is not drawn',
      fix: {
        does: 'close them in a modelling program, or repair it for printing on the server',
        task: { family: 'repair-printability', request: {} },
      },
      pointer,
    },
  ];
}

/** A hole is punched into a shell that has hundred times its square; a wider opening is meant, such as that of a cup. */
const PUNCHED = 0.01;
