import type { HostPort } from '../host/host-port.ts';
import { type PanelState, stateText } from '../state.ts';

/** Saves the newest state, one write at a time. Changes during a write go into the next one. */
export function stateSaver(host: HostPort, state: () => PanelState) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const write = () => host.save(stateText(state()));
  return {
    /** Resolves when the current state is saved. */
    keep(): Promise<void> {
      if (!running) {
        running = write().finally(() => {
          running = undefined;
        });
        return running;
      }
      next ??= running
        .catch(() => {})
        .then(() => {
          next = undefined;
          return this.keep();
        });
      return next;
    },
  };
}
