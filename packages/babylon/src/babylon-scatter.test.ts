import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Matrix, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { fitAsset } from '@meshwright/runtime';
import { walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { expect, it } from 'vitest';
import { babylonAssets } from './babylon-assets.ts';

it('puts every corner of a copy where a clone at the same time has it, with one skeleton for each phase', async () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  // Clips hardly advance.
  scene.animationTimeScale = 1e-9;
  new FreeCamera('camera', new Vector3(0, 1, 6), scene);
  const nextFrame = async () => scene.render();
  const assets = babylonAssets(scene, { assetCache: null, nextFrame, onWarning() {} });
  const glb = walkerGlb(walker());
  const places = [0, 1, 2, 3].map((x) => ({ position: [x, 0.5, -2 * x] as const, scale: 1.5 }));
  const crowd = await assets.scatter(glb, places, { play: 'walk', phases: 4 });
  expect(assets.counters().skeletons).toBe(4);
  crowd.root.position.set(3, 0, 1);
  crowd.root.rotation.y = 0.4;
  scene.render();
  const copies = corners(crowd.root);

  const original = await assets.loadAsset(glb);
  const { offset } = fitAsset(original, {})!;
  const clones = places.map(({ position, scale }, index) => {
    const clone = original.clone();
    clone.root.setEnabled(true);
    clone.root.parent = crowd.root;
    clone.root.position
      .set(...position)
      .addInPlaceFromFloats(...(offset.map((metres) => metres * scale) as [number, number, number]));
    clone.root.scaling.setAll(scale);
    clone.play('walk');
    const [group] = clone.native.groups;
    group!.goToFrame(group!.from + (index * (group!.to - group!.from)) / 4);
    return clone;
  });
  scene.render();
  const expected = clones.flatMap(({ root }) => corners(root));
  expect(copies.length).toBe(expected.length);
  const off = copies.map((value, at) => Math.abs(value - expected[at]!));
  expect(Math.max(...off)).toBeLessThan(1e-4);

  for (const each of [original, ...clones]) each.dispose();
  crowd.dispose();
  expect(Object.values(assets.counters()).every((count) => count === 0)).toBe(true);
  assets.dispose();
  engine.dispose();
});

/** Returns the corners of every copy below a node as the shader computes them: bones, the copy's matrix, the mesh's. */
function corners(root: TransformNode): number[] {
  const meshes = root.getChildMeshes<Mesh>(false).filter((mesh) => mesh.getTotalVertices() > 0);
  return meshes.flatMap((mesh) => {
    mesh.skeleton!.prepare(true);
    const positions = mesh.getPositionData(true)!;
    const copies = mesh.hasThinInstances ? mesh.thinInstanceGetWorldMatrices() : [Matrix.Identity()];
    return copies.flatMap((copy) => {
      const world = copy.multiply(mesh.computeWorldMatrix(true));
      return Array.from({ length: mesh.getTotalVertices() }, (_, at) =>
        Vector3.TransformCoordinates(Vector3.FromArray(positions, at * 3), world).asArray(),
      ).flat();
    });
  });
}
