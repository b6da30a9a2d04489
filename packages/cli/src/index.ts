export { type Exit, exits } from './exit-codes.ts';
export { commandNames } from './program.ts';
export { run } from './run.ts';
export type { Sidecar, SidecarFile, SidecarTask } from './sidecar.ts';
export type { Terminal, TextStream } from './terminal.ts';
