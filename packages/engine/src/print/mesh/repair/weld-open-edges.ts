import { extentOf } from '../box.ts';
import { edgeTable, nextCorner } from '../edge-table.ts';
import { facePlaces, type PrintMesh } from '../print-mesh.ts';

/** Share of the model's size within which two open corners are the same. */
const usualNearness = 1e-5;

/** Most distance of a place to the first of those it is merged with, in the distance that two are merged over. */
const widest = 2;

/**
 * Merges places on open edges that are closer than a share of the model's size.
 * @param nearness default: a hundred-thousandth
 */
export function weldOpenEdges(mesh: PrintMesh, nearness = usualNearness): PrintMesh {
  const faces = facePlaces(mesh);
  const { uses, edgeOf } = edgeTable(faces);
  const open = new Set<number>();
  for (let half = 0; half < faces.length; half++) {
    if (uses[edgeOf[half]!] !== 1) continue;
    open.add(faces[half]!).add(faces[nextCorner(half)]!);
  }
  if (open.size === 0) return mesh;
  const { points } = mesh;
  const grain = extentOf(points) * nearness;
  const cells = new Map<string, number[]>();
  const weldedPlace = new Map<number, number>();
  const firstOf = (place: number): number => {
    let first = place;
    for (let next = weldedPlace.get(first); next !== undefined; next = weldedPlace.get(first)) first = next;
    return first;
  };
  for (const place of open) {
    const at = [0, 1, 2].map((k) => Math.floor(points[place * 3 + k]! / grain));
    const near = around(at)
      .flatMap((key) => cells.get(key) ?? [])
      .filter((other) => distance(points, place, other) <= grain)
      .map(firstOf);
    const first = near.find((other) => distance(points, place, other) <= widest * grain);
    if (first !== undefined) {
      weldedPlace.set(place, first);
      // Two groups that this place connects are one.
      for (const other of new Set(near))
        if (other !== first && distance(points, other, first) <= widest * grain)
          weldedPlace.set(other, first);
    }
    const key = at.join();
    const list = cells.get(key);
    if (list) list.push(place);
    else cells.set(key, [place]);
  }
  if (weldedPlace.size === 0) return mesh;
  return { ...mesh, places: mesh.places.map(firstOf) };
}

function around([x, y, z]: readonly number[]): string[] {
  const keys: string[] = [];
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) for (let k = -1; k <= 1; k++) keys.push(`${x! + i},${y! + j},${z! + k}`);
  return keys;
}

function distance(points: Float32Array, a: number, b: number): number {
  return Math.hypot(...[0, 1, 2].map((k) => points[a * 3 + k]! - points[b * 3 + k]!));
}
