import { join } from 'node:path';
import type { HostPort, Intent, View } from '@meshwright/panel';
import { startBridge } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/purchase/node';
import { waitFor } from '@meshwright/testing/hosts/wait-for';

/** A real bridge whose panel the test controls: it sets any view and calls the host directly. */
export interface ManualBridge {
  /** Resolves with the host of the next session. */
  host(): Promise<HostPort>;
  show(view: View): void;
  /** Keeps a picture for the views. Returns its SHA-256. */
  keep(bytes: Uint8Array): Promise<string>;
  /** Received intents in order. */
  readonly intents: Intent[];
  close(): Promise<void>;
}

/** @param cache cache folder set in Blender's environment */
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
    keep: (bytes) => store.write(bytes),
    close: () => bridge.close(),
  };
}
