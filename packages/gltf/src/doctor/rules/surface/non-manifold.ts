import { count } from '../../amount.ts';
import type { Examination } from '../../examination.ts';
import type { Finding } from '../../finding.ts';
import { forPrint } from '../severity.ts';

/** Edges with three triangles or more, where inside and outside are undefined. */
export async function nonManifold(examination: Examination): Promise<Finding[]> {
  let [edges, wild] = [0, 0];
  let pointer = '';
  for (const { topology, pointer: at } of await examination.surfaces()) {
    const { faces, count: own } = topology.edges;
    edges += own;
    for (let edge = 0; edge < own; edge++) {
      if (faces[edge]! < 3) continue;
      wild++;
      pointer ||= at;
    }
  }
  const severity = forPrint(examination, 'note');
  if (wild === 0 || (severity === 'note' && wild <= edges * FEW)) return [];
  return [
    {
      code: 'non_manifold',
      severity,
      message: `${count(wild, 'edge has', 'edges have')} three triangles or more (non-manifold)`,
      consequence: 'it looks right, but physics, printing, LODs and boolean operations need a closed surface',
      fix: {
        does: 'for printing, repair it on the server',
        task: { family: 'repair-printability', request: {} },
      },
      pointer,
    },
  ];
}

/** Share of the edges: fins, blades and touching boxes of hand-made models have a few. */
const FEW = 0.01;
