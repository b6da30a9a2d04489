import { analyzeMesh, type MeshAnalysis, weldedWithin } from './mesh/analyze-mesh.ts';
import type { PrintMesh } from './mesh/print-mesh.ts';
import { type ThinWalls, thinWalls } from './mesh/thin-walls.ts';
import type { Print } from './printer.ts';

/** What a task says about the printability of a mesh, and what it is taken from. */
export interface PrintabilityReport {
  readonly found: MeshAnalysis;
  /** Share of the surface on walls that are too thin; null where walls are not measured. */
  readonly thinShare: number | null;
  /** Lengths are millimetres of the print. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** @param print settings by the longest side of the mesh; walls are measured where they are stated */
export function printabilityReport(mesh: PrintMesh, printFor: (extent: number) => Print): PrintabilityReport {
  const found = analyzeMesh(mesh);
  const print = printFor(Math.max(...found.size) || 1);
  const mm = print.mmPerMetre;
  const fields: Record<string, unknown> = {
    watertight: found.watertight,
    volume_mm3: rounded(found.volume * mm ** 3),
    surface_area_mm2: rounded(found.area * mm ** 2),
    size_mm: found.size.map((side) => rounded(side * mm)),
    faces: found.faces,
    connected_parts: found.pieces,
    holes: found.holes.length,
    hole_edges: found.holes.slice(0, mostListed),
    non_manifold_edges: found.nonManifoldEdges,
    non_manifold_vertices: found.nonManifoldVertices,
    self_intersecting_faces: found.crossingFaces,
    overlapping_parts: found.overlappingPieces,
    flipped_faces: found.turnedFaces,
    degenerate_or_duplicate_faces: found.uselessFaces,
    weld_tolerance_mm: Number((weldedWithin(mesh) * mm).toPrecision(3)),
  };
  if (!print.stated) return { found, thinShare: null, fields };
  const walls = thinWalls(mesh, print.thinnestMm / mm);
  fields.thin_walls = wallsOf(walls, print);
  return { found, thinShare: walls.share, fields };
}

function wallsOf(
  { thinnest, share, spots }: ThinWalls,
  { thinnestMm, mmPerMetre: mm }: Print,
): Record<string, unknown> {
  return {
    limit_mm: thinnestMm,
    thinnest_mm: Number.isFinite(thinnest) ? rounded(thinnest * mm) : null,
    surface_share: rounded(share),
    places_mm: [...spots]
      .sort((a, b) => a.thickness - b.thickness)
      .slice(0, mostListed)
      .map(({ point, thickness }) => ({
        position: point.map((value) => rounded(value * mm)),
        thickness: rounded(thickness * mm),
      })),
  };
}

/** Longest list in a report; totals are reported separately. */
const mostListed = 20;

/** Rounds to four decimals: a ten-thousandth of a millimetre. */
function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
