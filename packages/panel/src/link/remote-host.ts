import type { HostPort } from '../host/host-port.ts';
import { PanelError } from '../panel-error.ts';
import type { Channel } from './channel.ts';
import type { Answer, CallBody, CallResults, FileRef, Hello } from './messages.ts';
import { resultReaders } from './read-from-host.ts';

/** The host at the other end of a channel. */
export interface RemoteHost {
  readonly port: HostPort;
  /** Takes the answer to a call. */
  receive(answer: Answer): void;
}

/**
 * Creates a host port that sends its calls over a channel. They wait without a timeout; when the channel is lost they
 * reject with `connection_lost`.
 */
export function remoteHost(channel: Channel, { host: facts }: Hello): RemoteHost {
  interface Waiting {
    readonly resolve: (result: unknown) => void;
    readonly reject: (error: PanelError) => void;
  }
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let lost = false;
  channel.closed.then(
    () => {
      lost = true;
      for (const { reject } of waiting.values()) reject(gone());
      waiting.clear();
    },
    () => {},
  );

  const gone = (): PanelError =>
    new PanelError(
      'connection_lost',
      `The connection to ${facts.name} was lost; whether it carried out the call is unknown.`,
    );

  async function call<B extends CallBody>(body: B): Promise<CallResults[B['call']]> {
    if (lost) throw gone();
    calls += 1;
    const id = calls;
    const result = await new Promise((resolve, reject) => {
      channel.post({ type: 'call', id, ...body });
      waiting.set(id, { resolve, reject });
    });
    const read = resultReaders[body.call] as (value: unknown) => CallResults[B['call']];
    return read(result);
  }

  async function sending<T>(bytes: Uint8Array<ArrayBuffer>, work: (sent: FileRef) => Promise<T>): Promise<T> {
    const sent = await channel.files.send(bytes);
    try {
      return await work(sent);
    } finally {
      await channel.files.release?.(sent);
    }
  }

  return {
    port: {
      facts,
      importAsset: ({ glb, file: _, ...asset }) =>
        sending(glb, (sent) => call({ call: 'importAsset', asset: { ...asset, ...sent } })),
      async exportSelection() {
        return await channel.files.take(await call({ call: 'exportSelection' }));
      },
      show: (asset) => call({ call: 'show', asset }),
      remove: (asset) => call({ call: 'remove', asset }),
      ...(facts.playsClips && {
        async playClip(asset: string, clip: string | null) {
          await call({ call: 'playClip', asset, clip });
        },
      }),
      ...(facts.savesFiles && {
        saveFile: (name: string, bytes: Uint8Array<ArrayBuffer>) =>
          sending(bytes, (sent) => call({ call: 'saveFile', name, ...sent })),
      }),
      async load() {
        return (await call({ call: 'load' })) ?? undefined;
      },
      async save(state) {
        await call({ call: 'save', state });
      },
    },
    receive(answer) {
      const pending = waiting.get(answer.id);
      // A repeated answer has no waiting call.
      if (!pending) return;
      waiting.delete(answer.id);
      if ('error' in answer) pending.reject(new PanelError('host_failed', answer.error));
      else pending.resolve(answer.result);
    },
  };
}
