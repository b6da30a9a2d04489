import type { Selection, StandingAsset } from './host/host-port.ts';
import type { FileValue } from './view/view.ts';

/** Action of the user, or event of the host. */
export type Intent =
  /** Sets the value of a control; null resets it to its preset. */
  | { readonly do: 'set'; readonly control: string; readonly value: ControlValue }
  /** Presses a button, including those of jobs. */
  | { readonly do: 'press'; readonly control: string }
  /** The selection in the host changed; null: nothing is selected. Hosts send it at every change. */
  | { readonly do: 'select'; readonly selection: Selection | null }
  /**
   * Models came into the scene or left it by other means than a call: undo, redo, deletion. `standing`: all assets with
   * a provenance that the scene has now.
   */
  | { readonly do: 'scene'; readonly standing: readonly StandingAsset[] };

export type ControlValue = string | number | boolean | readonly string[] | readonly FileValue[] | null;
