import type { Light, Scene } from 'three';
import type { Editor } from './editor.ts';

/** Names of the editor's room environment, which differ between its versions. */
const rooms = ['Default', 'Room', 'ModelViewer'];

/**
 * Enables the editor's room environment in a scene without light, where reflective materials would be black. Returns
 * whether it did.
 */
export function lightScene({ scene, signals }: Pick<Editor, 'scene' | 'signals'>): boolean {
  if (scene.environment || hasLight(scene)) return false;
  for (const room of rooms) {
    signals.sceneEnvironmentChanged.dispatch(room);
    if (!scene.environment) continue;
    // Absent in later versions of the editor.
    signals.refreshSidebarEnvironment?.dispatch();
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
