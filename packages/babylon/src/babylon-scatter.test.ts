import { FreeCamera } from '@babylonjs/core/Cameras/freeCamera.js';
import { Ray } from '@babylonjs/core/Culling/ray.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { TransformNode } from '@babylonjs/core/Meshes/transformNode.js';
import { Scene } from '@babylonjs/core/scene.js';
import { fitAsset } from '@meshwright/runtime';
import { propGlb } from '@meshwright/testing/engines/prop-glb';
import { walker } from '@meshwright/testing/engines/walker';
import { walkerGlb } from '@meshwright/testing/engines/walker-glb';
import { expect, it } from 'vitest';
import { babylonAssets } from './babylon-assets.ts';

it('a ray hits every copy of a crowd where a clone at the same time has its surface', async () => {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  // Clips hardly advance.
  scene.animationTimeScale = 1e-9;
  new FreeCamera('camera', new Vector3(0, 1, 6), scene);
  const nextFrame = async () => scene.render();
  const assets = babylonAssets(scene, { assetCache: null, nextFrame, onWarning() {} });
  const glb = walkerGlb(walker());
  const original = await assets.loadAsset(glb);
  const { offset } = fitAsset(original, {})!;
  const places = [0, 1, 2, 3].map((x) => ({ position: [x, 0.5, -2 * x] as const, scale: 1.5, phase: x / 4 }));
  const crowd = await assets.scatter(glb, places, { play: 'walk' });
  crowd.root.position.set(3, 0, 1);
  crowd.root.rotation.y = 0.4;
  scene.render();
  // One skeleton of the character, one that stands for it in shaders.
  expect(assets.counters().skeletons).toBe(3);

  for (const [index, { position, scale, phase }] of places.entries()) {
    const clone = original.clone();
    clone.root.setEnabled(true);
    clone.root.parent = crowd.root;
    clone.root.position
      .set(...position)
      .addInPlaceFromFloats(...(offset.map((metres) => metres * scale) as [number, number, number]));
    clone.root.scaling.setAll(scale);
    clone.play('walk');
    const [group] = clone.native.groups;
    group!.goToFrame(group!.from + phase * (group!.to - group!.from));
    scene.render();
    const drawn = new Set(clone.root.getChildMeshes());
    const off = faces(clone.root).map(([middle, normal]) => {
      const ray = new Ray(middle.add(normal.scale(0.02)), normal.scale(-1), 0.1);
      const hit = scene.pickWithRay(ray, (mesh) => !drawn.has(mesh) && mesh.isVisible);
      const isOwn = hit?.pickedMesh && crowd.indexAt(hit.pickedMesh, hit.thinInstanceIndex) === index;
      return isOwn ? Math.abs(hit.distance - 0.02) : Infinity;
    });
    // Other limbs are before or behind some faces.
    expect(off.filter((metres) => metres < 1e-4).length / off.length).toBeGreaterThan(0.7);
    clone.dispose();
  }
  original.dispose();
  crowd.dispose();
  expect(Object.values(assets.counters()).every((count) => count === 0)).toBe(true);
  assets.dispose();
  engine.dispose();
});

async function stillScene() {
  const engine = new NullEngine();
  const scene = new Scene(engine);
  scene.useRightHandedSystem = true;
  new FreeCamera('camera', new Vector3(0, 1, 6), scene);
  const nextFrame = async () => scene.render();
  const assets = babylonAssets(scene, { assetCache: null, nextFrame, onWarning() {} });
  const frame = () => {
    assets.update(1 / 60);
    scene.render();
  };
  return { engine, scene, assets, frame, glb: await propGlb('sword') };
}

