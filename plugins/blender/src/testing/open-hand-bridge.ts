import { join } from 'node:path';
import type { HostPort, Intent, View } from '@meshwright/panel';
import { startBridge } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/pipeline/node';
import { waitFor } from './wait-for.ts';

/** A real bridge whose panel is in the hands of a test: it shows any view, and the host is called as it likes. */
export interface ManualBridge {
  /** The host of the next session. */
  host(): Promise<HostPort>;
  show(view: View): void;
  /** The intents that came, in their order. */
  readonly intents: Intent[];
  close(): Promise<void>;
}

/** @param cache where Blender is told to look for caches */
export async function openManualBridge(cache: string): Promise<ManualBridge> {
  const folder = join(cache, 'meshwright', 'bridge');
  const hosts: HostPort[] = [];
  const intents: Intent[] = [];
  const listeners = new Set<(view: View) => void>();
  const store = folderStore(join(cache, 'meshwright', 'store'));
  let view: View = { sections: [], announcement: '' };
  const bridge = await startBridge({
    folder,
    store,
    async open(host) {
      hosts.push(host);
      return {
        view: () => view,
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        async send(intent) {
          intents.push(intent);
          for (const listener of listeners) listener(view);
        },
        async keep(name, bytes) {
          return { file: await store.write(bytes), name, size: bytes.byteLength };
        },
        read: async (file) => (await store.read(file)) as Uint8Array<ArrayBuffer> | undefined,
        close: async () => {},
      };
    },
  });
  return {
    intents,
    host: () => waitFor(() => hosts.shift(), 'Blender to connect'),
    show(next) {
      view = next;
      for (const listener of listeners) listener(view);
    },
    close: () => bridge.close(),
  };
}
