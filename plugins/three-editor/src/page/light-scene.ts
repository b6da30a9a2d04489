import type { Light, Scene } from 'three';
import type { Editor } from './editor.ts';

/** By which name the editor knows the room that lights its scene; it has changed over the years. */
const rooms = ['Default', 'Room', 'ModelViewer'];

/**
 * A new scene has no light, and what reflects light is black in it: has the editor put its room around the scene,
 * if there is nothing that lights it. Answers whether it did.
 */
export function lightScene({ scene, signals }: Pick<Editor, 'scene' | 'signals'>): boolean {
  if (scene.environment || hasLight(scene)) return false;
  for (const room of rooms) {
    signals.sceneEnvironmentChanged.dispatch(room);
    if (!scene.environment) continue;
    signals.refreshSidebarEnvironment.dispatch();
    return true;
  }
  return false;
}

function hasLight(scene: Scene): boolean {
  let found = false;
  scene.traverse((object) => {
    found ||= 'isLight' in object && (object as Light).intensity > 0;
  });
  return found;
}
