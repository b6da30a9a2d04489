import type { Vector } from '@meshwright/look/render';
import { Quaternion, Vector3 } from 'three';

/** Returns the rotation of yaw, then pitch, then roll. */
export function euler([pitch, yaw, roll]: Vector): Quaternion {
  const about = (x: number, y: number, z: number, degrees: number): Quaternion =>
    new Quaternion().setFromAxisAngle(new Vector3(x, y, z), radians(degrees));
  return about(0, 1, 0, yaw)
    .multiply(about(1, 0, 0, pitch))
    .multiply(about(0, 0, 1, roll));
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
