export type { Sidecar, SidecarFile, SidecarTask } from './asset/sidecar.ts';
export { type Exit, exits } from './errors/exit-codes.ts';
export { commandNames } from './program.ts';
export type { Terminal, TextStream } from './progress/terminal.ts';
export { run } from './run.ts';
