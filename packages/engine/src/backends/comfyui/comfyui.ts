import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { InputFile } from '../../job/job.ts';
import { JobError } from '../../job/job-error.ts';
import type { Backend, BackendOptions } from '../backend.ts';
import { backendFamilies, isBackendFamily } from '../backend-families.ts';
import { backendOf, type ProtocolContext } from '../backend-of.ts';
import { createExchange, type Exchange, excerpt } from '../exchange.ts';
import { inputParts } from '../input-parts.ts';
import { pictureType } from '../picture-type.ts';
import { poll } from '../poll.ts';
import { withServerJob } from '../server-job.ts';
import { readComfyuiOutcome } from './comfyui-outcome.ts';
import { filledWorkflow, slotIssues, type Workflow, type WorkflowSlots, workflowLacks } from './workflow.ts';

export interface ComfyuiOptions extends BackendOptions {
  /** Workflow exported in API format. */
  readonly workflow: Workflow;
  readonly slots: WorkflowSlots;
  /**
   * Creates names of clients and uploads.
   * @default random
   */
  readonly newId?: () => string;
}

/** History polls per check of the queue, which finds a prompt that a restarted server has forgotten. */
const roundsPerQueueLook = 10;

/**
 * Creates a backend that runs the operator's workflow on a ComfyUI server. The history shows when it is done; the
 * socket only reports progress. Abort removes the prompt from the queue, or interrupts it if it is the one running.
 * @throws JobError `invalid_option` for slots the workflow does not have
 * @example
 * import { comfyui } from '@meshwright/engine';
 * import { startService } from '@meshwright/service';
 *
 * const backend = comfyui({
 *   baseUrl: 'http://127.0.0.1:8188',
 *   workflow: { '6': { class_type: 'Text', inputs: { text: '' } }, '42': { class_type: 'Save', inputs: {} } },
 *   slots: { prompt: { node: '6', input: 'text' }, output: '42' },
 * });
 * const service = await startService({ backends: { 'text-to-3d': backend } });
 * await service.stop();
 */
export function comfyui(options: ComfyuiOptions): Backend {
  const { workflow, slots, baseUrl, token, newId = randomUUID } = options;
  const [issue] = slotIssues(workflow, slots);
  if (issue) throw new JobError('invalid_option', `slots/${issue.field}: ${issue.problem}.`);
  const given = slots.images?.length ?? 0;
  const server = createExchange('ComfyUI', baseUrl, token);

  return backendOf(
    {
      name: server.name,
      check: async (signal) =>
        workflowLacks(
          workflow,
          await server.json('GET', 'object_info', { signal, maxBytes: 50_000_000 }),
          server.name,
        ),
      lacks(family, { image_urls, reference_image_urls }) {
        if (!isBackendFamily(family) || family === 'retexture')
          return `The workflow does not support ${family}.`;
        const linked = [image_urls, reference_image_urls].find(Array.isArray) ?? [];
        if (linked.length <= given) return null;
        return `Too many pictures: the workflow for ${family} takes at most ${given}.`;
      },
      async make(input, context) {
        const { prompt, seed, images } = inputParts(input);
        if (images.length > given) {
          throw new JobError(
            'invalid_option',
            `run ${input.family}: ${images.length} pictures were sent, and the workflow takes at most ${given}; send fewer.`,
          );
        }
        const client = newId();
        const uploaded: string[] = [];
        for (const [i, image] of images.entries()) {
          uploaded.push(await upload(server, image, `${client}-${i}`, context));
        }
        const graph = filledWorkflow(workflow, slots, { prompt, seed, images: uploaded });
        const follow = followComfyui({ baseUrl, token, client, progress: context.progress });
        try {
          return await withServerJob(
            {
              start: (signal) => queuePrompt(server, { prompt: graph, client_id: client }, signal),
              end: (id, signal) => stopPrompt(server, id, signal),
              use: (id) => resultOf(server, id, { ...context, output: slots.output, family: input.family }),
            },
            context,
          );
        } finally {
          follow.close();
        }
      },
    },
    options,
  );
}

/** @returns the picture's name on the server, which may differ from the uploaded name */
async function upload(
  server: Exchange,
  { bytes }: InputFile,
  name: string,
  { signal }: ProtocolContext,
): Promise<string> {
  const { extension, mediaType } = pictureType(bytes);
  const form = new FormData();
  form.set('image', new Blob([Uint8Array.from(bytes)], { type: mediaType }), `${name}.${extension}`);
  form.set('type', 'input');
  const reply = await server.json('POST', 'upload/image', { form, signal });
  if (typeof reply.name !== 'string') throw unusable(server, 'an upload without a name', reply);
  return reply.subfolder ? `${reply.subfolder}/${reply.name}` : reply.name;
}