it('frames without a change place no mesh of the copies again, though two levels ask for the camera', async () => {
  const { engine, assets, frame, glb } = await stillScene();
  const places = Array.from({ length: 100 }, (_, index) => ({ position: [index, 0, 0] as const }));
  const levels = [0, 20].map((from) => ({ source: glb, from }));
  const copies = await assets.scatter(levels, places);
  const meshes = copies.root.getChildMeshes<Mesh>(false).filter((mesh) => mesh.getTotalVertices() > 0);
  expect(meshes.length).toBeGreaterThan(1);
  frame();
  let placed = 0;
  for (const mesh of meshes) mesh.onAfterWorldMatrixUpdateObservable.add(() => placed++);
  for (let at = 0; at < 5; at++) frame();
  expect(placed).toBe(0);
  copies.root.position.x = 1;
  frame();
  expect(placed).toBe(meshes.length);
  assets.dispose();
  engine.dispose();
});

it('bounds of copies that move hold every corner of them, turned and scaled', async () => {
  const { engine, assets, frame, glb } = await stillScene();
  const copies = await assets.scatter(glb, [{ position: [0, 0, 0] }, { position: [1, 0, 0] }]);
  const [mesh] = copies.root.getChildMeshes<Mesh>(false).filter((each) => each.getTotalVertices() > 0);
  copies.set(1, { position: [5, -2, 3], rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2], scale: 2 });
  frame();
  const { minimumWorld: low, maximumWorld: high } = mesh!.getBoundingInfo().boundingBox;
  const at = mesh!.thinInstanceGetWorldMatrices();
  const points = mesh!.getVerticesData('position')!;
  let right = -Infinity;
  for (const place of at)
    for (let point = 0; point < points.length; point += 3) {
      const own = Vector3.TransformCoordinates(Vector3.FromArray(points, point), place);
      const seen = Vector3.TransformCoordinates(own, mesh!.getWorldMatrix());
      right = Math.max(right, seen.x);
      for (const axis of ['x', 'y', 'z'] as const) {
        expect(seen[axis]).toBeGreaterThanOrEqual(low[axis] - 1e-5);
        expect(seen[axis]).toBeLessThanOrEqual(high[axis] + 1e-5);
      }
    }
  // The moved copy was a metre further to the right before, and bounds only grow; quarter turns keep a box exact.
  expect(high.x).toBeCloseTo(right + 1, 4);
  copies.set(0, { position: [0, 0, 0] });
  copies.set(1, { position: [5, -2, 3] });
  frame();
  // When all copies move they are exact again.
  expect(mesh!.getBoundingInfo().boundingBox.maximumWorld.x).toBeCloseTo(right, 4);
  assets.dispose();
  engine.dispose();
});

it('clones of a still model are instances of its meshes, and as many nodes as the engine makes', async () => {
  const { engine, scene, assets, glb } = await stillScene();
  const original = await assets.loadAsset(glb);
  const before = scene.getNodes().length;
  const copy = original.clone();
  const drawn = copy.root.getChildMeshes(false).filter((mesh) => mesh.getTotalVertices() > 0);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.every((mesh) => mesh.getClassName() === 'InstancedMesh')).toBe(true);
  expect(scene.getNodes().length - before).toBe(1 + original.root.getChildren(undefined, false).length);
  assets.dispose();
  engine.dispose();
});

/** Returns the middle and the normal of every tenth face below a node, as its bones pose it. */
function faces(root: TransformNode): [middle: Vector3, normal: Vector3][] {
  const meshes = root.getChildMeshes<Mesh>(false).filter((mesh) => mesh.getTotalVertices() > 0);
  return meshes.flatMap((mesh) => {
    mesh.skeleton!.prepare(true);
    const positions = mesh.getPositionData(true)!;
    const world = mesh.computeWorldMatrix(true);
    const indices = mesh.getIndices()!;
    return Array.from({ length: Math.floor(indices.length / 30) }, (_, face) => {
      const [a, b, c] = [0, 1, 2].map((corner) =>
        Vector3.TransformCoordinates(Vector3.FromArray(positions, indices[face * 30 + corner]! * 3), world),
      );
      const normal = Vector3.Cross(b!.subtract(a!), c!.subtract(a!)).normalize();
      return [
        a!
          .add(b!)
          .add(c!)
          .scale(1 / 3),
        normal,
      ] as [Vector3, Vector3];
    });
  });
}
