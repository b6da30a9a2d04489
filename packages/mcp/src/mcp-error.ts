/**
 * A call that is refused: `code` for programs, a message with the way out, and figures as data.
 * @example
 * import { McpRefusal } from '@meshwright/mcp';
 *
 * const host = async (): Promise<string> => {
 *   throw new McpRefusal('no_service', 'No service is configured: set MESHWRIGHT_BASE_URL.');
 * };
 */
export class McpRefusal extends Error {
  override readonly name = 'McpRefusal';
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(code: string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
