import {
  Bone,
  BoxGeometry,
  BufferAttribute,
  Group,
  Matrix4,
  MeshBasicMaterial,
  Raycaster,
  Skeleton,
  SkinnedMesh,
  Sphere,
  Vector3,
} from 'three';
import { expect, it } from 'vitest';
import { CrowdMesh, reachOf } from './crowd-mesh.ts';

/** A box on a bone that is moved up by 2 from its rest, in a space that is off the origin, with copies along x. */
function crowd() {
  const geometry = new BoxGeometry(1, 1, 1);
  const { count } = geometry.getAttribute('position');
  geometry.setAttribute('skinIndex', new BufferAttribute(new Uint16Array(count * 4), 4));
  const weights = Float32Array.from({ length: count * 4 }, (_, at) => Number(at % 4 === 0));
  geometry.setAttribute('skinWeight', new BufferAttribute(weights, 4));
  const space = new Group();
  space.position.set(0, 0, -7);
  const bone = new Bone();
  const source = new SkinnedMesh(geometry, new MeshBasicMaterial());
  source.bind(new Skeleton([bone], [new Matrix4()]), new Matrix4());
  space.add(bone, source);
  bone.position.y = 2;
  space.updateWorldMatrix(true, true);
  const reach = reachOf(source, space.matrixWorld);
  const mesh = new CrowdMesh(source, reach, 3);
  for (let index = 0; index < 3; index++) {
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(index * 4, 0, 0));
  }
  mesh.computeBoundingSphere();
  space.add(mesh);
  space.updateWorldMatrix(true, true);
  return { space, bone, mesh, reach };
}

function hits(mesh: CrowdMesh, x: number, y: number) {
  const ray = new Raycaster(new Vector3(x, y, 10), new Vector3(0, 0, -1));
  return [
    ...new Set(ray.intersectObject(mesh).map(({ object, instanceId }) => object === mesh && instanceId)),
  ];
}

it('hits the copy where its bones put it, also after they moved', () => {
  const { space, bone, mesh } = crowd();
  expect([0, 4, 8].map((x) => hits(mesh, x, 2))).toEqual([[0], [1], [2]]);
  expect(hits(mesh, 4, 0)).toEqual([]);
  bone.position.y = 1;
  space.updateWorldMatrix(true, true);
  expect(hits(mesh, 4, 1)).toEqual([1]);
  expect(hits(mesh, 4, 2)).toEqual([]);
});

it('has bounds around every copy, for poses within twice the radius', () => {
  const { mesh, reach } = crowd();
  const half = Math.sqrt(3) / 2;
  expect(reach.center.distanceTo(new Vector3(0, 2, 0)) + 2 * half).toBeLessThan(reach.radius + half);
  for (const x of [0, 4, 8]) {
    const one = new Sphere(reach.center.clone().add(new Vector3(x, 0, 0)), reach.radius);
    const { center, radius } = mesh.boundingSphere!;
    expect(center.distanceTo(one.center) + one.radius).toBeLessThanOrEqual(radius + 1e-5);
  }
});
