export type { Sidecar } from '@meshwright/purchase/node';
export { exits } from './errors/exit-codes.ts';
export type { Terminal, TextStream } from './progress/terminal.ts';
export { run } from './run.ts';
