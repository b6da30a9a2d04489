import type { Kernel } from '../../solid/kernel.ts';
import { extentOf } from '../box.ts';
import { edgeTable, nextCorner } from '../edge-table.ts';
import { facePlaces, type PrintMesh } from '../print-mesh.ts';
import { boundaryLoops } from './boundary-loops.ts';
import { fillHoles } from './fill-holes.ts';
import { orientFaces } from './orient-faces.ts';
import { weldOpenEdges } from './weld-open-edges.ts';

/** A repaired mesh. */
export interface RepairedMesh extends PrintMesh {
  /** Openings that were closed although they are wide enough to be meant: those of a tube or a cup. */
  readonly closedOpenings: number;
}

/** Least width of such an opening as a share of the model's size. */
const wideOpening = 0.2;

/**
 * Repairs topology and keeps every sound face: welds open edges that nearly meet, drops duplicates and faces without
 * area, removes fins at edges of three and more faces, flips faces so that they agree, fills holes.
 * @param nearness share of the model's size within which open edges are the same; default a hundred-thousandth
 */
export function repairMesh(kernel: Kernel, given: PrintMesh, nearness?: number): RepairedMesh {
  const faces = facePlaces(given);
  const edges = edgeTable(faces);
  // A closed mesh needs no welding, removal or filling.
  if (edges.uses.every((count) => count === 2) && validFaces(faces).every((kept) => kept === 1))
    return { ...turnFaces(given, orientFaces(faces, given.points, edges).turned), closedOpenings: 0 };
  const welded = weldOpenEdges(given, nearness);
  const cleaned = keepFaces(welded, validFaces(facePlaces(welded)));
  const trimmed = keepFaces(cleaned, withoutFins(facePlaces(cleaned)));
  const oriented = turnFaces(trimmed, orientFaces(facePlaces(trimmed), trimmed.points).turned);
  const loops = boundaryLoops(facePlaces(oriented));
  const { corners, partOf, places, points } = oriented;
  const filling = fillHoles(kernel, loops, (corner) => {
    const place = places[corners[corner]!]! * 3;
    return [points[place]!, points[place + 1]!, points[place + 2]!];
  });
  const fillingParts = filling.filter((_, i) => i % 3 === 0).map((corner) => partOf[Math.floor(corner / 3)]!);
  const widthOf = (loop: readonly number[]): number =>
    extentOf(
      loop.flatMap((corner) => {
        const place = places[corners[corner]!]! * 3;
        return [points[place]!, points[place + 1]!, points[place + 2]!];
      }),
    );
  const size = extentOf(points);
  return {
    ...oriented,
    closedOpenings: loops.filter((loop) => widthOf(loop) > wideOpening * size).length,
    corners: Uint32Array.from([...corners, ...filling.map((corner) => corners[corner]!)]),
    partOf: Uint32Array.from([...partOf, ...fillingParts]),
  };
}

/**
 * Returns 1 for faces with three distinct places and no earlier face in the same orientation. Opposite orientations
 * are kept: two solids may touch there.
 */
export function validFaces(faces: Uint32Array): Uint8Array {
  const kept = new Uint8Array(faces.length / 3);
  let slots = 16;
  while (slots < kept.length * 2) slots *= 2;
  const table = new Int32Array(slots).fill(-1);
  for (let face = 0; face < kept.length; face++) {
    const first = lowestCorner(faces, face);
    const [a, b, c] = [faces[first]!, faces[nextCorner(first)]!, faces[nextCorner(nextCorner(first))]!];
    if (a === b || b === c || c === a) continue;
    let slot = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & (slots - 1);
    for (;;) {
      const seen = table[slot]!;
      if (seen < 0) {
        table[slot] = first;
        kept[face] = 1;
        break;
      }
      const then = nextCorner(seen);
      if (faces[seen] === a && faces[then] === b && faces[nextCorner(then)] === c) break;
      slot = (slot + 1) & (slots - 1);
    }
  }
  return kept;
}

/** Returns the corner that identifies a face, whichever corner it starts with. */
function lowestCorner(faces: Uint32Array, face: number): number {
  const [a, b, c] = [faces[face * 3]!, faces[face * 3 + 1]!, faces[face * 3 + 2]!];
  return face * 3 + (a < b && a < c ? 0 : b < c ? 1 : 2);
}

/**
 * Returns 1 for faces to keep: where more than two meet at an edge, removes those with an open edge, until none is
 * left.
 */
function withoutFins(faces: Uint32Array): Uint8Array {
  const kept = new Uint8Array(faces.length / 3).fill(1);
  let list = faces;
  let names = Uint32Array.from(kept.keys());
  for (let round = 0; round < finRounds; round++) {
    const { uses, edgeOf } = edgeTable(list);
    if (!uses.some((count) => count > 2 && count % 2 === 1)) break;
    const stays = new Uint8Array(names.length).fill(1);
    let dropped = 0;
    for (let face = 0; face < names.length; face++) {
      const counts = [0, 1, 2].map((k) => uses[edgeOf[face * 3 + k]!]!);
      if (!counts.some((count) => count > 2) || !counts.includes(1)) continue;
      stays[face] = 0;
      kept[names[face]!] = 0;
      dropped++;
    }
    if (dropped === 0) break;
    list = list.filter((_, i) => stays[Math.floor(i / 3)] === 1);
    names = names.filter((_, i) => stays[i] === 1);
  }
  return kept;
}

const finRounds = 64;

export function keepFaces(mesh: PrintMesh, kept: Uint8Array): PrintMesh {
  if (kept.every((value) => value === 1)) return mesh;
  return {
    ...mesh,
    corners: mesh.corners.filter((_, i) => kept[Math.floor(i / 3)] === 1),
    partOf: mesh.partOf.filter((_, i) => kept[i] === 1),
  };
}

function turnFaces(mesh: PrintMesh, turned: Uint8Array): PrintMesh {
  if (!turned.includes(1)) return mesh;
  const corners = mesh.corners.map((row, i) => {
    if (!turned[Math.floor(i / 3)] || i % 3 === 0) return row;
    return mesh.corners[i % 3 === 1 ? i + 1 : i - 1]!;
  });
  return { ...mesh, corners };
}
