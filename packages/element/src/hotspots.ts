import { type PerspectiveCamera, Raycaster, Vector3 } from 'three';
import type { AssetStage } from './asset-stage.ts';

/** Marks of a page that stay at points of the model. */
export interface Hotspots {
  /** Takes over which elements there are. */
  set(elements: readonly HTMLElement[]): void;
  dispose(): void;
}

/**
 * Keeps elements at the point of their `data-position`, three numbers in metres in the space of the model. One that faces
 * away by its `data-normal`, or is behind the model, is not seen and takes no pointer; the focus turns the camera to it.
 */
export function hotspots(stage: AssetStage): Hotspots {
  let marks: readonly Mark[] = [];
  const rays = new Raycaster();
  const [place, along] = [new Vector3(), new Vector3()];

  /** A ray through a playing character would compute every vertex in each frame. */
  function isSeen({ point, normal }: Mark, camera: PerspectiveCamera, moves: boolean): boolean {
    along.subVectors(point, camera.position);
    if (normal && normal.dot(along) >= 0) return false;
    if (moves) return true;
    const metres = along.length();
    rays.set(camera.position, along.divideScalar(metres));
    const [first] = rays.intersectObject(stage.anchor, true);
    return !first || first.distance > metres * (1 - tolerance);
  }

  const stop = stage.onRender((camera, width, height, moves) => {
    for (const mark of marks) {
      place.copy(mark.point).project(camera);
      const [x, y] = [((place.x + 1) / 2) * width, ((1 - place.y) / 2) * height];
      mark.element.style.translate = `calc(${x.toFixed(1)}px - 50%) calc(${y.toFixed(1)}px - 50%)`;
      mark.element.toggleAttribute('data-behind', place.z > 1 || !isSeen(mark, camera, moves));
    }
  });

  function turn({ target }: FocusEvent): void {
    const mark = marks.find(({ element }) => element.contains(target as Node));
    if (mark) stage.orbit.face(mark.normal ?? mark.point);
  }

  function leave(): void {
    for (const { element } of marks) element.removeEventListener('focusin', turn);
  }

  return {
    set(elements) {
      leave();
      marks = elements.flatMap((element) => {
        const point = numbers(element.dataset.position);
        return point ? { element, point, normal: numbers(element.dataset.normal) } : [];
      });
      for (const { element } of marks) element.addEventListener('focusin', turn);
      stage.redraw();
    },
    dispose() {
      leave();
      stop();
    },
  };
}

interface Mark {
  readonly element: HTMLElement;
  readonly point: Vector3;
  readonly normal: Vector3 | undefined;
}

/** Share of the distance by which a point may be within the surface that it marks. */
const tolerance = 0.02;

/** Reads three numbers, as "0 1.2 0.1"; undefined for anything else. */
export function numbers(text: string | undefined): Vector3 | undefined {
  const all = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  return all.length === 3 && all.every(Number.isFinite) ? new Vector3(...all) : undefined;
}
