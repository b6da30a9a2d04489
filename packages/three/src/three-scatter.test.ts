import {
  BoxGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
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
