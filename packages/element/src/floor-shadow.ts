import type { WebGLRenderer } from 'three';
import {
  DirectionalLight,
  Mesh,
  PCFShadowMap,
  PlaneGeometry,
  type Scene,
  ShadowMaterial,
  Vector3,
} from 'three';
import type { Bounds } from './orbit.ts';

/** The shadow of a model on the floor below it. */
export interface FloorShadow {
  /** @param strength 0 to 1 */
  darken(strength: number): void;
  /** Puts the floor below a box. */
  frame(bounds: Bounds): void;
  dispose(): void;
}

export function floorShadow(renderer: WebGLRenderer, scene: Scene): FloorShadow {
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // It only casts, so the model is lit as without a shadow.
  const lamp = new DirectionalLight(0xffffff, 0);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.radius = 8;
  const material = new ShadowMaterial();
  const floor = new Mesh(new PlaneGeometry(), material);
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(floor, lamp, lamp.target);
  return {
    darken(strength) {
      material.opacity = strength;
    },
    frame({ min, max }) {
      const [low, high] = [new Vector3(...min), new Vector3(...max)];
      const middle = low.clone().add(high).multiplyScalar(0.5);
      const radius = Math.max(low.distanceTo(high) / 2, 1e-3);
      // Below the soles, which would flicker with it.
      floor.position.set(middle.x, low.y - radius * 1e-3, middle.z);
      floor.scale.setScalar(radius * 8);
      lamp.target.position.copy(middle);
      // From behind, so that the shadow falls towards the viewer.
      lamp.position.copy(middle).add(new Vector3(-0.22, 1, -0.15).multiplyScalar(radius * 3));
      const { camera } = lamp.shadow;
      Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius });
      Object.assign(camera, { near: radius, far: radius * 6 });
      camera.updateProjectionMatrix();
      lamp.shadow.normalBias = radius * 0.01;
    },
    dispose() {
      scene.remove(floor, lamp, lamp.target);
      floor.geometry.dispose();
      material.dispose();
      lamp.dispose();
      renderer.shadowMap.enabled = false;
    },
  };
}
