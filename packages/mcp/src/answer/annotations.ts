import type { ToolAnnotations } from '../tool.ts';

// What is the default of the protocol is left out: a client pays for every word of the list.

/** Changes nothing. */
export const reads: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };

/** Calls the service and adds: the same call has no further effect, and nothing is replaced or removed. */
export const buys: ToolAnnotations = { readOnlyHint: false, destructiveHint: false, idempotentHint: true };

/**
 * Adds files below the root, or an object to the scene of an editor: the same call has no further effect, and nothing is
 * replaced or removed.
 */
export const writesFiles: ToolAnnotations = { ...buys, openWorldHint: false };
