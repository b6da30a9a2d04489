import { browserText } from '@meshwright/pipeline/browser';
import type { HostPort } from '../host/host-port.ts';

/** Where a panel's state is kept between two runs of its editor. */
export type PanelMemory = Pick<HostPort, 'project' | 'load' | 'save'>;

/**
 * Keeps the state in this browser, for the origin of this page and under that name. What is saved is on the disk when
 * `save` resolves, and so a job is kept before it is paid for, whenever the browser dies. The state of earlier
 * versions, which kept it in `localStorage`, is taken over once.
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
