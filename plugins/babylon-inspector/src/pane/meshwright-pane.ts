/// <reference path="../inspector-modules.d.ts" />
import type { Scene } from '@babylonjs/core/scene.js';
import {
  SceneContextIdentity,
  SelectionServiceIdentity,
  ShellServiceIdentity,
  ThemeServiceIdentity,
} from '@babylonjs/inspector';
import { CubeAddRegular } from '@fluentui/react-icons';
import type { Panel, Selection } from '@meshwright/panel';
import { defineMeshwrightPanel } from '@meshwright/panel/dom';
import { createElement } from 'react';
import { type BabylonSelection, selectedNode, selectionOf } from '../host/babylon-selection.ts';
import type { Disposable, InspectorService, SceneContext, SelectionService } from './inspector-services.ts';
import { openPanel, type PaneOptions } from './open-panel.ts';
import { PanelPane } from './panel-pane.ts';

/**
 * Adds the panel as a side pane of Inspector v2: `ShowInspector(scene, { serviceDefinitions: [meshwrightPane({
 * proxyUrl })] })`. The panel of a scene stays open while the pane, or the Inspector, is closed.
 * @example
 * import { ShowInspector } from '@babylonjs/inspector';
 * import { meshwrightPane } from '@meshwright/babylon-inspector';
 *
 * ShowInspector(scene, { serviceDefinitions: [meshwrightPane({ proxyUrl: '/api/meshwright' })] });
 */
export function meshwrightPane(options: PaneOptions): InspectorService {
  const sessions = new WeakMap<Scene, Session>();
  const sessionOf = (scene: Scene): Session => {
    const known = sessions.get(scene);
    if (known) return known;
    const selection = paneSelection();
    const session = { selection, panel: openPanel(scene, selection, options) };
    sessions.set(scene, session);
    return session;
  };
  return {
    friendlyName: 'Meshwright',
    consumes: [ShellServiceIdentity, SceneContextIdentity, SelectionServiceIdentity, ThemeServiceIdentity],
    factory(shell, context, selection, theme) {
      defineMeshwrightPanel();
      const panelOf = (scene: Scene) => sessionOf(scene).panel;
      const pane = shell.addSidePane({
        key: 'Meshwright',
        title: 'Meshwright',
        icon: CubeAddRegular,
        // Opposite the properties pane, which opens at a selection.
        horizontalLocation: 'left',
        verticalLocation: 'top',
        order: 300,
        teachingMoment: false,
        keepMounted: true,
        content: () => createElement(PanelPane, { context, theme, panelOf }),
      });
      const follower = followSelection(context, selection, sessionOf);
      return {
        dispose() {
          follower.dispose();
          pane.dispose();
        },
      };
    },
  };
}

interface Session {
  readonly selection: PaneSelection;
  readonly panel: Promise<Panel>;
}

/** Sends the selection to the panel of the current scene. */
function followSelection(
  context: SceneContext,
  service: SelectionService,
  sessionOf: (scene: Scene) => Session,
): Disposable {
  let following: Disposable | undefined;
  const follow = () => {
    following?.dispose();
    const scene = context.currentScene;
    if (!scene) return;
    const { selection, panel } = sessionOf(scene);
    following = selection.follow(service, (selected) => {
      // The pane shows errors of opening.
      panel.then((open) => open.send({ do: 'select', selection: selected })).catch(() => {});
    });
  };
  const observer = context.currentSceneObservable.add(follow);
  follow();
  return {
    dispose() {
      observer.remove();
      following?.dispose();
    },
  };
}

/** Selection of the Inspector while it is open; it can be closed and reopened while the panel stays. */
interface PaneSelection extends BabylonSelection {
  /** Calls `listener` with the current selection and at every change. */
  follow(service: SelectionService, listener: (selection: Selection | null) => void): Disposable;
}

function paneSelection(): PaneSelection {
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