async function queuePrompt(server: Exchange, json: object, signal: AbortSignal): Promise<string> {
  const reply = await server.json('POST', 'prompt', { json, signal });
  if (typeof reply.prompt_id === 'string') return reply.prompt_id;
  throw unusable(server, 'a prompt without an id', reply);
}

async function resultOf(
  server: Exchange,
  id: string,
  context: ProtocolContext & { readonly output: string; readonly family: string },
): Promise<readonly InputFile[]> {
  const { signal, maxBytes, output } = context;
  let missed = false;
  const files = await poll(async (round) => {
    const history = await server.json('GET', `history/${encodeURIComponent(id)}`, {
      signal,
      maxBytes: 50_000_000,
    });
    const found = readComfyuiOutcome(server.name, history[id], output);
    if (found || round % roundsPerQueueLook !== 0) return found;
    // A prompt is briefly in neither the queue nor the history, so one miss is no proof.
    const { running, pending } = await queueOf(server, signal);
    if (running.includes(id) || pending.includes(id)) missed = false;
    else if (missed) throw forgotten(server);
    else missed = true;
    return undefined;
  }, context);
  const isModel = isBackendFamily(context.family) && backendFamilies[context.family] === 'model';
  const wanted = isModel ? files.slice(0, 1) : files;
  const made: InputFile[] = [];
  for (const { filename, subfolder, type } of wanted) {
    const query = new URLSearchParams({ filename, subfolder, type });
    made.push({
      name: filename,
      bytes: new Uint8Array(await server.send('GET', `view?${query}`, { signal, maxBytes })),
    });
  }
  return made;
}

/** Stops a prompt. Interrupting stops any running prompt, so it is only requested while this prompt runs. */
async function stopPrompt(server: Exchange, id: string, signal: AbortSignal): Promise<void> {
  await server.send('POST', 'queue', { json: { delete: [id] }, signal });
  const { running } = await queueOf(server, signal);
  if (running.includes(id)) await server.send('POST', 'interrupt', { json: { prompt_id: id }, signal });
}

async function queueOf(
  server: Exchange,
  signal: AbortSignal,
): Promise<{ running: unknown[]; pending: unknown[] }> {
  const queue = await server.json('GET', 'queue', { signal, maxBytes: 50_000_000 });
  // Each entry is an array: number, id, graph, ...
  const ids = (entries: unknown): unknown[] =>
    Array.isArray(entries) ? entries.map((entry) => (Array.isArray(entry) ? entry[1] : undefined)) : [];
  return { running: ids(queue.queue_running), pending: ids(queue.queue_pending) };
}

function unusable(server: Exchange, what: string, reply: object): JobError {
  return new JobError(
    'backend_unusable',
    `${server.name}: ${what}: "${excerpt(JSON.stringify(reply))}". Check that its address in the backends file is that of a ComfyUI server.`,
  );
}

function forgotten(server: Exchange): JobError {
  return new JobError(
    'backend_failed',
    `${server.name}: the prompt is in neither the queue nor the history; the server was probably restarted or its history cleared. Create the task again.`,
  );
}

interface FollowOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly client: string;
  progress(percent: number): void;
}

const maxFrameBytes = 16_000_000;

/**
 * Reports a client's progress from the socket; a failed connection does not affect the work. Every node that reports
 * progress restarts at 0, and the caller keeps the maximum.
 */
function followComfyui({ baseUrl, token, client, progress }: FollowOptions): { close(): void } {
  const url = new URL('ws', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('clientId', client);
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(url, { headers, maxPayload: maxFrameBytes, perMessageDeflate: false });
  socket.on('error', () => {});
  socket.on('message', (data, isBinary) => {
    const share = isBinary ? undefined : shareIn(String(data));
    if (share !== undefined) progress(share * 100);
  });
  return { close: () => socket.terminate() };
}

function shareIn(text: string): number | undefined {
  try {
    const { type, data } = JSON.parse(text) as { type?: unknown; data?: { value?: unknown; max?: unknown } };
    if (type !== 'progress') return undefined;
    const share = Number(data?.value) / Number(data?.max);
    return Number.isFinite(share) ? share : undefined;
  } catch {
    return undefined;
  }
}
