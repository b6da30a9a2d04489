import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { McpRefusal } from '../mcp-error.ts';

/** How long a person may think about a price, in milliseconds. */
const askMs = 10 * 60_000;

/** Asks the person at the client. A cancelled question has no answer. @throws McpRefusal `declined` when it is cancelled */
export async function askPerson(
  server: Server,
  question: string,
  signal: AbortSignal,
): Promise<'yes' | 'no' | 'unsupported'> {
  const withdrawn = () =>
    new McpRefusal('declined', 'The call was cancelled while the person was asked. Nothing was sent since.');
  if (!server.getClientCapabilities()?.elicitation) return 'unsupported';
  if (signal.aborted) throw withdrawn();
  const form = { message: question, requestedSchema: { type: 'object' as const, properties: {} } };
  try {
    const { action } = await server.elicitInput(form, { timeout: askMs, signal });
    // An answer that crossed the cancellation does not count.
    if (signal.aborted) throw withdrawn();
    return action === 'accept' ? 'yes' : 'no';
  } catch (error) {
    throw signal.aborted ? withdrawn() : error;
  }
}
