import type { HostPort, Selection, StandingAsset } from '../../host/host-port.ts';
import type { Panel } from '../../panel.ts';
import type { View } from '../../view/view.ts';

/** A connected host, and what it has said since its hello. */
export interface CheckedHost {
  readonly port: HostPort;
  readonly panel: Panel;
  /** Whether its session has ended: the host was closed, or has said hello again. */
  isGone(): boolean;
  /** Last selection; undefined before the first. */
  selection(): Selection | null | undefined;
  /** Last assets in the scene; undefined before the first report. */
  standing(): readonly StandingAsset[] | undefined;
  /** Waits until a condition holds. @throws Error that names what was waited for */
  until(what: string, isSo: () => boolean): Promise<void>;
}

const view: View = {
  announcement: 'The host is being checked.',
  sections: [
    {
      id: 'check',
      title: 'Check',
      folded: false,
      controls: [
        {
          kind: 'note',
          id: 'note',
          label: 'meshwright bridge --check imports and removes boxes.',
          tone: 'info',
        },
        // A kind of a later version: a host leaves it out.
        { kind: 'of-a-later-version', id: 'later', label: 'Later' } as never,
      ],
    },
  ],
};

/** @param timeoutMs longest wait, in milliseconds */
export function checkedHost(port: HostPort, timeoutMs: number): CheckedHost {
  let gone = false;
  let selection: Selection | null | undefined;
  let standing: readonly StandingAsset[] | undefined;
  const listeners = new Set<() => void>();
  return {
    port,
    panel: {
      view: () => view,
      subscribe: () => () => {},
      async send(intent) {
        if (intent.do === 'select') ({ selection } = intent);
        if (intent.do === 'scene') ({ standing } = intent);
        for (const listener of [...listeners]) listener();
      },
      keep: async (name, bytes) => ({ file: '', name, size: bytes.length }),
      read: async () => undefined,
      async close() {
        gone = true;
      },
    },
    isGone: () => gone,
    selection: () => selection,
    standing: () => standing,
    until: (what, isSo) =>
      new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer);
          listeners.delete(look);
        };
        const timer = setTimeout(() => {
          end();
          reject(new Error(`not within ${timeoutMs / 1000} s: ${what}`));
        }, timeoutMs);
        const look = () => {
          if (!isSo()) return;
          end();
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}
