import { standInOf } from '@meshwright/formats';
import { inputModel } from '../../job/input-model.ts';
import type { JobContext, JobInput, JobOutput } from '../../job/job.ts';
import { analyzeMesh } from '../../print/mesh/analyze-mesh.ts';
import { printMesh } from '../../print/mesh/print-mesh.ts';
import { thinWalls } from '../../print/mesh/thin-walls.ts';
import { printOf } from '../../print/printer.ts';

/**
 * Reports whether a model can be printed: watertight, volume, holes, non-manifold edges, and thin walls when the
 * printer or the size of the print is given. Lengths are millimetres of the print; without a size a metre of the model
 * is 1000 (spec: Capabilities whose paths are left open; the keys besides `thin_walls` are not in the spec).
 * @throws JobError
 */
export async function analyzePrintability(input: JobInput, context: JobContext): Promise<JobOutput> {
  const { progress, signal } = context;
  const document = await inputModel(input);
  signal.throwIfAborted();
  progress(30);
  const mesh = printMesh(document, input.family);
  const found = analyzeMesh(mesh);
  signal.throwIfAborted();
  progress(60);
  const print = printOf(input.request, Math.max(...found.size) || 1);
  const mm = print.mmPerMetre;
  const printability: Record<string, unknown> = {
    watertight: found.watertight,
    volume_mm3: rounded(found.volume * mm ** 3),
    surface_area_mm2: rounded(found.area * mm ** 2),
    size_mm: found.size.map((side) => rounded(side * mm)),
    faces: found.faces,
    connected_parts: found.pieces,
    holes: found.holes.length,
    hole_edges: found.holes.slice(0, mostListed),
    non_manifold_edges: found.nonManifoldEdges,
    flipped_faces: found.turnedFaces,
    degenerate_or_duplicate_faces: found.uselessFaces,
  };
  if (print.stated) {
    const { thinnest, share, spots } = thinWalls(mesh, print.thinnestMm / mm);
    printability.thin_walls = {
      limit_mm: print.thinnestMm,
      thinnest_mm: Number.isFinite(thinnest) ? rounded(thinnest * mm) : null,
      surface_share: rounded(share),
      places_mm: thinnestFirst(spots)
        .slice(0, mostListed)
        .map(({ point, thickness }) => ({
          position: point.map((value) => rounded(value * mm)),
          thickness: rounded(thickness * mm),
        })),
    };
  }
  const standIn = standInOf(document);
  return { files: {}, result: { printability }, ...(standIn !== undefined && { standIn }) };
}

/** Longest list in a report; totals are reported separately. */
const mostListed = 20;

function thinnestFirst<T extends { readonly thickness: number }>(spots: readonly T[]): T[] {
  return [...spots].sort((a, b) => a.thickness - b.thickness);
}

/** Rounds to four decimals: a ten-thousandth of a millimetre. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
