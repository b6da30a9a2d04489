import type { HostPort } from '../host/host-port.ts';
import type { Panel } from '../panel.ts';
import { PanelError } from '../panel-error.ts';
import type { FileValue, View } from '../view/view.ts';
import { carryOutCall } from './carry-out-call.ts';
import type { Channel } from './channel.ts';
import { panelErrorOf } from './link-error.ts';
import { type Call, type DoneResult, type FileRef, type FromCore, linkVersion } from './messages.ts';
import { pendingRequests, type RequestMessage } from './pending-requests.ts';

/** A panel whose core runs at the other end of a channel. */
export interface RemotePanel extends Panel {
  /**
   * Resolves with the reason when the core is gone or `close` was called: `closed` when another editor opened the
   * project. The view stays; everything else rejects.
   */
  readonly closed: Promise<PanelError>;
}

export interface RemotePanelOptions {
  /**
   * See `Hello`.
   * @default empty, for hosts that keep the state themselves
   */
  readonly project?: string | undefined;
}

/**
 * Connects an editor in this process to a core over a channel; resolves when the panel at the other end is open. When
 * the channel is lost, everything pending rejects with `connection_lost`; no work is lost: a new channel shows the
 * same jobs.
 * @throws PanelError `connection_lost`, or the reason why the panel could not be opened
 */
export async function remotePanel(
  channel: Channel,
  host: HostPort,
  { project = '' }: RemotePanelOptions = {},
): Promise<RemotePanel> {
  const listeners = new Set<(view: View) => void>();
  let view: View | undefined;
  let end: PanelError | undefined;
  let opened: () => void = () => {};

  const requests = pendingRequests((message) => channel.post(message));
  const closed = channel.closed.then(() => {
    end ??= new PanelError('connection_lost', 'The connection to the panel was lost; its jobs continue.');
    opened();
    requests.rejectAll(end);
    return end;
  });
  channel.subscribe((value) => {
    const message = value as FromCore;
    switch (message.type) {
      case 'view':
        view = message.view;
        opened();
        for (const listener of [...listeners]) listener(view);
        return;
      case 'call':
        return void answer(message, channel, host);
      case 'done':
        return requests.settle(message);
      case 'closed':
        end = panelErrorOf(message.error);
        return channel.close();
    }
  });

  async function request(message: RequestMessage): Promise<DoneResult> {
    if (end) throw end;
    return await requests.send(message);
  }

  await new Promise<void>((resolve) => {
    opened = resolve;
    channel.post({ type: 'hello', version: linkVersion, host: host.facts, project });
  });
  if (view === undefined) throw end ?? new PanelError('connection_lost', 'The panel did not open.');
  let shown: View = view;
  listeners.add((next) => {
    shown = next;
  });
  return {
    closed,
    view: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async send(intent) {
      await request({ type: 'intent', intent });
    },
    async keep(name, bytes) {
      if (end) throw end;
      return (await request({ type: 'keep', name, file: await channel.files.send(bytes) })) as FileValue;
    },
    async read(file) {
      const sent = (await request({ type: 'read', file })) as FileRef | null | undefined;
      return sent ? await channel.files.take(sent) : undefined;
    },
    async close() {
      end ??= new PanelError('closed', 'The panel was closed.');
      channel.close();
      await closed;
    },
  };
}

async function answer(call: Call, channel: Channel, host: HostPort): Promise<void> {
  const { id } = call;
  try {
    channel.post({ type: 'answer', id, result: await carryOutCall(call, host, channel.files) });
  } catch (error) {
    channel.post({ type: 'answer', id, error: error instanceof Error ? error.message : String(error) });
  }
}
