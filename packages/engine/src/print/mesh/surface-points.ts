import { facePlaces, type PrintMesh } from './print-mesh.ts';

/** Visits points on the faces, at most `spacing` apart, with the face of each. */
export function surfacePoints(
  mesh: PrintMesh,
  spacing: number,
  visit: (x: number, y: number, z: number, face: number) => void,
): void {
  const { points } = mesh;
  const faces = facePlaces(mesh);
  for (let i = 0; i < faces.length; i += 3) {
    const [a, b, c] = [faces[i]! * 3, faces[i + 1]! * 3, faces[i + 2]! * 3];
    const u = Math.hypot(
      points[b]! - points[a]!,
      points[b + 1]! - points[a + 1]!,
      points[b + 2]! - points[a + 2]!,
    );
    const v = Math.hypot(
      points[c]! - points[a]!,
      points[c + 1]! - points[a + 1]!,
      points[c + 2]! - points[a + 2]!,
    );
    const w = Math.hypot(
      points[c]! - points[b]!,
      points[c + 1]! - points[b + 1]!,
      points[c + 2]! - points[b + 2]!,
    );
    const n = Math.max(1, Math.ceil(Math.max(u, v, w) / spacing));
    for (let s = 0; s <= n; s++) {
      for (let t = 0; t <= n - s; t++) {
        const [wb, wc] = [s / n, t / n];
        const wa = 1 - wb - wc;
        visit(
          points[a]! * wa + points[b]! * wb + points[c]! * wc,
          points[a + 1]! * wa + points[b + 1]! * wb + points[c + 1]! * wc,
          points[a + 2]! * wa + points[b + 2]! * wb + points[c + 2]! * wc,
          i / 3,
        );
      }
    }
  }
}
