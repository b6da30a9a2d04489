import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DownloadSink } from '@meshwright/client';
import { type Artifact, artifacts, formatTaskRef, type TaskRef, taskNotes } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import type { Sidecar } from '@meshwright/purchase/node';
import { CliError } from '../../errors/cli-error.ts';
import { savingFailure } from '../../errors/write-failure.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { quickMs, type ServiceValues, type Session, withSession } from '../../session/session.ts';
import { plainText } from '../../text/plain-text.ts';
import { version } from '../../version.ts';

interface DownloadValues extends ServiceValues {
  readonly out?: string;
  readonly force?: boolean;
}

/** Saves every file of a task unchanged in its own folder. */
export async function downloadTask(
  ref: TaskRef,
  values: DownloadValues,
  terminal: Terminal,
): Promise<Answer> {
  const { out, force = false } = values;
  const text = formatTaskRef(ref);
  // Loaded when needed: other commands start without the modules of a purchase.
  const [{ assetName }, { openAssetFolder }, { ways }, { noteMoved }] = await Promise.all([
    import('@meshwright/purchase/order'),
    import('@meshwright/purchase/node'),
    import('../../asset/create-asset.ts'),
    import('../../asset/finish-asset.ts'),
  ]);
  const preset = join('meshwright-out', assetName(`${ref.family.name} ${ref.id}`));
  return withSession(values, terminal, async (session) => {
    const task: Task = await session.client.retrieve(ref, { signal: terminal.signal, timeoutMs: quickMs });
    const files = artifacts(ref.family, task);
    if (files.length === 0) {
      throw new CliError('unsupported', `${text} is ${task.status} and has no files`, { task: text });
    }
    const folder = await openAssetFolder({
      path: resolve(terminal.cwd, out ?? preset),
      force,
      fresh: !out,
      ways,
    });
    try {
      const listed = await saveAll(session, ref, task, files, folder.staging, terminal);
      const place = await folder.publish();
      noteMoved(folder, place, terminal);
      const paths = listed.files.map(({ name }) => join(place, name));
      const notes = taskNotes(task).map((note) => plainText(`note: ${note}`));
      return { data: { folder: place, ...listed }, text: [...paths, ...notes].join('\n') };
    } catch (error) {
      throw savingFailure(folder.path, error);
    } finally {
      await folder.discard();
    }
  });
}

async function saveAll(
  session: Session,
  ref: TaskRef,
  task: Task,
  found: readonly Artifact[],
  folder: string,
  terminal: Terminal,
): Promise<Sidecar> {
  const names = fileNames(found);
  const files = [];
  for (const [index, artifact] of found.entries()) {
    const name = names[index]!;
    files.push({ name, ...(await saveArtifact(session, artifact, join(folder, name), terminal)) });
  }
  const credits = task.consumed_credits ?? null;
  const notes = taskNotes(task);
  const listing: Sidecar = {
    meshwright: version,
    name: 'task',
    createdAt: new Date(terminal.now()).toISOString(),
    service: session.service,
    tasks: [{ ref: formatTaskRef(ref), credits, expiresAt: task.expires_at || null }],
    credits,
    files,
    ...(notes.length > 0 && { notes }),
  };
  await writeFile(join(folder, 'task.json'), `${JSON.stringify(listing, null, 2)}\n`);
  return listing;
}

/**
 * Keeps the service's file names, because an OBJ references its MTL and that its textures; duplicates get the field's
 * name.
 */
function fileNames(found: readonly Artifact[]): string[] {
  const taken = new Set(['task.json']);
  return found.map(({ name, format, url }) => {
    const own = new URL(url).pathname.split('/').at(-1) ?? '';
    const safe = /^[\w-][\w.-]{0,100}$/.test(own) ? own : '';
    const fallback = `${name.replace(/[^\w.-]/g, '_')}${format && `.${format}`}`;
    const whole = safe && (safe.includes('.') || !format) ? safe : safe && `${safe}.${format}`;
    const chosen = whole && !taken.has(whole) ? whole : fallback;
    taken.add(chosen);
    return chosen;
  });
}

/** Downloads one file of a result to `path`. Returns its size and its SHA-256 in hex. */
async function saveArtifact(
  session: Session,
  artifact: Artifact,
  path: string,
  { signal }: Pick<Terminal, 'signal'>,
): Promise<{ bytes: number; sha256: string }> {
  const sink = fileSink(path);
  try {
    const { size } = await session.client.downloadTo(artifact, sink, { signal });
    return { bytes: size, sha256: sink.sha256() };
  } finally {
    await sink.close();
  }
}

/** A sink that writes a download to a file. It has to be closed, however the download ended. */
interface FileSink extends DownloadSink {
  sha256(): string;
  close(): Promise<void>;
}

/** Writes a download to `path`, hashing on the way. */
function fileSink(path: string): FileSink {
  let file: FileHandle | undefined;
  let hash: Hash = createHash('sha256');
  return {
    async open() {
      await file?.close();
      file = await open(path, 'w');
      hash = createHash('sha256');
    },
    async write(bytes) {
      hash.update(bytes);
      await file!.writeFile(bytes);
    },
    sha256: () => hash.copy().digest('hex'),
    async close() {
      await file?.close();
      file = undefined;
    },
  };
}
