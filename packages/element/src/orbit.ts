import { MathUtils, type PerspectiveCamera, Spherical, Vector3 } from 'three';

/** A box, in metres. */
export interface Bounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** The camera on a sphere about the model. */
export interface Orbit {
  /** A pointer holds it. */
  isHeld: boolean;
  /** Moves the camera so that a box is in view, from the same side. */
  frame(bounds: Bounds): void;
  /** Turns by radians. */
  turn(right: number, up: number): void;
  /** Multiplies the distance. */
  zoom(factor: number): void;
  /** Looks at the side that a direction leads to. */
  face(direction: Vector3): void;
  /** Handles an arrow, plus, minus or Home; returns false for other keys. */
  press(key: string): boolean;
  /** Moves the camera there. */
  apply(): void;
}

const step = Math.PI / 12;
/** Radians from straight above or below, where the view would have no upper side. */
const steepest = 0.3;
const start = { theta: 0.5, phi: 1.25 };

export function orbitOf(camera: PerspectiveCamera, onMove: () => void): Orbit {
  const target = new Vector3();
  const place = new Spherical(3, start.phi, start.theta);
  let nearest = 1;

  const orbit: Orbit = {
    isHeld: false,
    frame({ min, max }) {
      const [low, high] = [new Vector3(...min), new Vector3(...max)];
      target.copy(low).add(high).multiplyScalar(0.5);
      const radius = Math.max(low.distanceTo(high) / 2, 1e-3);
      const angle = MathUtils.degToRad(camera.fov) / 2;
      nearest = radius / Math.sin(angle);
      place.radius = nearest;
      camera.near = nearest / 100;
      camera.far = nearest * 10;
    },
    turn(right, up) {
      place.theta -= right;
      place.phi -= up;
      place.makeSafe();
      onMove();
    },
    zoom(factor) {
      place.radius = MathUtils.clamp(place.radius * factor, nearest * 0.4, nearest * 3);
      onMove();
    },
    face({ x, y, z }) {
      place.theta = Math.atan2(x, z);
      place.phi = MathUtils.clamp(Math.atan2(Math.hypot(x, z), y), steepest, Math.PI - steepest);
      place.makeSafe();
      onMove();
    },
    press(key) {
      if (key === 'ArrowLeft') orbit.turn(-step, 0);
      else if (key === 'ArrowRight') orbit.turn(step, 0);
      else if (key === 'ArrowUp') orbit.turn(0, step);
      else if (key === 'ArrowDown') orbit.turn(0, -step);
      else if (key === '+' || key === '=') orbit.zoom(0.85);
      else if (key === '-') orbit.zoom(1 / 0.85);
      else if (key === 'Home') {
        Object.assign(place, start, { radius: nearest });
        onMove();
      } else return false;
      return true;
    },
    apply() {
      camera.position
        .setFromSphericalCoords(place.radius * widening(camera), place.phi, place.theta)
        .add(target);
      camera.lookAt(target);
      camera.updateProjectionMatrix();
    },
  };
  return orbit;
}

/** How much farther a camera stands in a window that is narrower than high, where the width is what cuts a model off. */
function widening({ fov, aspect }: PerspectiveCamera): number {
  const angle = MathUtils.degToRad(fov) / 2;
  return Math.sin(angle) / Math.sin(Math.atan(Math.tan(angle) * Math.min(1, aspect)));
}
