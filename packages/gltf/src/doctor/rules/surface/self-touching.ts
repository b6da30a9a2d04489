import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { doubledTriangles, pinchedPlaces } from '../../surface/touches.ts';
import { forPrint } from '../severity.ts';

/** Shells that touch themselves at a point, and triangles that lie twice in one place. */
export async function selfTouching(examination: Examination): Promise<Finding[]> {
  let [pinched, doubled, triangles] = [0, 0, 0];
  const at = { pinched: '', doubled: '' };
  for (const surface of await examination.surfaces()) {
    const own = pinchedPlaces(surface);
    const twice = doubledTriangles(surface);
    if (own > 0) at.pinched ||= surface.pointer;
    if (twice > 0) at.doubled ||= surface.pointer;
    pinched += own;
    doubled += twice;
    triangles += surface.triangles.length / 3;
  }
  const findings: Finding[] = [];
  const severity = forPrint(examination, 'note');
  if (pinched > 0 && (severity === 'error' || pinched > triangles * FEW)) {
    findings.push({
      code: 'self_touching',
      severity,
      message: `the surface touches itself at ${count(pinched, 'point')}`,
      consequence: 'it looks right, but slicers, physics and simplification may tear or fuse it there',
      fix: {
        does: 'merge or separate the parts in a modelling program; for printing, repair it on the server',
        task: { family: 'repair-printability', request: {} },
      },
      pointer: at.pinched,
    });
  }
  if (doubled > triangles * FEW) {
    findings.push({
      code: 'doubled_triangles',
      severity: forPrint(examination, 'warning'),
      message: `${count(doubled, 'triangle lies', 'triangles lie')} on another one that faces the same way`,
      consequence:
        'both are drawn at the same depth: the surface flickers, and shadows and transparency double',
      fix: { does: 'delete duplicate faces in a modelling program (Blender: Mesh, Merge, By Distance)' },
      pointer: at.doubled,
    });
  }
  return findings;
}

/** Share of the triangles. */
const FEW = 0.002;
