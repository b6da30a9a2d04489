import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RootFolder } from './root-folder.ts';

/** A file of an asset as its sidecar lists it. */
export interface AssetFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** `NAME.json` beside the files: a reduced form of the one the command line writes. */
export interface Sidecar {
  readonly meshwright: string;
  readonly name: string;
  readonly createdAt: string;
  readonly service: string;
  readonly tasks: readonly {
    readonly ref: string;
    readonly credits: number | null;
    readonly expiresAt: number | null;
  }[];
  readonly credits: number | null;
  readonly standIn?: string;
  /** What the service says about fields without effect, one sentence each. */
  readonly notes?: readonly string[];
  readonly files: readonly AssetFile[];
  /** Local steps in order. */
  readonly steps: unknown;
  readonly report: unknown;
}

export interface MadeAsset {
  /** Absolute. */
  readonly folder: string;
  readonly sidecar: Sidecar;
}

/**
 * Writes the files of an asset into a new folder below the root, complete or not at all: `NAME`, or the next free of
 * `NAME-2`, `NAME-3` ... Nothing that exists is replaced.
 * @param draft unique name of the unfinished folder; one left by a killed process is removed
 */
export async function writeAsset(
  root: RootFolder,
  { folder, draft }: { readonly folder: string; readonly draft: string },
  files: ReadonlyMap<string, Uint8Array>,
  sidecarOf: (files: readonly AssetFile[]) => Sidecar,
  name: string,
): Promise<MadeAsset> {
  const final = await root.target(join(folder, name));
  const staging = join(dirname(final), draft);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging);
  try {
    const listed: AssetFile[] = [];
    for (const [file, bytes] of files) {
      await writeFile(join(staging, file), bytes, { flag: 'wx', flush: true });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      listed.push({ name: file, bytes: bytes.byteLength, sha256 });
    }
    const sidecar = sidecarOf(listed);
    const text = `${JSON.stringify(sidecar, null, 2)}\n`;
    await writeFile(join(staging, `${name}.json`), text, { flag: 'wx', flush: true });
    for (let number = 1; ; number++) {
      const place = number === 1 ? final : `${final}-${number}`;
      if (await moveFolder(staging, place)) return { folder: place, sidecar };
    }
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

/** Returns false when the path is taken; an empty folder of the user is left alone. */
async function moveFolder(from: string, to: string): Promise<boolean> {
  const isTaken = await readdir(to).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOTDIR' || error.code === 'EACCES',
  );
  if (isTaken) return false;
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false;
    throw error;
  }
}

/** Returns the asset in a folder if it is of this task and these steps, with every byte unchanged. */
export async function intactAsset(
  folder: string,
  wanted: { readonly ref: string; readonly name: string; readonly steps: unknown },
): Promise<MadeAsset | undefined> {
  const text = await readFile(join(folder, `${wanted.name}.json`), 'utf8').catch(() => '');
  const sidecar = parsed(text);
  if (!sidecar || sidecar.name !== wanted.name || sidecar.tasks[0]?.ref !== wanted.ref) return undefined;
  if (JSON.stringify(sidecar.steps) !== JSON.stringify(wanted.steps)) return undefined;
  for (const { name, sha256 } of sidecar.files) {
    const found = await digestOf(join(folder, name)).catch(() => undefined);
    if (found !== sha256) return undefined;
  }
  return sidecar.files.length > 0 ? { folder, sidecar } : undefined;
}

function parsed(text: string): Sidecar | undefined {
  try {
    const sidecar = JSON.parse(text) as Partial<Sidecar> | null;
    const isOne =
      typeof sidecar?.meshwright === 'string' &&
      Array.isArray(sidecar.tasks) &&
      Array.isArray(sidecar.files) &&
      // A name with a path would lead out of the folder.
      sidecar.files.every((file) => typeof file?.name === 'string' && /^[^/\\]+$/.test(file.name));
    return isOne ? (sidecar as Sidecar) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
