import type { Selection } from '@meshwright/panel';
import { type BabylonSelection, selectedNode, selectionOf } from '../host/babylon-selection.ts';
import type { Disposable, SelectionService } from './inspector-services.ts';

/** Selection of the Inspector while it is open; it can be closed and reopened while the panel stays. */
export interface PaneSelection extends BabylonSelection {
  /** Calls `listener` with the current selection and at every change. */
  follow(service: SelectionService, listener: (selection: Selection | null) => void): Disposable;
}

export function paneSelection(): PaneSelection {
  let followed: SelectionService | undefined;
  return {
    selected: () => selectedNode(followed?.selectedEntity),
    select(node) {
      if (followed) followed.selectedEntity = node;
    },
    follow(service, listener) {
      followed = service;
      const look = () => listener(selectionOf(service.selectedEntity));
      const observer = service.onSelectedEntityChanged.add(look);
      look();
      return {
        dispose() {
          observer.remove();
          if (followed === service) followed = undefined;
        },
      };
    },
  };
}
