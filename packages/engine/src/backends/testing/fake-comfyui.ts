import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Workflow } from '../comfyui/workflow.ts';
import { type Answer, type FakeServer, fakeServer, type Received } from './fake-server.ts';

/**
 * A fake ComfyUI server by the described protocol; it runs no node. A prompt is done after `rounds` polls of its
 * history.
 */
export interface FakeComfyui extends FakeServer {
  /** File the output node saves. */
  output: Uint8Array;
  /** Polls of the history until a prompt is done. */
  rounds: number;
  /** Status and messages of finished prompts. */
  status: Readonly<Record<string, unknown>>;
  readonly prompts: Map<string, { graph: Workflow; looks: number }>;
  /** Prompts in the queue: the first runs, others wait. */
  readonly queue: string[];
  readonly interrupted: string[];
  /** Called with a client's socket when a prompt starts. */
  onStart: (socket: WebSocket, id: string) => void;
  /** Answer to `GET /object_info`: node types with their inputs. */
  nodes: Readonly<Record<string, unknown>>;
  /** Headers of the socket's request. */
  readonly upgrades: Readonly<Record<string, unknown>>[];
}

export async function fakeComfyui(): Promise<FakeComfyui> {
  const sockets = new WebSocketServer({ noServer: true });
  const clients = new Map<string, WebSocket>();
  const server = await fakeServer(answer);
  const fake: FakeComfyui = Object.assign(server, {
    output: new Uint8Array(),
    rounds: 2,
    status: { status_str: 'success', completed: true, messages: [] },
    prompts: new Map(),
    queue: [],
    interrupted: [],
    onStart: progressed,
    upgrades: [],
    nodes: Object.fromEntries(Object.values(workflow).map(({ class_type: type }) => [type, { input: {} }])),
  });

  server.http.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    fake.upgrades.push(request.headers);
    const client = new URL(request.url ?? '', server.url).searchParams.get('clientId') ?? '';
    sockets.handleUpgrade(request, socket, head, (open) => {
      clients.set(client, open);
      open.send(JSON.stringify({ type: 'status', data: { sid: client } }));
    });
  });
  const close = server.close;
  return Object.assign(fake, {
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      await close();
    },
  });

  function answer({ method, path, headers, body, query }: Received): Answer | undefined {
    if (headers.origin !== undefined) return { status: 403, json: {} };
    const [, first = '', id = ''] = path.split('/');
    switch (`${method} ${first}`) {
      case 'POST upload':
        return { json: { name: `renamed (${server.received.length}).png`, subfolder: '', type: 'input' } };
      case 'POST prompt':
        return queued(JSON.parse(body.toString()));
      case 'GET object_info':
        return { json: fake.nodes };
      case 'GET history':
        return { json: historyOf(id) };
      case 'GET view':
        return query.get('filename') === 'made.glb' ? { bytes: fake.output } : undefined;
      case 'GET queue':
        return {
          json: {
            queue_running: fake.queue.slice(0, 1).map((one) => [0, one, {}]),
            queue_pending: fake.queue.slice(1).map((one) => [1, one, {}]),
          },
        };
      case 'POST queue':
        return dequeued((JSON.parse(body.toString()) as { delete: string[] }).delete);
      case 'POST interrupt':
        fake.interrupted.push(...fake.queue.splice(0, 1));
        return { json: {} };
      default:
        return undefined;
    }
  }

  function queued({ prompt, client_id }: { prompt?: Workflow; client_id: string }): Answer {
    if (!prompt) return { status: 400, json: { error: 'no prompt', node_errors: {} } };
    const id = `prompt-${fake.prompts.size + 1}`;
    fake.prompts.set(id, { graph: prompt, looks: 0 });
    fake.queue.push(id);
    const socket = clients.get(client_id);
    if (socket) fake.onStart(socket, id);
    return { json: { prompt_id: id, number: 1, node_errors: {} } };
  }

  function historyOf(id: string): object {
    const prompt = fake.prompts.get(id);
    if (!prompt || ++prompt.looks < fake.rounds) return {};
    const at = fake.queue.indexOf(id);
    if (at >= 0) fake.queue.splice(at, 1);
    const entry = { filename: 'made.glb', subfolder: '3d', type: 'output' };
    return { [id]: { outputs: { 9: { '3d': [entry] } }, status: fake.status } };
  }

  /** Only waiting prompts can be removed; a running one continues. */
  function dequeued(ids: readonly string[]): Answer {
    for (const id of ids) if (fake.queue.indexOf(id) > 0) fake.queue.splice(fake.queue.indexOf(id), 1);
    return { json: {} };
  }
}

function progressed(socket: WebSocket, id: string): void {
  socket.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 255, 216]));
  socket.send('{ not JSON');
  socket.send(JSON.stringify({ type: 'progress', data: { node: '3', value: 5, max: 10, prompt_id: id } }));
}

/** A workflow with all slots. */
export const workflow: Workflow = {
  3: { class_type: 'KSampler', inputs: { seed: 0 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: 'as exported' } },
  10: { class_type: 'LoadImage', inputs: { image: 'exported.png' } },
  9: { class_type: 'SaveGLB', inputs: { filename_prefix: 'mesh' } },
};
export const slots = {
  prompt: { node: '6', input: 'text' },
  seed: { node: '3', input: 'seed' },
  output: '9',
} as const;
export const pictureSlots = { ...slots, images: [{ node: '10', input: 'image' }] } as const;
