import { InstancedMesh, type Intersection, Matrix4, type Raycaster, SkinnedMesh, Sphere } from 'three';

/**
 * Copies of a skinned mesh that share its skeleton, and so its pose. Both renderers apply the bones in the space of the
 * mesh and the matrix of an instance after them.
 */
export class CrowdMesh extends InstancedMesh {
  readonly isSkinnedMesh = true;
  readonly bindMode = 'attached';
  readonly skeleton: SkinnedMesh['skeleton'];
  readonly bindMatrix: Matrix4;
  readonly bindMatrixInverse: Matrix4;
  /** One copy, which is not drawn and answers rays. */
  readonly #one: SkinnedMesh;

  /** @param source what is copied, in its first pose, with its world matrices up to date */
  constructor({ geometry, material, skeleton, bindMatrix }: SkinnedMesh, reach: Sphere, count: number) {
    super(geometry, material, count);
    this.skeleton = skeleton;
    this.bindMatrix = bindMatrix;
    this.bindMatrixInverse = new Matrix4();
    this.#one = new SkinnedMesh(geometry, material);
    this.#one.bind(skeleton, bindMatrix);
    this.#one.boundingSphere = reach;
  }

  override updateMatrixWorld(force?: boolean): void {
    super.updateMatrixWorld(force);
    this.bindMatrixInverse.copy(this.matrixWorld).invert();
  }

  override computeBoundingSphere(): void {
    this.boundingSphere = sphereAround(this, this.#one.boundingSphere!);
  }

  override raycast(ray: Raycaster, hits: Intersection[]): void {
    const place = new Matrix4();
    const found: Intersection[] = [];
    this.#one.bindMatrixInverse.copy(this.bindMatrixInverse);
    for (let index = 0; index < this.count; index++) {
      this.getMatrixAt(index, place);
      this.#one.matrixWorld.multiplyMatrices(this.matrixWorld, place);
      this.#one.raycast(ray, found);
      for (const hit of found.splice(0)) hits.push({ ...hit, object: this, instanceId: index });
    }
  }
}

/** Returns a sphere around all copies. @param reach sphere around one, before its place */
export function sphereAround(copies: InstancedMesh, reach: Sphere): Sphere {
  const all = (copies.boundingSphere ?? new Sphere()).makeEmpty();
  const place = new Matrix4();
  for (let index = 0; index < copies.count; index++) {
    copies.getMatrixAt(index, place);
    all.union(reach.clone().applyMatrix4(place));
  }
  return all;
}

/** Returns a sphere around every pose that stays within twice the radius of the present one, in `space`. */
export function reachOf({ geometry, material, skeleton, bindMatrix }: SkinnedMesh, space: Matrix4): Sphere {
  const one = new SkinnedMesh(geometry, material);
  one.bind(skeleton, bindMatrix);
  one.bindMatrixInverse.copy(space).invert();
  one.computeBoundingSphere();
  const { center, radius } = one.boundingSphere!;
  return new Sphere(center, 2 * radius);
}
