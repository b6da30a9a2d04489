export { McpRefusal } from './mcp-error.ts';
export type { McpOptions, McpPorts, OpenService, Picture } from './ports.ts';
