import {
  Bone,
  BoxGeometry,
  BufferAttribute,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Raycaster,
  Skeleton,
  SkinnedMesh,
  Sphere,
  Vector3,
} from 'three';
import { expect, it } from 'vitest';
import { BakedMesh } from './baked-mesh.ts';
import { posesOf } from './poses.ts';

const box = () => new BoxGeometry(1, 1, 1);
const reach = new Sphere(new Vector3(), 20);

/** Returns a box bound to one bone, and what poses it keeps while the bone rises by a metre for each pose. */
function rising(isRigid: boolean, count: number) {
  const bone = isRigid ? new Mesh(box(), new MeshBasicMaterial()) : new Bone();
  const skeleton = new Skeleton([bone as Bone], [new Matrix4()]);
  const poses = posesOf(skeleton, count);
  for (let pose = 0; pose < count; pose++) {
    bone.position.y = pose;
    bone.updateMatrixWorld(true);
    poses.capture(pose, new Matrix4());
  }
  if (isRigid) return { poses, source: bone as unknown as Mesh };
  const geometry = box();
  const vertices = geometry.attributes.position!.count;
  geometry.setAttribute('skinIndex', new BufferAttribute(new Uint8Array(vertices * 4), 4));
  const weights = Float32Array.from({ length: vertices * 4 }, (_, at) => Number(at % 4 === 0));
  geometry.setAttribute('skinWeight', new BufferAttribute(weights, 4));
  const source = new SkinnedMesh(geometry, new MeshBasicMaterial());
  source.bind(skeleton, new Matrix4());
  return { poses, source };
}

it.each([
  ['a mesh with a skin', false],
  ['a mesh that a bone carries', true],
])('a ray hits each copy of %s in the pose that it has at that time', (_, isRigid) => {
  const { poses, source } = rising(isRigid, 5);
  const clock = { value: 0 };
  const mesh = new BakedMesh(source, poses, clock, reach, 3);
  mesh.count = 3;
  for (let copy = 0; copy < 3; copy++) mesh.setMatrixAt(copy, new Matrix4().makeTranslation(copy * 10, 0, 0));
  // Four intervals in four seconds; the last copy is twice as fast and half a round ahead.
  mesh.play(Float32Array.from([0, 4, 0.25, 0, 0, 4, 0.25, 0.5, 0, 4, 0.5, 0.5]));
  const heights = () =>
    [0, 1, 2].map((copy) => {
      const hits: never[] = [];
      mesh.raycast(new Raycaster(new Vector3(copy * 10 + 0.1, 30, 0.1), new Vector3(0, -1, 0)), hits);
      const [nearest] = hits as { instanceId: number; point: Vector3 }[];
      expect(nearest!.instanceId).toBe(copy);
      return Math.round((nearest!.point.y - 0.5) * 1000) / 1000;
    });
  expect(heights()).toEqual([0, 2, 2]);
  clock.value = 1.5;
  expect(heights()).toEqual([1.5, 3.5, 1]);
  mesh.play(Float32Array.from([1, 1, 0, 0]), [1]);
  expect(heights()).toEqual([1.5, 1, 1]);
  mesh.dispose();
});

it('has bounds around the reach of every copy', () => {
  const { poses, source } = rising(true, 2);
  const mesh = new BakedMesh(source, poses, { value: 0 }, reach, 3);
  mesh.count = 3;
  const places = [0, 7, 20].map((x, copy) =>
    new Matrix4().makeTranslation(x, 0, 0).scale(new Vector3().setScalar(1 + copy)),
  );
  for (const [copy, place] of places.entries()) mesh.setMatrixAt(copy, place);
  mesh.computeBoundingSphere();
  const { center, radius } = mesh.boundingSphere!;
  for (const place of places) {
    const one = reach.clone().applyMatrix4(place);
    expect(center.distanceTo(one.center) + one.radius).toBeLessThanOrEqual(radius + 1e-5);
  }
  mesh.dispose();
});
