import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AssetToImport } from '@meshwright/panel';
import { type BridgeFile, readBridge } from '@meshwright/panel/bridge';
import { modelFacts } from '@meshwright/panel/white-box';
import { helloOf } from './small-bridge.ts';

/** How a host breaks one rule. */
export type HostFault =
  | 'clips-refused'
  | 'dies-in-a-call'
  | 'empty-export'
  | 'finds-anything'
  | 'imports-anything'
  | 'keeps-replaced'
  | 'loses-provenance'
  | 'never-answers'
  | 'never-selects'
  | 'no-place'
  | 'one-id'
  | 'reports-nothing'
  | 'shows-nothing'
  | 'stays-away'
  | 'wrong-height';

interface Call {
  readonly id: number;
  readonly call: string;
  readonly asset: AssetToImport & { readonly path: string } & string;
}

/** A host as the guide describes it, whose scene is a list: polls, imports one after another, reports each change. */
export function pollingHost(folder: string, fault?: HostFault): { stop(): Promise<void> } {
  let isStopped = false;
  let sessions = 0;
  const scene = new Map<string, { task: string; provenance: unknown; glb: Buffer }>();
  let count = 0;

  async function session({ url, token }: BridgeFile): Promise<void> {
    const call = async (method: string, path: string, body?: object) => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const response = await fetch(`${url}${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, data: (await response.json()) as never };
    };
    const { host, exchange } = (await call('POST', '/hosts', hello)).data as {
      host: string;
      exchange: string;
    };
    sessions += 1;
    let intents = 0;
    const post = (message: object) => call('POST', `/hosts/${host}/messages`, message);
    const intent = (given: object) => {
      intents += 1;
      return post({ type: 'intent', id: intents, intent: given });
    };
    for (let last = 0; !isStopped; ) {
      const { status, data } = await call('GET', `/hosts/${host}/messages?after=${last}&wait=1`);
      if (status !== 200) return;
      const poll = data as { last: number; messages: (Call & { type: string })[] };
      ({ last } = poll);
      for (const message of poll.messages) {
        if (message.type === 'closed') return;
        if (message.type !== 'call') continue;
        if (fault === 'dies-in-a-call' && message.call === 'exportSelection' && sessions === 1) return;
        if (fault === 'never-answers' && message.call === 'playClip') continue;
        const answer = await carryOut(message, exchange).catch((error: Error) => ({ error: error.message }));
        await post({ type: 'answer', id: message.id, ...answer });
        const standing = [...scene].map(([id, { task }]) => ({ id, task }));
        if (fault !== 'reports-nothing') await intent({ do: 'scene', standing });
        const [id, selected] = [...scene].at(-1) ?? [];
        const provenance = fault === 'loses-provenance' ? undefined : selected?.provenance;
        const selection = id === undefined ? null : { id, name: id, hasMesh: true, provenance };
        if (fault !== 'never-selects') await intent({ do: 'select', selection });
      }
    }
  }

  async function carryOut({ id, call, asset }: Call, exchange: string): Promise<object> {
    switch (call) {
      case 'importAsset':
        return { result: await importAsset(asset) };
      case 'exportSelection': {
        const path = join(exchange, `${id}.glb`);
        await writeFile(path, fault === 'empty-export' ? emptyGlb() : [...scene.values()].at(-1)!.glb);
        return { result: { path } };
      }
      case 'show':
        return { result: fault === 'finds-anything' || (fault !== 'shows-nothing' && scene.has(asset)) };
      case 'remove':
        return { result: scene.delete(asset) };
      case 'playClip':
        return fault === 'clips-refused' ? { error: 'No such clip.' } : { result: null };
      default:
        return { result: fault === 'no-place' ? '' : 'downloads' };
    }
  }

  async function importAsset({ path, name, provenance, replace }: Call['asset']): Promise<object> {
    const glb = await readFile(path);
    if (fault !== 'imports-anything') await modelFacts(glb);
    const { height, meshes, clips } = (await modelFacts(glb).catch(() => undefined)) ?? nothing;
    if (replace !== undefined && fault !== 'keeps-replaced') scene.delete(replace);
    count += fault === 'one-id' ? 0 : 1;
    const id = `${name}-${count}`;
    scene.set(id, { task: provenance.task, provenance, glb });
    return { id, name: id, height: fault === 'wrong-height' ? height * 100 : height, meshes, clips };
  }

  const running = (async () => {
    while (!isStopped && !(fault === 'stays-away' && sessions > 0)) {
      const file = await readBridge(folder);
      if (file) await session(file).catch(() => {});
      await delay(10);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await running;
    },
  };
}

const nothing = { height: 2, meshes: 1, clips: ['Turn'] };

const hello = helloOf(createHash('sha256').update('check').digest('hex'));

function emptyGlb(): Buffer {
  const json = '{"asset":{"version":"2.0"}}'.padEnd(28);
  const header = Buffer.alloc(20);
  const words = [0x46546c67, 2, 20 + json.length, json.length, 0x4e4f534a];
  for (const [at, word] of words.entries()) header.writeUInt32LE(word, at * 4);
  return Buffer.concat([header, Buffer.from(json)]);
}
