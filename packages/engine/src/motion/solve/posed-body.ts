import type { Quaternion, Vector3 } from 'three';
import type { BodyAtRest } from './body-at-rest.ts';

/** A body while a pose is applied, parents before children: position and rotation of each joint in the world. */
export class PosedBody {
  readonly rest: BodyAtRest;
  readonly #rotations = new Map<string, Quaternion>();
  readonly #positions = new Map<string, Vector3>();

  constructor(rest: BodyAtRest, hips: Vector3, turn: Quaternion) {
    this.rest = rest;
    this.#positions.set('Hips', hips);
    this.#rotations.set('Hips', turn);
  }

  rotation(joint: string): Quaternion {
    return this.#rotations.get(joint)!;
  }

  position(joint: string): Vector3 {
    return this.#positions.get(joint)!;
  }

  /** Rotates a joint that is placed already; its children hang from it with the new rotation. */
  rotate(joint: string, rotation: Quaternion): void {
    this.#rotations.set(joint, rotation);
  }

  /** Places a joint by its rest offset from its parent, and rotates it. */
  hang(joint: string, rotation: Quaternion): void {
    const { joints, at } = this.rest;
    const { parent } = joints.find(({ name }) => name === joint)!;
    const offset = at(joint).clone().sub(at(parent!)).applyQuaternion(this.rotation(parent!));
    this.#positions.set(joint, this.position(parent!).clone().add(offset));
    this.#rotations.set(joint, rotation);
  }

  /** Returns the rotation of every joint relative to its parent; markers keep their parent's. */
  relativeRotations(): Map<string, Quaternion> {
    const { joints } = this.rest;
    for (const { name, marker, parent } of joints) if (marker) this.rotate(name, this.rotation(parent!));
    return new Map(
      joints.map(({ name, parent }) => [
        name,
        parent === null
          ? this.rotation(name).clone()
          : this.rotation(parent).clone().invert().multiply(this.rotation(name)),
      ]),
    );
  }
}
