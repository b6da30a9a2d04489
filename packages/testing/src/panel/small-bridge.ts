import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Panel } from '@meshwright/panel';
import {
  type Bridge,
  type BridgeFile,
  type BridgeOptions,
  readBridge,
  startBridge,
} from '@meshwright/panel/bridge';
import type { Hello } from '@meshwright/panel/link';
import { type FolderStore, folderStore } from '@meshwright/purchase/node';
import { listFacts } from './list-facts.ts';
import { smallPanel, type Till } from './small-panel.ts';

/** A real bridge in a temporary folder, with small panels that share one ledger. */
export interface SmallBridge {
  readonly folder: string;
  /** Folder of the user that editors may read. */
  readonly opened: string;
  readonly store: FolderStore;
  readonly till: Till;
  readonly panels: Panel[];
  readonly bridge: Bridge;
  readonly file: BridgeFile;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends hello, reads the first view and returns the session. */
  hello(project?: string): Promise<string>;
  stop(): Promise<void>;
}

export async function smallBridge(options: Partial<BridgeOptions> = {}): Promise<SmallBridge> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'meshwright-bridge-')));
  const opened = join(await realpath(folder), 'opened');
  await mkdir(opened, { recursive: true });
  const store = folderStore(join(folder, 'store'));
  const till = { paid: 0 };
  const panels: Panel[] = [];
  const bridge = await startBridge({
    folder,
    store,
    openFolders: [opened],
    async open(host) {
      const panel = await smallPanel(host, till);
      panels.push(panel);
      return panel;
    },
    ...options,
  });
  const file = (await readBridge(folder))!;
  const call: SmallBridge['call'] = (method, path, body, headers = {}) =>
    fetch(`${file.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${file.token}`,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    folder,
    opened,
    store,
    till,
    panels,
    bridge,
    file,
    call,
    async hello(project = 'a') {
      const answer = await call('POST', '/hosts', helloOf(project));
      const { host } = (await answer.json()) as { host: string };
      await (await call('GET', `/hosts/${host}/messages?after=0&wait=0`)).text();
      return host;
    },
    async stop() {
      await bridge.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function helloOf(project: string): Hello {
  return { type: 'hello', version: 1, host: listFacts, project };
}
