import type { EngineCrowd } from '@meshwright/runtime';
import { Matrix4, type Mesh, type Object3D, Skeleton, SkinnedMesh, Sphere } from 'three';
import type { ThreeHost } from '../three-host.ts';
import { type PartLook, scatterOver, sphereOf } from '../three-scatter.ts';
import { BakedMesh, type CrowdClock, type PlayingMaterial } from './baked-mesh.ts';
import { posesOf } from './poses.ts';

/**
 * Draws each mesh of a character as one InstancedMesh whose copies read their poses from a texture. A mesh without a skin,
 * as a sword in a hand, moves with its bone.
 */
export function threeCrowd(
  space: Object3D,
  content: Object3D,
  count: number,
  host: ThreeHost,
  materialOf?: PlayingMaterial,
): EngineCrowd<Object3D> {
  space.updateWorldMatrix(true, true);
  const toSpace = space.matrixWorld.clone().invert();
  const clock: CrowdClock = { value: 0 };
  const meshes: Mesh[] = [];
  content.traverse((node) => void ('isMesh' in node && meshes.push(node as Mesh)));
  const kept: ReturnType<typeof posesOf>[] = [];
  /** Returns the poses of a mesh, which it shares with others of equal skeletons. */
  const posesFor = (mesh: Mesh) => {
    const bones = 'skeleton' in mesh ? (mesh as SkinnedMesh).skeleton : rigid(mesh);
    const known = kept.find((each) => each.isOf(bones));
    if (known) return known;
    const made = posesOf(bones, count);
    kept.push(made);
    return made;
  };
  const looks = meshes.map((source): PartLook => {
    const poses = posesFor(source);
    const around =
      'skeleton' in source
        ? reachOf(source as SkinnedMesh, space.matrixWorld)
        : sphereOf(source).clone().applyMatrix4(toSpace.clone().multiply(source.matrixWorld));
    // What a hand holds goes as far as the hand.
    if (!('skeleton' in source)) around.radius += around.center.length();
    const made = (_: unknown, most: number) => new BakedMesh(source, poses, clock, around, most, materialOf);
    return { source, local: new Matrix4(), around, made };
  });
  const copies = scatterOver(looks, space, host);
  return {
    ...copies,
    capture(pose) {
      content.updateWorldMatrix(true, true);
      toSpace.copy(space.matrixWorld).invert();
      for (const each of kept) each.capture(pose, toSpace);
    },
    captured() {
      content.removeFromParent();
    },
    advance(time) {
      clock.value = time;
    },
    dispose() {
      copies.dispose();
      for (const each of kept) each.dispose();
    },
  };
}

/** One bone, which is the mesh itself. */
function rigid(mesh: Mesh): Skeleton {
  return new Skeleton([mesh as never], [new Matrix4()]);
}

/** Returns a sphere around every pose that stays within twice the radius of the present one, in `space`. */
function reachOf({ geometry, material, skeleton, bindMatrix }: SkinnedMesh, space: Matrix4): Sphere {
  const one = new SkinnedMesh(geometry, material);
  one.bind(skeleton, bindMatrix);
  one.bindMatrixInverse.copy(space).invert();
  one.computeBoundingSphere();
  const { center, radius } = one.boundingSphere!;
  return new Sphere(center, 2 * radius);
}
