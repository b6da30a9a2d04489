import { extname, resolve } from 'node:path';
import { findBlender, writableFormats } from '@meshwright/formats/capabilities';
import { CliError } from '../errors/cli-error.ts';

/** Every format that `convert` writes; `blend` needs Blender, and `gltf` is a GLB in several files. */
export const outputFormats: readonly string[] = [...writableFormats, 'gltf', 'blend'];

export interface PlannedOutput {
  /** Absolute path. */
  readonly path: string;
  /** One of `outputFormats`. */
  readonly format: string;
}

/**
 * Returns the format of each output: that of its extension, or `--format` where it has none.
 * @throws CliError `usage` (no extension and no `--format`, `--format` without use, one path twice) | `invalid` (an
 * extension that is not written)
 */
export function planOutputs(
  outputs: readonly string[],
  { cwd, format }: { cwd: string; format?: string | undefined },
): PlannedOutput[] {
  const planned = outputs.map((output) => ({
    path: resolve(cwd, output),
    format: formatOf(output, format),
  }));
  if (format !== undefined && outputs.every((output) => extname(output) !== '')) {
    throw new CliError(
      'usage',
      `convert: --format ${format} is for an output without an extension; leave it out`,
    );
  }
  const twice = planned.find(({ path }, index) => planned.findIndex((other) => other.path === path) < index);
  if (twice) throw new CliError('usage', `convert: ${twice.path} is named twice; name each output once`);
  return planned;
}

/**
 * Returns the path of Blender when an output needs it, else undefined.
 * @param searchPath value of PATH
 * @throws CliError `unsupported` when it is needed and not found
 */
export function blenderFor(
  outputs: readonly PlannedOutput[],
  searchPath: string | undefined,
): string | undefined {
  const blend = outputs.find(({ format }) => format === 'blend');
  if (!blend) return undefined;
  const path = findBlender(searchPath);
  if (path !== null) return path;
  const remedy = 'install it, or write a .glb, which Blender opens';
  throw new CliError(
    'unsupported',
    `convert: ${blend.path} needs Blender, which is not on the PATH: ${remedy}`,
  );
}

function formatOf(output: string, format: string | undefined): string {
  const extension = extname(output).slice(1).toLowerCase();
  if (outputFormats.includes(extension)) return extension;
  const names = outputFormats.map((name) => `.${name}`).join(', ');
  if (extension !== '') {
    throw new CliError('invalid', `convert: ${output}: .${extension} cannot be written; name it ${names}`);
  }
  if (format !== undefined) return format;
  throw new CliError('usage', `convert: ${output} has no extension: name it ${names}, or give --format`);
}
