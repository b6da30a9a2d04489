import type { Scene } from '@babylonjs/core/scene.js';
import type { Panel } from '@meshwright/panel';
import type { MeshwrightPanelElement } from '@meshwright/panel/dom';
import { createElement, type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Observable, SceneContext, ThemeService } from './inspector-services.ts';

export interface PanelPaneProps {
  readonly context: SceneContext;
  readonly theme: ThemeService;
  readonly panelOf: (scene: Scene) => Promise<Panel>;
}

/**
 * The Inspector moves the focus on Tab by its own list, which has no element of a shadow root. It leaves Tab to the
 * browser inside this element.
 */
const plainTab = JSON.stringify({ uncontrolled: { completely: true } });

/** Shows the panel of the current scene. Stateless, because the Inspector unmounts panes at any time. */
export function PanelPane({ context, theme, panelOf }: PanelPaneProps): ReactElement {
  const scene = useObserved(context.currentSceneObservable, () => context.currentScene);
  const isDark = useObserved(theme.onChanged, () => theme.isDark);
  const element = useRef<MeshwrightPanelElement>(null);
  const [fault, setFault] = useState('');

  useEffect(() => {
    let left = false;
    if (!scene) return;
    panelOf(scene).then(
      (panel) => {
        if (element.current && !left) element.current.panel = panel;
      },
      (error: unknown) => {
        if (!left) setFault(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      left = true;
    };
  }, [scene, panelOf]);

  if (fault) return createElement('p', { role: 'alert', style: { margin: 12 } }, fault);
  // Relative: otherwise visually hidden elements would widen the page.
  const style = { display: 'block', position: 'relative', height: '100%', overflow: 'auto' } as const;
  return createElement('meshwright-panel', {
    ref: element,
    theme: isDark ? 'dark' : 'light',
    style,
    tabIndex: 0,
    'data-tabster': plainTab,
  });
}

function useObserved<T>(observable: Observable, read: () => T): T {
  const [subscribe] = useState(() => (listener: () => void) => {
    const observer = observable.add(listener);
    return () => observer.remove();
  });
  return useSyncExternalStore(subscribe, read);
}
