import { resolve } from 'node:path';
import type { Source } from '@meshwright/gltf';
import { CliError } from '../errors/cli-error.ts';
import type { Terminal } from '../progress/terminal.ts';

/**
 * Opens the model that an argument names: a file, an address of which only parts are read, or `-` for standard input.
 * @param timeout seconds without a byte after which an address is given up
 */
export async function modelSource(model: string, terminal: Terminal, timeout?: number): Promise<Source> {
  const { bytesSource, urlSource } = await import('@meshwright/gltf');
  if (model === '-') return bytesSource(await standardInput(terminal), 'standard input');
  if (/^https?:\/\//i.test(model)) {
    return urlSource(model, timeout === undefined ? {} : { timeoutMs: timeout * 1000 });
  }
  const { fileSource } = await import('@meshwright/gltf/node');
  return fileSource(resolve(terminal.cwd, model));
}

async function standardInput({ stdin }: Terminal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of stdin ?? []) parts.push(part);
  if (parts.length > 0) return Buffer.concat(parts);
  throw new CliError('bad_input', '- is standard input, and it is empty: pipe a GLB into the command');
}
