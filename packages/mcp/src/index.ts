export { McpRefusal } from './mcp-error.ts';
export { type McpHouse, mcpHouse } from './mcp-server.ts';
export type { McpOptions, McpPorts, OpenService, Picture } from './ports.ts';
export { type StdioStreams, serveStdio } from './serve-stdio.ts';
