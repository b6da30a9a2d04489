export { McpRefusal } from './mcp-error.ts';
export { createMcpServer, type McpServer } from './mcp-server.ts';
export type { BridgeAddress, McpOptions, McpPorts, OpenService, Picture } from './ports.ts';
export { type StdioStreams, serveStdio } from './serve-stdio.ts';
