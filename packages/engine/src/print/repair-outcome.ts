import { JobError } from '../job/job-error.ts';
import { type MeshAnalysis, remarksOn } from './mesh/analyze-mesh.ts';
import type { PrintMesh } from './mesh/print-mesh.ts';
import { hasErrors } from './printability-report.ts';

/** What a repair did beside closing the faces. */
export interface RepairFacts {
  /** Whether a skin replaces the faces, and the size in millimetres below which it loses detail. */
  readonly skinMm: number | null;
  /** Openings wide enough to be meant, as of a tube or a cup, that were closed. */
  readonly closedOpenings: number;
  /** Distance in millimetres over which open edges were welded; null for the usual one. */
  readonly weldMm: number | null;
  /** Loose pieces that were left out, and the size in millimetres below which they were. */
  readonly dropped: number;
  readonly crumbMm: number;
  /** Share of the surface on walls that are still thinner than a limit in millimetres; null when walls were left alone. */
  readonly thin: { readonly share: number; readonly limitMm: number } | null;
}

/** Share of the surface below which thin places are the corners of thick walls. */
const leastThinShare = 0.01;

/**
 * Returns sentences on what a repair changed beyond the faults, and on what is left in the file that it wrote.
 * @throws JobError `no_geometry` when the analysis of the file has an error
 */
export function repairOutcome(
  written: PrintMesh,
  found: MeshAnalysis,
  family: string,
  facts: RepairFacts,
): string[] {
  const left = remarksOn(written);
  if (hasErrors(found)) {
    const edges = found.holes.reduce((sum, count) => sum + count, 0);
    const why = [
      found.holes.length > 0 && `${many(found.holes.length, 'hole')} with ${many(edges, 'edge')}`,
      found.nonManifoldEdges > 0 && `${many(found.nonManifoldEdges, 'edge')} of more than two faces`,
      left.turnedFaces > 0 && `${many(left.turnedFaces, 'face')} turned inwards`,
      !(found.volume > 0) && 'no volume',
    ].filter(Boolean);
    throw new JobError(
      'no_geometry',
      `run ${family}: the repaired model still has ${why.join(', ')}. Close these places in an editor, or send the model in fewer, closed parts.`,
    );
  }
  const { skinMm, closedOpenings, weldMm, dropped, crumbMm, thin } = facts;
  const said = [
    skinMm !== null &&
      `the faces enclosed no volume, so a skin around them replaces them, without detail under ${length(skinMm)}`,
    weldMm !== null && `open edges up to ${length(weldMm)} apart welded`,
    closedOpenings > 0 &&
      `${many(closedOpenings, 'wide opening')} closed: give the walls a thickness where a tube or a cup is meant to stay open`,
    dropped > 0 && `${many(dropped, 'loose part')} smaller than ${length(crumbMm)} left out`,
    left.nonManifoldVertices > 0 &&
      `${many(left.nonManifoldVertices, 'point')} left in which bodies touch: move them apart or into each other to print them as two or as one`,
    left.crossingFaces && `${many(left.crossingFaces, 'face')} left that cross others of the same surface`,
    left.overlappingPieces && `${many(left.overlappingPieces, 'part')} left that overlap others`,
    thin !== null &&
      thin.share >= leastThinShare &&
      `${Math.round(thin.share * 100)} % of the surface left on walls thinner than ${length(thin.limitMm)}`,
    left.uselessFaces > 0 && `${many(left.uselessFaces, 'face')} left without area`,
  ];
  return said.filter((each): each is string => typeof each === 'string');
}

function many(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

function length(mm: number): string {
  return `${Number(mm.toPrecision(2))} mm`;
}
