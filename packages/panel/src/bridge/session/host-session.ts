import type { HostPort } from '../../host/host-port.ts';
import type { Channel } from '../../link/channel.ts';
import type { Answer, Done, FromCore, Hello, IntentMessage, LinkError } from '../../link/messages.ts';
import { servePanel } from '../../link/serve-panel.ts';
import type { Panel } from '../../panel.ts';
import type { BridgeLimits } from '../bridge-limits.ts';
import type { HostFiles } from '../files/host-files.ts';
import { Refusal } from '../refusal.ts';
import { inOrder, mostAhead } from './in-order.ts';
import { type Outbox, outbox } from './outbox.ts';

/** Session of a connected host, with the panel opened for it. */
export interface HostSession {
  readonly id: string;
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

interface Listening {
  /** Aborted when another listener takes over. */
  readonly signal: AbortSignal;
  leave(): void;
}

export interface SessionOptions {
  readonly id: string;
  readonly hello: Hello;
  readonly files: HostFiles;
  readonly state: Pick<HostPort, 'project' | 'load' | 'save'>;
  readonly open: (host: HostPort) => Promise<Panel>;
  readonly limits: BridgeLimits;
  /** Called when the session has ended for any reason. */
  readonly onEnd: () => void;
}

const gone: LinkError = { code: 'connection_lost', message: 'The session has ended. Send hello again.' };
const tooLate: LinkError = {
  code: 'bad_intent',
  message: 'This intent arrived after later ones had been carried out. Send it again.',
};

/** Opens the panel for a host's hello. @throws what `open` throws */
export async function hostSession(options: SessionOptions): Promise<HostSession> {
  const { id, hello, files, state, open, limits, onEnd } = options;
  const waiting = new Map<number, Set<(done: Done) => void>>();
  const box = outbox(limits.calls);
  const order = inOrder(limits.orderMs);
  let newest = 0;
  let receive: (message: unknown) => void = () => {};
  let over = false;
  let close = () => {};
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  const settle = (done: Done) => {
    for (const resolve of waiting.get(done.id) ?? []) resolve(done);
    waiting.delete(done.id);
  };
  const channel: Channel = {
    closed,
    close,
    files,
    post(message) {
      if (over) return;
      const outgoing = message as FromCore;
      if (outgoing.type === 'done') settle(outgoing);
      else box.put(outgoing);
    },
    subscribe(listener) {
      receive = listener;
      listener(hello);
      return () => {};
    },
  };

  const panel = await servePanel(channel, (host) => open({ ...host, ...state }));
  let ending: Promise<void> | undefined;
  let listening: AbortController | undefined;
  let silence: NodeJS.Timeout | undefined;

  const end = (error: LinkError): Promise<void> => {
    ending ??= endNow(error);
    return ending;
  };
  async function endNow(error: LinkError): Promise<void> {
    clearTimeout(silence);
    box.put({ type: 'closed', error });
    over = true;
    for (const number of [...waiting.keys()]) settle({ type: 'done', id: number, error });
    close();
    onEnd();
    try {
      await panel.close();
    } finally {
      await files.clear();
    }
  }
  function awaitListener(): void {
    if (over) return;
    silence = setTimeout(() => {
      const message = 'The host read no messages for too long. Send hello again.';
      void end({ code: 'connection_lost', message }).catch(() => {});
    }, limits.silenceMs);
    silence.unref();
  }

  awaitListener();
  return {
    id,
    exchange: files.exchange,
    outbox: box,
    request(message) {
      if (waiting.size >= limits.intents) {
        throw new Refusal(
          'busy',
          `${limits.intents} intents of this host are pending: wait for their answers.`,
        );
      }
      if (message.id > newest + mostAhead) {
        throw new Refusal(
          'bad_request',
          `Intent number ${message.id} is too far ahead: count intents from 1.`,
        );
      }
      newest = Math.max(newest, message.id);
      if (over) return Promise.resolve({ type: 'done', id: message.id, error: gone });
      return new Promise((resolve) => {
        waiting.set(message.id, (waiting.get(message.id) ?? new Set()).add(resolve));
        order.turn(message.id, (mayBegin) => {
          if (mayBegin) receive(message);
          else settle({ type: 'done', id: message.id, error: tooLate });
        });
      });
    },
    answer(message) {
      box.answered(message.id);
      receive(message);
    },
    listen() {
      clearTimeout(silence);
      listening?.abort();
      const own = new AbortController();
      listening = own;
      return {
        signal: own.signal,
        leave() {
          if (listening !== own) return;
          listening = undefined;
          awaitListener();
        },
      };
    },
    end,
  };
}
