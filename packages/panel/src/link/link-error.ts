import { PanelError } from '../panel-error.ts';
import type { LinkError } from './messages.ts';

/** An error as it travels. What is no PanelError is a fault of this program, and its message may hold anything. */
export function linkErrorOf(error: unknown): LinkError {
  if (error instanceof PanelError) return { code: error.code, message: error.message };
  return {
    code: 'refused',
    message: 'Something went wrong inside the panel; nothing more is known. Try again.',
  };
}

export function panelErrorOf({ code, message }: LinkError): PanelError {
  return new PanelError(code, message);
}
