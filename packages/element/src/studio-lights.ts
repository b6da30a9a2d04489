import type { ThreeAssetsOptions } from '@meshwright/three';
import { DirectionalLight, HemisphereLight, PMREMGenerator, type Scene, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

interface StudioLights {
  /** Makes a room that metals reflect when there is a metal: filtering it takes longer than all else. */
  readonly onWarning: NonNullable<ThreeAssetsOptions['onWarning']>;
  dispose(): void;
}

/** Lights a scene from above and from the front. */
export function studioLights(renderer: WebGLRenderer, scene: Scene): StudioLights {
  const sky = new HemisphereLight(0xffffff, 0x8a8578, 2);
  const lamp = new DirectionalLight(0xffffff, 1.5);
  lamp.position.set(1, 2, 3);
  scene.add(sky, lamp);
  let release = () => {};
  return {
    onWarning({ code, message }) {
      if (code !== 'no_environment') return console.warn(message);
      const generator = new PMREMGenerator(renderer);
      const room = generator.fromScene(new RoomEnvironment());
      scene.environment = room.texture;
      scene.remove(sky, lamp);
      release = () => {
        room.dispose();
        generator.dispose();
      };
    },
    dispose: () => release(),
  };
}
