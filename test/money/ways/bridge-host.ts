import { readFile } from 'node:fs/promises';
import type { JobView, PanelControls } from './run-panel-job.ts';

type Control = ({ readonly kind: 'job' } & JobView) | { readonly kind: 'another' };

interface Message {
  readonly type: string;
  readonly id: number;
  readonly view?: { readonly sections: readonly { readonly controls: readonly Control[] }[] };
  readonly call?: string;
  readonly asset?: {
    readonly name: string;
    readonly expected: { readonly height: number };
    readonly provenance: { readonly task: string };
  };
}

/**
 * An editor that uses the HTTP protocol of the bridge, and whose scene is a list of tasks: registers with the bridge of
 * this file.
 * @param scene receives the reference of every task whose model was imported
 */
export async function bridgeHost(file: string, project: string, scene: Set<string>): Promise<PanelControls> {
  const { url, token } = JSON.parse(await readFile(file, 'utf8')) as { url: string; token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { host } = await call<{ host: string }>('POST', '/hosts', { ...helloMessage, project });
  let [last, intents] = [0, 0];
  let jobs: readonly JobView[] = [];

  async function handle(message: Message): Promise<void> {
    if (message.view) {
      const controls = message.view.sections.flatMap((section) => section.controls);
      jobs = controls.flatMap((control) => (control.kind === 'job' ? [control] : []));
    }
    if (message.type !== 'call') return;
    const result = message.asset ? imported(message.asset) : true;
    await call('POST', `/hosts/${host}/messages`, { type: 'answer', id: message.id, result });
    if (message.asset) scene.add(message.asset.provenance.task);
  }

  async function intend(intent: object): Promise<void> {
    intents += 1;
    const message = { type: 'intent', id: intents, intent };
    const { error } = await call<{ error?: { message: string } }>('POST', `/hosts/${host}/messages`, message);
    if (error) throw new Error(error.message);
  }

  return {
    async next() {
      const path = `/hosts/${host}/messages?after=${last}&wait=20`;
      const received = await call<{ last: number; messages: readonly Message[] }>('GET', path);
      ({ last } = received);
      for (const message of received.messages) await handle(message);
      return jobs;
    },
    set: (control, value) => intend({ do: 'set', control, value }),
    press: (control) => intend({ do: 'press', control }),
  };
}

const helloMessage = {
  type: 'hello',
  version: 1,
  host: {
    name: 'List',
    version: '1',
    undo: false,
    keepsScene: true,
    exportsSelection: false,
    playsClips: false,
    savesFiles: false,
  },
};

function imported({ name, expected }: NonNullable<Message['asset']>): object {
  return { id: `Scene/${name}`, name, height: expected.height, meshes: 1, clips: [] };
}
