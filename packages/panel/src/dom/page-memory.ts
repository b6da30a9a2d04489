import type { HostPort } from '../host/host-port.ts';

/** Where a panel's state is kept between two runs of its editor. */
export type PanelMemory = Pick<HostPort, 'load' | 'save'>;

/** Keeps the state in this browser, for the origin of this page and under that name. */
export function pageMemory(name: string, storage: Storage = localStorage): PanelMemory {
  const key = `meshwright-panel/${name}`;
  return {
    load: async () => storage.getItem(key) ?? undefined,
    save: async (state) => storage.setItem(key, state),
  };
}
