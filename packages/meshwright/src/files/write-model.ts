import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { CliError } from '../errors/cli-error.ts';
import { checkOutput, makeFolderOf } from './check-output.ts';

/** A written model: what its writer returned, and the paths of the files beside it. */
export interface WrittenModel<Result> {
  readonly result: Result;
  readonly beside: readonly string[];
}

/** Endings of files that are a GLB, or a .gltf with files beside it. */
const endings = ['', '.glb', '.gltf', '.vrm'];

/**
 * Refuses the path of a model before anything is computed.
 * @throws CliError `invalid` for the ending of another format, `local_io` as `checkOutput`
 */
export async function checkModelOutput(output: string, force: boolean): Promise<void> {
  if (!endings.includes(extname(output).toLowerCase()))
    throw new CliError(
      'invalid',
      `-o ${output}: the result is glTF; name it .glb or .gltf ("meshwright convert" writes other formats)`,
    );
  await checkOutput(`-o ${output}`, output, force);
}

/** Splits a GLB into files by path, the model first. */
type SplitModel = (glb: Uint8Array, stem: string) => Promise<Record<string, Uint8Array>>;

/**
 * Writes a model: a GLB as `write` writes it, or several files: where the output is named .gltf, the text with its .bin and its pictures
 * beside it. Those are made in a folder beside the output and moved when all are whole, the model last.
 * @param write writes the GLB to a path
 * @param split for a GLB that is written as several files
 * @throws CliError `local_io` for a file that exists and may not be replaced
 */
export async function writeModel<Result>(
  output: string,
  force: boolean,
  write: (path: string) => Promise<Result>,
  split: SplitModel | undefined = isGltf(output) ? splitGltf : undefined,
): Promise<WrittenModel<Result>> {
  await makeFolderOf(output);
  if (!split) return { result: await write(output), beside: [] };
  const folder = dirname(output);
  const staging = await mkdtemp(join(folder, `.${basename(output)}.`));
  try {
    const glb = join(staging, 'model.glb');
    const result = await write(glb);
    const files = Object.entries(await split(await readFile(glb), basename(output, extname(output))));
    // The model keeps the case of its name.
    const names = files.map(([name], index) => (index === 0 ? basename(output) : name));
    for (const name of names) await checkOutput(`-o ${join(folder, name)}`, join(folder, name), force);
    for (const [index, [, bytes]] of files.entries()) {
      await mkdir(dirname(join(staging, names[index]!)), { recursive: true });
      await writeFile(join(staging, names[index]!), bytes);
    }
    for (const name of names.toReversed()) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await rename(join(staging, name), join(folder, name));
    }
    return { result, beside: names.slice(1).map((name) => join(folder, name)) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function splitGltf(glb: Uint8Array, stem: string): Promise<Record<string, Uint8Array>> {
  const { gltfFiles } = await import('@meshwright/gltf');
  return gltfFiles(glb, stem);
}

function isGltf(path: string): boolean {
  return extname(path).toLowerCase() === '.gltf';
}
