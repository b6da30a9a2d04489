import type { Selection } from './host/host-port.ts';
import type { FileValue } from './view/view.ts';

/** What somebody wants, or what the host saw. */
export type Intent =
  /** A new value for a control; null takes it back to its preset. */
  | { readonly do: 'set'; readonly control: string; readonly value: ControlValue }
  /** A button, also one of a job. */
  | { readonly do: 'press'; readonly control: string }
  /** The selection in the host changed; null: nothing is selected. Sent by hosts whenever that happens. */
  | { readonly do: 'select'; readonly selection: Selection | null };

export type ControlValue = string | number | boolean | readonly string[] | readonly FileValue[] | null;
