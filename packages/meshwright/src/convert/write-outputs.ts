import { basename, dirname, extname, join } from 'node:path';
import { hasCode } from '@meshwright/contract';
import { type FormatWarning, writeFormats } from '@meshwright/formats';
import { CliError } from '../errors/cli-error.ts';
import { checkOutput } from '../files/check-output.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { PlannedOutput } from './plan-outputs.ts';

type Document = Parameters<typeof writeFormats>[0];

export interface WriteOptions {
  /** Path of the Blender program, for `blend`. */
  readonly blenderPath: string | undefined;
  /** Whether existing files may be replaced. */
  readonly force: boolean;
  /** Receives what an output does not carry; nothing is written yet, and what it throws ends the work. */
  readonly onWarnings: (warnings: readonly FormatWarning[]) => void;
  readonly signal: AbortSignal;
}

export interface WrittenOutput {
  readonly output: string;
  readonly format: string;
  readonly bytes: number;
  /** Files beside an OBJ or a .gltf: materials, data, pictures. */
  readonly beside: readonly string[];
}

/**
 * Writes a document to each output. Nothing is written before every format is made and every path is checked; each file
 * is written atomically, and the files beside a model before the model itself.
 * @throws CliError `local_io` | `usage` (two outputs with the same file beside them) | `unsupported` (Blender failed) |
 * FormatError `no_geometry`
 */
export async function writeOutputs(
  document: Document,
  outputs: readonly PlannedOutput[],
  options: WriteOptions,
): Promise<WrittenOutput[]> {
  const written = [];
  for (const output of outputs) {
    options.signal.throwIfAborted();
    written.push({ output, ...(await filesOf(document, output, options)) });
  }
  options.onWarnings(written.flatMap(({ warnings }) => warnings));
  const paths = written.flatMap(({ files }) => [...files.keys()]);
  const twice = paths.find((path, index) => paths.indexOf(path) < index);
  if (twice !== undefined) {
    throw new CliError('usage', `convert: two outputs would write ${twice}; give them different names`);
  }
  for (const path of paths) await checkOutput(`convert: ${path}`, path, options.force);
  options.signal.throwIfAborted();
  for (const { files } of written) {
    for (const [path, bytes] of [...files].reverse()) await writeWhole(path, bytes);
  }
  return written.map(({ output: { path, format }, files }) => ({
    output: path,
    format,
    bytes: files.get(path)!.byteLength,
    beside: [...files.keys()].slice(1),
  }));
}

/** Files by path, the model first. */
async function filesOf(
  document: Document,
  { path, format }: PlannedOutput,
  { blenderPath, signal }: WriteOptions,
): Promise<{ files: Map<string, Uint8Array>; warnings: readonly FormatWarning[] }> {
  if (format === 'gltf') {
    const { files, warnings } = await writeFormats(document, ['glb'], { signal });
    const { gltfFiles } = await import('@meshwright/gltf');
    const parts = Object.entries(await gltfFiles(files['model.glb']!, basename(path, extname(path))));
    const named = parts.map(([file, bytes], at) => [at ? join(dirname(path), file) : path, bytes] as const);
    return { files: new Map(named), warnings };
  }
  // The statements of OBJ and MTL files separate names by spaces.
  const name = basename(path, extname(path)).replace(/\s+/g, '_');
  const { files, warnings } = await writeFormats(document, [format], { name, blenderPath, signal }).catch(
    (cause: unknown) => {
      if (!hasCode(cause, 'unsupported_format')) throw cause;
      const message = `convert: ${blenderPath} wrote no ${path}: check that it starts, or write a .glb, which Blender opens`;
      throw new CliError('unsupported', message, { cause });
    },
  );
  const { [`${name}.${format}`]: model, ...beside } = files;
  const others = Object.entries(beside).map(([file, bytes]) => [join(dirname(path), file), bytes] as const);
  return { files: new Map([[path, model!], ...others]), warnings };
}
