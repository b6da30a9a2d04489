import { readFile } from 'node:fs/promises';

/** The line that a bridge prints when it is ready. */
interface Ready {
  readonly url: string;
  readonly file: string;
  readonly service?: string;
  readonly started: boolean;
}

/** A plugin, as the guide describes it. */
export interface BridgePlugin {
  readonly ready: Ready;
  readonly token: string;
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

/** @param line what `bridge --json` printed */
export async function bridgePlugin(line: string): Promise<BridgePlugin> {
  const ready = JSON.parse(line) as Ready;
  const { url, token } = JSON.parse(await readFile(ready.file, 'utf8')) as { url: string; token: string };
  return {
    ready,
    token,
    async call<T>(method: string, path: string, body?: object) {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as T;
    },
  };
}

const facts = { name: 'Godot', version: '4.3', undo: true, keepsScene: true, exportsSelection: false };

/** The message with which it registers. */
export const hello = {
  type: 'hello',
  version: 1,
  project: '/home/ada/courtyard',
  host: { ...facts, playsClips: false, savesFiles: false },
};
