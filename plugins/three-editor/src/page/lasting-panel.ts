import type { Panel, PanelError, View } from '@meshwright/panel';

/** Panel opened by `remotePanel`. */
export interface CorePanel extends Panel {
  /** Resolves with the reason when the core is gone. */
  readonly closed: Promise<PanelError>;
}

/**
 * A panel whose core the browser stops and restarts at any time: reconnects at once while jobs are running, otherwise
 * at its next use. A core that another tab took is left there until the next use here.
 * @param connect opens the core and sends it the state that it cannot know
 */
export async function lastingPanel(connect: () => Promise<CorePanel>): Promise<Panel> {
  const listeners = new Set<(view: View) => void>();
  let current: Promise<CorePanel> | undefined;
  let view: View | undefined;
  let closed = false;

  const show = (now: View) => {
    view = now;
    for (const listener of [...listeners]) listener(now);
  };

  function reach(): Promise<CorePanel> {
    current ??= open();
    return current;
  }

  async function open(): Promise<CorePanel> {
    try {
      const panel = await connect();
      panel.subscribe(show);
      show(panel.view());
      void panel.closed.then(lost);
      return panel;
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  function lost({ code, message }: PanelError): void {
    current = undefined;
    if (closed || !view) return;
    if (code === 'closed') show({ ...view, announcement: message });
    else if (isBusy(view)) retake();
  }

  function retake(): void {
    reach().catch((error: unknown) => {
      const announcement = error instanceof Error ? error.message : String(error);
      if (view) show({ ...view, announcement });
    });
  }

  await reach();
  return {
    view: () => view!,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: async (intent) => (await reach()).send(intent),
    keep: async (name, bytes) => (await reach()).keep(name, bytes),
    read: async (file) => (await reach()).read(file),
    async close() {
      closed = true;
      await (await current)?.close();
    },
  };
}

function isBusy({ sections }: View): boolean {
  return sections.some(({ controls }) =>
    controls.some((control) => control.kind === 'job' && /^(waiting|working)$/.test(control.state)),
  );
}
