import type { HostPort } from '../host/host-port.ts';
import type { Panel } from '../panel.ts';
import { PanelError } from '../panel-error.ts';
import type { Channel } from './channel.ts';
import { linkErrorOf } from './link-error.ts';
import type { Answer, Done, DoneResult, FileRef, FromHost, Hello } from './messages.ts';
import { readFromHost } from './read-from-host.ts';
import { remoteHost } from './remote-host.ts';

/**
 * Serves a panel in this process to the host at the other end of a channel. Waits for its hello, opens the panel with
 * a remote host port, and resolves when the first view was sent. When the channel is lost the panel is closed; its
 * jobs continue at the service.
 * @throws PanelError `connection_lost` before the panel was open, or what `open` throws, which is also sent to the
 * host
 */
export async function servePanel(
  channel: Channel,
  open: (host: HostPort, hello: Hello) => Promise<Panel>,
): Promise<Panel> {
  let serve = ({ id }: Request): void => {
    channel.post({ type: 'done', id, error: { code: 'disabled', message: 'The panel is still opening.' } });
  };
  let receive: (answer: Answer) => void = () => {};
  const hello = await helloOf(channel, (message) => {
    if (message.type === 'answer') receive(message);
    else if (message.type !== 'hello') serve(message);
  });
  const host = remoteHost(channel, hello);
  ({ receive: receive } = host);
  let panel: Panel;
  try {
    panel = await open(host.port, hello);
  } catch (error) {
    channel.post({ type: 'closed', error: linkErrorOf(error) });
    channel.close();
    throw error;
  }

  let changed = true;
  const showView = () => {
    if (!changed) return;
    changed = false;
    channel.post({ type: 'view', view: panel.view() });
  };
  const end = panel.subscribe(() => {
    if (changed) return;
    changed = true;
    // Changes of one turn share one message.
    queueMicrotask(showView);
  });
  const done = outcomes<Done>();
  serve = (message) => {
    const { id } = message;
    const outcome = done.of(id, () => doneOf(id, () => carryOut(message, panel, channel)));
    outcome.then(
      (answer) => {
        // Sends the view before `done`, so the host has it when the intent resolves.
        showView();
        channel.post(answer);
      },
      (error: unknown) => channel.post({ type: 'done', id, error: linkErrorOf(error) }),
    );
  };
  channel.closed
    .then(() => {
      end();
      return panel.close();
    })
    // The channel is gone, so no error can be sent.
    .catch(() => {});
  showView();
  return panel;
}

type Request = Exclude<FromHost, { readonly type: 'hello' | 'answer' }>;

/** Resolves with the first message, and passes on later ones. */
function helloOf(channel: Channel, receive: (message: FromHost) => void): Promise<Hello> {
  return new Promise((resolve, reject) => {
    const lost = () =>
      reject(new PanelError('connection_lost', 'The editor disconnected before it sent hello.'));
    channel.closed.then(lost, lost);
    let helloReceived = false;
    channel.subscribe((value) => {
      const message = readOrAnswer(value, channel);
      if (helloReceived) return void (message && receive(message));
      if (message?.type === 'hello') {
        helloReceived = true;
        return resolve(message);
      }
      const error = new PanelError('bad_intent', 'The first message must be a valid hello.');
      channel.post({ type: 'closed', error: linkErrorOf(error) });
      channel.close();
      reject(error);
    });
  });
}

/** Answers an unreadable message that has a number, because its sender waits. */
function readOrAnswer(value: unknown, channel: Channel): FromHost | undefined {
  try {
    return readFromHost(value);
  } catch (error) {
    const { type, id } = (value ?? {}) as { readonly type?: unknown; readonly id?: unknown };
    if (typeof id !== 'number') return undefined;
    const linkError = linkErrorOf(error);
    if (type === 'answer') return { type, id, error: linkError.message };
    channel.post({ type: 'done', id, error: linkError });
    return undefined;
  }
}

async function carryOut(message: Request, panel: Panel, channel: Channel): Promise<DoneResult> {
  switch (message.type) {
    case 'intent':
      return void (await panel.send(message.intent));
    case 'keep':
      return await panel.keep(message.name, await channel.files.take(message.file));
    case 'read':
      return await sent(await panel.read(message.file), channel);
  }
}

async function sent(bytes: Uint8Array<ArrayBuffer> | undefined, channel: Channel): Promise<FileRef | null> {
  return bytes === undefined ? null : await channel.files.send(bytes);
}

async function doneOf(id: number, work: () => Promise<DoneResult>): Promise<Done> {
  try {
    const result = await work();
    return { type: 'done', id, ...(result !== undefined && { result }) };
  } catch (error) {
    return { type: 'done', id, error: linkErrorOf(error) };
  }
}

/** Runs work once per number and repeats its outcome. */
interface Outcomes<T> {
  /**
   * Runs the work, or returns the outcome of this number.
   * @throws PanelError `bad_intent` when the number is too old to be remembered
   */
  of(id: number, work: () => Promise<T>): Promise<T>;
}

/** Remembers the last `most` numbers, and recognises older ones. */
function outcomes<T>(most = 1_000): Outcomes<T> {
  const known = new Map<number, Promise<T>>();
  let forgotten = 0;
  return {
    of(id, work) {
      const before = known.get(id);
      if (before) return before;
      if (id <= forgotten) {
        const message = `Message id ${id} was used before: ids must increase within a session.`;
        return Promise.reject(new PanelError('bad_intent', message));
      }
      const outcome = work();
      known.set(id, outcome);
      if (known.size > most) {
        const oldest = Math.min(...known.keys());
        known.delete(oldest);
        forgotten = oldest;
      }
      return outcome;
    },
  };
}
