import {
  BoxGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Quaternion,
  Vector3,
} from 'three';
import { expect, it } from 'vitest';
import type { ThreeHost } from './three-host.ts';
import { threeScatter } from './three-scatter.ts';

it('gives copies the morph weights of the model, also after they change and after there are more copies', () => {
  const geometry = new BoxGeometry();
  const { count } = geometry.getAttribute('position');
  geometry.morphAttributes.position = [new Float32BufferAttribute(new Float32Array(count * 3), 3)];
  const model = new Mesh(geometry, new MeshBasicMaterial());
  model.morphTargetInfluences![0] = 0.25;
  const [space, content] = [new Group(), new Group()];
  content.add(model);
  space.add(content);
  const scatter = threeScatter(space, content, { camera: new PerspectiveCamera() } as unknown as ThreeHost);
  const shown = () => {
    const copies = space.children.filter((node) => node instanceof InstancedMesh);
    return copies.map((each) => [each.count, ...each.morphTargetInfluences!]);
  };
  const one = new Matrix4().toArray();
  scatter.show(Float32Array.from(one), undefined);
  expect(shown()).toEqual([[1, 0.25]]);
  model.morphTargetInfluences![0] = 0.75;
  expect(shown()).toEqual([[1, 0.75]]);
  scatter.show(Float32Array.from([...one, ...one]), undefined);
  expect(shown()).toEqual([[2, 0.75]]);
  scatter.dispose();
  expect(shown()).toEqual([]);
});

it('places every mesh of a model in each copy, with bounds that hold it and are exact when all copies move', () => {
  const [space, content] = [new Group(), new Group()];
  const at = { left: new Vector3(-1, 0, 0), right: new Vector3(1, 2, 0) };
  for (const where of [at.left, at.right, at.left]) {
    const model = new Mesh(new BoxGeometry(0.5, 1, 0.2), new MeshBasicMaterial());
    model.position.copy(where);
    content.add(model);
  }
  space.add(content);
  const scatter = threeScatter(space, content, { camera: new PerspectiveCamera() } as unknown as ThreeHost);
  const turn = new Quaternion(0.1, -0.7, 0.3, 0.5).normalize();
  const place = (x: number, size: number) =>
    new Matrix4().compose(new Vector3(x, 1, -x), turn, new Vector3(size, size, size));
  let places = [place(0, 1), place(3, 2), place(-4, 0.5)];
  const numbers = (some: Matrix4[]) => Float32Array.from(some.flatMap((each) => each.toArray()));
  const check = () => {
    const meshes = space.children.filter((node) => node instanceof InstancedMesh);
    expect(meshes).toHaveLength(3);
    for (const [index, where] of [at.left, at.right, at.left].entries()) {
      const mesh = meshes[index]!;
      const local = new Matrix4().setPosition(where);
      for (const [slot, copy] of places.entries()) {
        const seen = new Matrix4();
        mesh.getMatrixAt(slot, seen);
        const wanted = copy.clone().multiply(local);
        for (const [each, value] of wanted.elements.entries())
          expect(seen.elements[each]).toBeCloseTo(value, 4);
        const one = mesh.geometry.boundingSphere!.clone().applyMatrix4(wanted);
        expect(one.center.distanceTo(mesh.boundingSphere!.center) + one.radius).toBeLessThan(
          mesh.boundingSphere!.radius + 1e-4,
        );
      }
    }
    return Math.max(...meshes.map(({ boundingSphere }) => boundingSphere!.radius));
  };
  scatter.show(numbers(places), undefined);
  const before = check();
  places = [places[0]!, place(90, 2), places[2]!];
  scatter.change([1], numbers([places[1]!]), undefined);
  expect(check()).toBeGreaterThan(60);
  places = [place(0, 1), place(3, 2), place(-4, 0.5)];
  scatter.change([2, 0, 1], numbers([places[2]!, places[0]!, places[1]!]), undefined);
  expect(check()).toBeCloseTo(before, 4);
  const exact = new InstancedMesh(new BoxGeometry(0.5, 1, 0.2), new MeshBasicMaterial(), 3);
  for (const [slot, copy] of places.entries())
    exact.setMatrixAt(slot, copy.clone().multiply(new Matrix4().setPosition(at.left)));
  exact.computeBoundingSphere();
  expect(before).toBeLessThan(1.5 * exact.boundingSphere!.radius);
  scatter.dispose();
});
