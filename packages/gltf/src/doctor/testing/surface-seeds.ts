import { addMesh, ballMesh, meshGlb, type TestMesh } from './ball.ts';
import type { Seed } from './seed.ts';

const changed = (change: (mesh: TestMesh) => void) => () => {
  const mesh = ballMesh();
  change(mesh);
  return meshGlb(mesh);
};
const turned = (mesh: TestMesh, from = 0, to = mesh.triangles.length) => {
  for (let at = from; at < to; at += 3) {
    const [b, c] = [mesh.triangles[at + 1]!, mesh.triangles[at + 2]!];
    mesh.triangles[at + 1] = c;
    mesh.triangles[at + 2] = b;
  }
  return mesh;
};
/** Mirrors the outer part of one side into the other side, so that one shell crosses itself along a ring. */
const pulledThrough = ({ points }: TestMesh) => {
  for (let at = 0; at < points.length; at += 3) if (points[at]! > 0.4) points[at] = points[at]! - 1;
};
const small = () => ballMesh(8, 4);
/** Index of the first triangle of a row in the middle. */
const middle = 3 * 32 * 14;

export const surfaceSeeds: readonly Seed[] = [
  {
    code: 'floating_debris',
    defect: 'a speck of 1 cm at 20 cm from the ball',
    broken: changed((mesh) => addMesh(mesh, small(), 0.01, [0.7, 0.5, 0])),
    harmless: 'a button of 1 cm on the ball',
    sound: changed((mesh) => addMesh(mesh, small(), 0.01, [0.5, 0.5, 0])),
  },
  {
    code: 'inverted_winding',
    defect: 'every triangle turned',
    broken: changed((mesh) => turned(mesh)),
    harmless: 'a cavity, which faces inwards inside the ball',
    sound: changed((mesh) => addMesh(mesh, turned(small()), 0.5, [0, 0.5, 0])),
  },
  {
    code: 'inverted_winding',
    defect: 'a second ball inside out beside the first',
    broken: changed((mesh) => addMesh(mesh, turned(small()), 0.5, [0.8, 0.5, 0])),
    harmless: 'an outline, which faces inwards around the ball',
    sound: changed((mesh) => addMesh(mesh, turned(ballMesh()), 1.02, [0, 0.5, 0])),
  },
  {
    code: 'mixed_winding',
    defect: 'eight triangles turned',
    broken: changed((mesh) => turned(mesh, middle, middle + 24)),
    harmless: 'a mirrored node, which renderers undo',
    sound: () => meshGlb(ballMesh(), { nodes: [{ mesh: 0, name: 'ball', scale: [-1, 1, 1] }] }),
  },
  {
    code: 'non_manifold',
    defect: 'fins on a tenth of the triangles',
    broken: changed((mesh) => {
      for (let at = 0; at < mesh.triangles.length; at += 30) {
        const tip = mesh.points.length / 3;
        const corner = mesh.triangles[at]! * 3;
        mesh.points.push(
          mesh.points[corner]! * 1.2,
          mesh.points[corner + 1]! + 0.01,
          mesh.points[corner + 2]! * 1.2,
        );
        mesh.uvs.push(0, 0);
        mesh.triangles.push(mesh.triangles[at]!, mesh.triangles[at + 1]!, tip);
      }
    }),
    harmless: 'one fin',
    sound: changed((mesh) => {
      mesh.points.push(0.6, 0.6, 0);
      mesh.uvs.push(0, 0);
      mesh.triangles.push(mesh.triangles[600]!, mesh.triangles[601]!, mesh.points.length / 3 - 1);
    }),
  },
  {
    code: 'non_manifold',
    defect: 'one fin, for printing',
    broken: changed((mesh) => {
      mesh.points.push(0.6, 0.6, 0);
      mesh.uvs.push(0, 0);
      mesh.triangles.push(mesh.triangles[600]!, mesh.triangles[601]!, mesh.points.length / 3 - 1);
    }),
    harmless: 'the ball',
    sound: () => meshGlb(ballMesh()),
    budget: 'print',
  },
  {
    code: 'open_boundaries',
    defect: 'a triangle left out',
    broken: changed((mesh) => mesh.triangles.splice(middle, 3)),
    harmless: 'a bowl: the lower half of the ball',
    sound: changed((mesh) => mesh.triangles.splice(middle)),
  },
  {
    code: 'open_boundaries',
    defect: 'a bowl without thickness, for printing',
    broken: changed((mesh) => mesh.triangles.splice(middle)),
    harmless: 'the ball',
    sound: () => meshGlb(ballMesh()),
    budget: 'print',
  },
  {
    code: 'self_touching',
    defect: 'five places pulled to the other side',
    broken: changed((mesh) => {
      // With neighbours they would share edges.
      for (let column = 2; column < 16; column += 3) {
        const [a, b] = [(8 * 33 + column) * 3, (8 * 33 + 32 - column) * 3];
        for (const axis of [0, 1, 2]) mesh.points[b + axis] = mesh.points[a + axis]!;
      }
    }),
    harmless: 'two balls that touch at a point',
    sound: changed((mesh) => addMesh(mesh, ballMesh(), 1, [1, 0.5, 0])),
  },
  {
    code: 'self_intersecting',
    defect: 'a side of the ball pulled through the other side',
    broken: changed(pulledThrough),
    harmless: 'two balls in one mesh that overlap by half',
    sound: changed((mesh) => addMesh(mesh, ballMesh(), 1, [0.5, 0.5, 0.01])),
  },
  {
    code: 'self_intersecting',
    defect: 'one spike through the other side, for printing',
    broken: changed((mesh) => {
      mesh.points[(8 * 33 + 8) * 3] = -0.8;
    }),
    harmless: 'the ball',
    sound: () => meshGlb(ballMesh()),
    budget: 'print',
  },
  {
    code: 'doubled_triangles',
    defect: 'thirty triangles stored twice',
    broken: changed((mesh) => mesh.triangles.push(...mesh.triangles.slice(middle, middle + 90))),
    harmless: 'thirty triangles with a back side',
    sound: changed((mesh) => {
      const copy = { ...mesh, triangles: mesh.triangles.slice(middle, middle + 90) };
      mesh.triangles.push(...turned(copy).triangles);
    }),
  },
];
