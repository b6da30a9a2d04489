import type { Panel, View } from '@meshwright/panel';

/** State of the connection between the editor and the bridge, as the plugin says it. */
export interface EditorStatus {
  readonly connected: boolean;
  /** For the user; empty while all is well. */
  readonly message: string;
  /** Whether it is not tried again by itself. */
  readonly stopped: boolean;
  /** Whether service or key were changed since the bridge was started. */
  readonly settings_changed: boolean;
  /** Size of a bridge that can be downloaded where Node.js is missing; null where none is offered. */
  readonly download_megabytes: number | null;
}

export interface EditorSettings {
  readonly base_url: string;
  readonly command: string;
  readonly start_bridge: boolean;
  readonly watch_folder: boolean;
  readonly has_key: boolean;
}

/** What the plugin shows on the page. */
export interface Shown {
  readonly number: number;
  readonly view: View | null;
  readonly status: EditorStatus;
  readonly settings: EditorSettings;
}

/** The panel of an Unreal editor, over the plugin's server on this machine. */
export interface EditorPanel extends Panel {
  /** Resolves with what is shown once it is newer than a number, or after a while. @throws Error the editor is gone */
  shown(after: number): Promise<Shown>;
  settings(values: object): Promise<void>;
  connect(restart: boolean): Promise<void>;
  /** Downloads the bridge that is offered; the panel connects when it is there. */
  downloadBridge(): Promise<void>;
}

/**
 * @param call `fetch` of the server, with the token
 */
export function remotePanel(call: (path: string, init?: RequestInit) => Promise<Response>): EditorPanel {
  let view: View = { sections: [], announcement: '' };
  const listeners = new Set<(view: View) => void>();
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await call(path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as { error?: string | null };
    if (answer.error) throw new Error(answer.error);
  };
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (intent) => post('/intent', intent),
    async keep(name, bytes) {
      const response = await call(`/files?name=${encodeURIComponent(name)}`, { method: 'PUT', body: bytes });
      const answer = await response.json();
      if (!response.ok) throw new Error((answer as { error: string }).error);
      return answer;
    },
    async read(file) {
      const response = await call(`/files/${file}`);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    close: async () => {},
    async shown(after) {
      const response = await call(`/view?after=${after}`);
      const answer = (await response.json()) as Shown & { error?: string };
      if (!response.ok) throw new Error(answer.error ?? `${response.status}`);
      if (answer.view && answer.number !== after) {
        view = answer.view;
        for (const listener of listeners) listener(view);
      }
      return answer;
    },
    settings: (values) => post('/settings', values),
    connect: (restart) => post('/connect', { restart }),
    downloadBridge: () => post('/bridge', {}),
  };
}
