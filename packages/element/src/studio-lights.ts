import type { ThreeAssetsOptions } from '@meshwright/three';
import { DirectionalLight, HemisphereLight, PMREMGenerator, type Scene, type WebGLRenderer } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** Lights of a scene of its own. */
interface StudioLights {
  /** Makes a room that metals reflect when there is a metal: filtering it takes longer than all else. */
  readonly onWarning: NonNullable<ThreeAssetsOptions['onWarning']>;
  /**
   * Lights the scene by the panorama at an address, or by the studio without one.
   * @throws AssetError when it cannot be loaded; the light stays as it was
   */
  surround(address: string | undefined): Promise<void>;
  dispose(): void;
}

/** Lights a scene from above and from the front, until it has an environment. */
export function studioLights(renderer: WebGLRenderer, scene: Scene, onChange: () => void): StudioLights {
  const sky = new HemisphereLight(0xffffff, 0x8a8578, 2);
  const lamp = new DirectionalLight(0xffffff, 1.5);
  lamp.position.set(1, 2, 3);
  scene.add(sky, lamp);
  let release = () => {};
  let wanted: string | undefined;
  let hasMetal = false;
  let isOpen = true;

  function show(environment: { readonly texture: Scene['environment']; dispose(): void } | undefined): void {
    release();
    release = () => environment?.dispose();
    scene.environment = environment?.texture ?? null;
    for (const light of [sky, lamp]) light.visible = environment === undefined;
    onChange();
  }

  function studio(): void {
    const generator = new PMREMGenerator(renderer);
    show(hasMetal ? generator.fromScene(new RoomEnvironment()) : undefined);
    generator.dispose();
  }

  return {
    onWarning({ code, message }) {
      if (code !== 'no_environment') return console.warn(message);
      hasMetal = true;
      if (wanted === undefined) studio();
    },
    async surround(address) {
      if (address === wanted) return;
      wanted = address;
      if (address === undefined) return studio();
      const { panorama } = await import('./panorama.ts');
      const made = await panorama(renderer, address).catch((error: unknown) => {
        if (isOpen && wanted === address) throw error;
      });
      if (isOpen && wanted === address) show(made!);
      else made?.dispose();
    },
    dispose() {
      isOpen = false;
      release();
    },
  };
}
