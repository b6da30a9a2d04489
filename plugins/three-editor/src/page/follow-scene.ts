import type { StandingAsset } from '@meshwright/panel';
import type { Editor } from './editor.ts';
import { provenanceOf } from './editor-selection.ts';

/** Calls the listener with all assets after objects came into the scene or left it, once a turn. */
export function followScene(
  { scene, signals }: Pick<Editor, 'scene' | 'signals'>,
  listener: (standing: readonly StandingAsset[]) => void,
): void {
  let due = false;
  const look = () => {
    if (due) return;
    due = true;
    // A replacement removes one object and adds another.
    queueMicrotask(() => {
      due = false;
      listener(standingIn(scene));
    });
  };
  signals.objectAdded?.add(look);
  signals.objectRemoved.add(look);
}

function standingIn(scene: Editor['scene']): StandingAsset[] {
  const standing: StandingAsset[] = [];
  scene.traverse((object) => {
    const task = provenanceOf(object)?.task;
    if (task !== undefined) standing.push({ id: object.uuid, task });
  });
  return standing;
}
