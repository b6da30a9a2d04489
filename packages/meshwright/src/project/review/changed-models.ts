import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CliError } from '../../errors/cli-error.ts';

/** A model file of the working folder that differs from a git ref. */
export interface ChangedModel {
  /** From the folder, with slashes. */
  readonly path: string;
  /** Bytes at the ref; undefined where it was not there. */
  readonly before: Uint8Array | undefined;
  /** Bytes now; undefined where it is deleted. */
  readonly after: Uint8Array | undefined;
}

const models = /\.(glb|vrm|gltf|fbx|obj|stl|usdz|3mf|ply)$/i;

/** Most bytes of a file that git may print. */
const mostBytes = 1_000_000_000;

/** Names of the model files below the folder that differ from a commit; new ones that git does not ignore included. */
export interface Changes {
  /** The commit in full. */
  readonly commit: string;
  readonly paths: readonly string[];
  /** Reads one of them, so that only one is in memory. */
  read(path: string): Promise<ChangedModel>;
}

/**
 * Asks git which models differ from a ref.
 * @throws CliError `invalid` for a ref that is none, `local_io` where git or a repository is missing
 */
export async function changedModels(folder: string, ref: string, signal: AbortSignal): Promise<Changes> {
  const git = async (...words: string[]): Promise<Buffer> => {
    const options = { cwd: folder, maxBuffer: mostBytes, encoding: 'buffer', signal } as const;
    return (await promisify(execFile)('git', words, options)).stdout;
  };
  await git('rev-parse', '--git-dir').catch((error: NodeJS.ErrnoException) => {
    signal.throwIfAborted();
    const why = error.code === 'ENOENT' ? 'git is not installed' : 'it is in no git repository';
    throw new CliError('local_io', `review: ${folder}: ${why}; models are compared with a commit`);
  });
  const named = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    () => {
      signal.throwIfAborted();
      throw new CliError(
        'invalid',
        `--since ${ref}: git knows no such commit; name a branch, a tag or a hash, and fetch it first`,
      );
    },
  );
  const commit = named.toString().trim();
  const listOf = (bytes: Buffer): string[] =>
    bytes
      .toString()
      .split('\0')
      .filter((name) => models.test(name));
  const changed = listOf(
    await git('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.'),
  );
  const added = listOf(await git('ls-files', '--others', '--exclude-standard', '-z', '--', '.'));
  return {
    commit,
    paths: [...new Set([...changed, ...added])].sort(),
    async read(path) {
      const before = await git('cat-file', 'blob', `${commit}:./${path}`).catch(() => undefined);
      const after = await readFile(join(folder, path)).catch(() => undefined);
      signal.throwIfAborted();
      return { path, before, after };
    },
  };
}

/** Whether a blob is the name of a file that Git LFS keeps elsewhere. */
export function isLfsPointer(bytes: Uint8Array): boolean {
  return (
    bytes.byteLength < 1024 && Buffer.from(bytes).toString('latin1').startsWith('version https://git-lfs')
  );
}
