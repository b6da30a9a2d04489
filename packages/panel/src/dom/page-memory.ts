import { browserText } from '@meshwright/purchase/browser';
import type { HostPort } from '../host/host-port.ts';

/** Storage of the panel's state between runs of its editor. */
export type PanelMemory = Pick<HostPort, 'project' | 'load' | 'save'>;

/**
 * Stores the state in this browser, per page origin and name. It is on disk when `save` resolves, so a job is stored
 * before it is paid, even if the browser crashes. State of earlier versions in `localStorage` is migrated once.
 * @example
 * import { pageMemory } from '@meshwright/panel/dom';
 *
 * const { load, save } = pageMemory('my-editor'); // of a HostPort
 * await save('{}');
 * await load(); // '{}'
 */
export function pageMemory(name: string): PanelMemory {
  const key = `meshwright-panel/${name}`;
  const text = browserText(key, {
    earlier: {
      read: () => localStorage.getItem(key) ?? undefined,
      forget: () => localStorage.removeItem(key),
    },
  });
  return { project: name, load: () => text.read(), save: (state) => text.write(state) };
}
