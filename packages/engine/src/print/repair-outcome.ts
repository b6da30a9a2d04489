import { JobError } from '../job/job-error.ts';
import type { MeshAnalysis } from './mesh/analyze-mesh.ts';

/** What a repair did beside closing the faces. */
export interface RepairFacts {
  /** Whether a skin replaces the faces, and the size in millimetres below which it loses detail. */
  readonly skinMm: number | null;
  /** Loose pieces that were left out, and the size in millimetres below which they were. */
  readonly dropped: number;
  readonly crumbMm: number;
  /** Share of the surface on walls that are still thinner than a limit in millimetres; null when walls were left alone. */
  readonly thin: { readonly share: number; readonly limitMm: number } | null;
}

/** Share of the surface below which thin places are the corners of thick walls. */
const leastThinShare = 0.01;

/**
 * Returns sentences on what a repair changed beyond the faults, and on what is left, by the analysis of the file that it
 * wrote.
 * @throws JobError `no_geometry` when the file is not closed
 */
export function repairOutcome(found: MeshAnalysis, family: string, facts: RepairFacts): string[] {
  const { holes, turnedFaces, volume } = found;
  if (holes.length > 0 || turnedFaces > 0 || !(volume > 0)) {
    const edges = holes.reduce((sum, count) => sum + count, 0);
    const why = [
      holes.length > 0 && `${many(holes.length, 'hole')} with ${many(edges, 'edge')}`,
      turnedFaces > 0 && `${many(turnedFaces, 'face')} turned inwards`,
      !(volume > 0) && 'no volume',
    ].filter(Boolean);
    throw new JobError(
      'no_geometry',
      `run ${family}: the repaired model still has ${why.join(', ')}. Close these places in an editor, or send the model in fewer, closed parts.`,
    );
  }
  const { skinMm, dropped, crumbMm, thin } = facts;
  const said = [
    skinMm !== null &&
      `the faces enclosed no volume, so a skin around them replaces them, without detail under ${length(skinMm)}`,
    dropped > 0 && `${many(dropped, 'loose part')} smaller than ${length(crumbMm)} left out`,
    found.nonManifoldEdges > 0 &&
      `${many(found.nonManifoldEdges, 'edge')} left along which bodies touch: move them apart or into each other to print them as two or as one`,
    found.nonManifoldVertices > 0 &&
      `${many(found.nonManifoldVertices, 'point')} left in which bodies touch: move them apart or into each other to print them as two or as one`,
    found.crossingFaces && `${many(found.crossingFaces, 'face')} left that cross others of the same surface`,
    found.overlappingPieces && `${many(found.overlappingPieces, 'part')} left that overlap others`,
    thin !== null &&
      thin.share >= leastThinShare &&
      `${Math.round(thin.share * 100)} % of the surface left on walls thinner than ${length(thin.limitMm)}`,
    found.uselessFaces > 0 && `${many(found.uselessFaces, 'face')} left without area`,
  ];
  return said.filter((each): each is string => typeof each === 'string');
}

function many(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

function length(mm: number): string {
  return `${Number(mm.toPrecision(2))} mm`;
}
