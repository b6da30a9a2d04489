import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { crossingTriangles } from '../../surface/crossings.ts';
import { forPrint } from '../severity.ts';

/** Surfaces that go through themselves; parts of their own that overlap are put together, and left out. */
export async function selfIntersecting(examination: Examination): Promise<Finding[]> {
  const severity = forPrint(examination, 'note');
  let [crossing, crossed, triangles, area] = [0, 0, 0, 0];
  let pointer = '';
  for (const surface of await examination.surfaces()) {
    const { areas } = surface.topology;
    const marks = crossingTriangles(surface, severity === 'error');
    for (let triangle = 0; triangle < marks.length; triangle++) {
      area += areas[triangle]!;
      if (marks[triangle] === 0) continue;
      pointer ||= surface.pointer;
      crossing++;
      crossed += areas[triangle]!;
    }
    triangles += marks.length;
  }
  const isFew = crossing < triangles * FEW || crossed < area * FEW;
  if (crossing === 0 || (severity !== 'error' && isFew)) return [];
  return [
    {
      code: 'self_intersecting',
      severity,
      message: `${count(crossing, 'triangle goes', 'triangles go')} through the surface that they belong to`,
      consequence:
        'slicers, physics and lightmaps take the inside for the outside there, and transparency shows it',
      fix: {
        does: 'move the folds apart in a modelling program, or repair it for printing on the server',
        task: { family: 'repair-printability', request: {} },
      },
      pointer,
    },
  ];
}

/** Share of the triangles and of the area: fewer are folds that are not seen. */
const FEW = 0.005;
