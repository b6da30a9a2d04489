import { bytesSource } from '@meshwright/gltf';
import { rigPassport } from '@meshwright/gltf/rig';
import type { ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../../host/host-port.ts';
import type { Channel } from '../../link/channel.ts';
import type { Answer, Done, FromCore, Hello, IntentMessage, LinkError } from '../../link/messages.ts';
import { servePanel } from '../../link/serve-panel.ts';
import type { Panel } from '../../panel.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import type { HostFiles } from '../files/host-files.ts';
import { type HostImports, hostImports } from './host-imports.ts';
import { type Outbox, outbox } from './outbox.ts';
import { pendingIntents } from './pending-intents.ts';
import { type Listening, singleListener } from './single-listener.ts';

/** Session of a connected host, with the panel opened for it. */
export interface HostSession {
  readonly id: string;
  readonly hello: Hello;
  /** Imports of other programs of the user. */
  readonly imports: HostImports;
  /** Folder for files that the host passes by path. */
  readonly exchange: string;
  readonly outbox: Outbox;
  /** Runs intents in the order of their numbers. Resolves when the intent is done. @throws Refusal `busy` */
  request(message: IntentMessage): Promise<Done>;
  answer(message: Answer): void;
  /** Attaches a listener and detaches the previous one. A session without a listener ends after `silenceMs`. */
  listen(): Listening;
  /** Sends the error to the host and closes the panel. Resolves when its state is saved. Safe to call twice. */
  end(error: LinkError): Promise<void>;
}

export interface SessionOptions {
  readonly id: string;
  readonly hello: Hello;
  readonly files: HostFiles;
  readonly store: ContentStore;
  readonly state: Pick<HostPort, 'project' | 'load' | 'save'>;
  readonly open: (host: HostPort) => Promise<Panel>;
  readonly limits: BridgeLimits;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the session has ended for any reason. */
  readonly onEnd: () => void;
}

/** Opens the panel for a host's hello. @throws what `open` throws */
export async function hostSession(options: SessionOptions): Promise<HostSession> {
  const { id, hello, files, store, state, open, limits, now, onEnd } = options;
  const intents = pendingIntents(limits);
  const box = outbox(limits.calls);
  let receive: (message: unknown) => void = () => {};
  let over = false;
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const channel: Channel = {
    closed,
    close,
    files,
    post(message) {
      if (over) return;
      const outgoing = message as FromCore;
      if (outgoing.type === 'done') intents.settle(outgoing);
      else box.put(outgoing);
    },
    subscribe(listener) {
      receive = listener;
      listener(hello);
      return () => {};
    },
  };

  let port!: HostPort;
  const panel = await servePanel(channel, (host) => {
    port = withHumanoids(host);
    return open({ ...port, ...state });
  });
  const listener = singleListener(limits.silenceMs, () => {
    const message = 'The host read no messages for too long. Send hello again.';
    void end({ code: 'connection_lost', message }).catch(() => {});
  });
  let ending: Promise<void> | undefined;
  const end = (error: LinkError): Promise<void> => {
    ending ??= endNow(error);
    return ending;
  };
  async function endNow(error: LinkError): Promise<void> {
    listener.stop();
    box.put({ type: 'closed', error });
    over = true;
    intents.end(error);
    close();
    onEnd();
    try {
      await panel.close();
    } finally {
      await files.clear();
    }
  }

  return {
    id,
    hello,
    imports: hostImports({ host: port, store, limits, now }),
    exchange: files.exchange,
    outbox: box,
    request: (message) =>
      intents.run(message, (each) => {
        if (each.intent.do === 'press' && !box.wasViewRead()) {
          intents.settle({ type: 'done', id: each.id, error: unseen });
        } else receive(each);
      }),
    answer(message) {
      box.answered(message.id);
      receive(message);
    },
    listen: listener.listen,
    end,
  };
}

/** What the user saw was the view of an earlier session, which may lack what was bought in it. */
const unseen: LinkError = {
  code: 'disabled',
  message: 'This session has not shown its jobs yet, so nothing was done. Press again when they are there.',
};

/** Adds the joints of humanoids to the imports of a host. */
function withHumanoids(host: HostPort): HostPort {
  return {
    ...host,
    async importAsset(asset) {
      const humanoid = await humanoidJoints(asset.glb);
      return await host.importAsset({ ...asset, ...(humanoid && { humanoid }) });
    },
  };
}

/** Returns the names of the joints of a humanoid by VRM bone; undefined for other models, and where names repeat. */
async function humanoidJoints(glb: Uint8Array): Promise<Record<string, string> | undefined> {
  // A file that cannot be read has no bones: its import says why.
  const passport = await rigPassport(bytesSource(glb)).catch(() => undefined);
  if (passport?.kind !== 'humanoid') return undefined;
  const rows = passport.bones.map(({ bone, name }) => [bone, name] as const);
  const names = rows.map(([, name]) => name);
  if (names.includes('') || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(rows);
}
