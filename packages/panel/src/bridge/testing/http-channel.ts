import { createHash } from 'node:crypto';
import type { Channel } from '../../link/channel.ts';
import type { Done, FromHost, LinkError } from '../../link/messages.ts';
import type { BridgeFile } from '../bridge-file.ts';
import { bridgeCall } from './bridge-call.ts';
import { readMessages } from './read-messages.ts';

/** Channel to the bridge over HTTP and server-sent events, as a plugin in another language implements it. */
export function httpChannel({ url, token }: Pick<BridgeFile, 'url' | 'token'>): Channel & { drop(): void } {
  const listeners = new Set<(message: unknown) => void>();
  const names = new Map<string, Uint8Array<ArrayBuffer>>();
  let host = '';
  let intents = 0;
  let lose = () => {};
  let isLost = false;
  const closed = new Promise<void>((resolve) => {
    lose = () => {
      isLost = true;
      stream.abort();
      resolve();
    };
  });
  const stream = new AbortController();
  let connection = new AbortController();
  const deliver = (message: unknown) => {
    if (!isLost) for (const listener of [...listeners]) listener(message);
  };
  const failed = (error: LinkError) => {
    deliver({ type: 'closed', error });
    lose();
  };

  const call = bridgeCall({ url, token });
  const read = () =>
    readMessages({
      url: `${url}/hosts/${host}/messages`,
      token,
      isOver: () => isLost,
      connect() {
        connection = new AbortController();
        return AbortSignal.any([stream.signal, connection.signal]);
      },
      deliver,
      failed,
    });

  async function send(message: FromHost): Promise<unknown> {
    if (message.type === 'hello') {
      const answer = await call('POST', '/hosts', message);
      const body = (await answer.json()) as { host: string } & LinkError;
      if (!answer.ok) return failed(body);
      ({ host } = body);
      return void read().catch(lose);
    }
    if (message.type === 'keep') {
      const { file = '' } = message.file;
      const answer = await call('PUT', `/files?name=${encodeURIComponent(message.name)}`, names.get(file));
      return deliver({ type: 'done', id: message.id, result: await answer.json() });
    }
    if (message.type === 'read') {
      const answer = await call('GET', `/files/${message.file}`);
      const result = answer.ok ? { file: message.file } : null;
      await answer.body?.cancel();
      return deliver({ type: 'done', id: message.id, result });
    }
    if (message.type === 'answer') return void (await call('POST', `/hosts/${host}/messages`, message));
    // Files have no numbers on this channel: only intents are counted.
    intents += 1;
    const answer = await call('POST', `/hosts/${host}/messages`, { ...message, id: intents });
    const body = (await answer.json()) as LinkError | Done;
    deliver('type' in body ? { ...body, id: message.id } : { type: 'done', id: message.id, error: body });
  }

  return {
    closed,
    drop: () => connection.abort(),
    close() {
      if (host && !isLost) void call('DELETE', `/hosts/${host}`).catch(() => {});
      lose();
    },
    post(message) {
      void send(message as FromHost).catch(lose);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    files: {
      async send(bytes) {
        const file = createHash('sha256').update(bytes).digest('hex');
        names.set(file, bytes);
        await (await call('PUT', '/files', bytes)).json();
        return { file };
      },
      async take({ file }) {
        return new Uint8Array(await (await call('GET', `/files/${file}`)).arrayBuffer());
      },
    },
  };
}
