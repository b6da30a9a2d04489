import { PanelError } from '../panel-error.ts';
import type { LinkError } from './messages.ts';

/** Serializes an error. Anything but a PanelError is an internal fault, whose message may contain private data. */
export function linkErrorOf(error: unknown): LinkError {
  if (error instanceof PanelError) return { code: error.code, message: error.message };
  return {
    code: 'refused',
    message: 'An internal error occurred in the panel. Try again.',
  };
}

export function panelErrorOf({ code, message }: LinkError): PanelError {
  return new PanelError(code, message);
}
