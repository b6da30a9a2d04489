import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Artifact, artifacts, formatTaskRef, type TaskRef } from '@meshwright/client';
import type { Task } from '@meshwright/contract';
import { type InspectReport, inspectModel, type PlaceOptions, type PlaceReport } from '@meshwright/gltf';
import { fileSource, placeFile } from '@meshwright/gltf/node';
import { CliError } from './cli-error.ts';
import { pictureKind } from './picture-kind.ts';
import { saveArtifact } from './save-artifact.ts';
import type { Session } from './session.ts';
import type { Sidecar, SidecarFile } from './sidecar.ts';
import type { Terminal } from './terminal.ts';
import { version } from './version.ts';

/** What an asset is made of. */
export interface AssetRecipe {
  readonly ref: TaskRef;
  /** The SUCCEEDED task. */
  readonly task: Task;
  /** Base name of the files. */
  readonly name: string;
  readonly placement: PlaceOptions;
  /** The create body as it may be written down; absent when the task was made elsewhere. */
  readonly record?: Readonly<Record<string, unknown>>;
}

export interface MadeAsset {
  readonly sidecar: Sidecar;
  readonly report: InspectReport;
  readonly placement: PlaceReport;
}

/**
 * Downloads the model and the picture of a task into `folder`, places the model, and writes the sidecar.
 * @param note told what is missing but not worth failing for
 */
export async function makeAsset(
  session: Session,
  recipe: AssetRecipe,
  folder: string,
  terminal: Terminal,
  note: (line: string) => void,
): Promise<MadeAsset> {
  const { ref, task, name } = recipe;
  const files = artifacts(ref.family, task);
  const model = files.find(({ format }) => format === 'glb');
  if (!model) {
    const offered = files.map((file) => file.name).join(', ') || 'no files';
    throw new CliError('unsupported', `${formatTaskRef(ref)} has no GLB; it has ${offered}`);
  }
  const original = join(folder, `.${name}.original`);
  const { signal } = terminal;
  const downloaded = await saveArtifact(session, model, original, terminal);
  const placed = join(folder, `${name}.glb`);
  const placement = await placeFile(original, placed, { ...recipe.placement, signal });
  await rm(original);
  const report = await inspectModel(await fileSource(placed), { signal });

  const picture = await savePicture(session, files, folder, name, terminal).catch((error: Error) => {
    if (signal.aborted) throw error;
    note(`note: there is no picture: ${error.message}`);
    return undefined;
  });
  const sidecar = sidecarOf(session, recipe, terminal, {
    files: [await fileFacts(folder, `${name}.glb`), ...(picture ? [await fileFacts(folder, picture)] : [])],
    original: downloaded,
    placement,
    report,
  });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(sidecar, null, 2)}\n`);
  return { sidecar, report, placement };
}

async function savePicture(
  session: Session,
  files: readonly Artifact[],
  folder: string,
  name: string,
  terminal: Terminal,
): Promise<string> {
  const wanted = ['alpha_thumbnail_url', 'thumbnail_url'];
  const found = wanted.flatMap((each) => files.filter((file) => file.name === each))[0];
  if (!found) throw new Error('the task has none');
  const path = join(folder, `.${name}.picture`);
  await saveArtifact(session, found, path, terminal);
  const kind = pictureKind(await head(path));
  if (!kind) {
    await rm(path);
    throw new Error('what the service sent is not a picture');
  }
  await rename(path, join(folder, name + kind.ending));
  return name + kind.ending;
}

async function head(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fileFacts(folder: string, name: string): Promise<SidecarFile> {
  const path = join(folder, name);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

function sidecarOf(
  session: Session,
  { ref, task, record, name }: AssetRecipe,
  { now }: Terminal,
  made: Pick<Sidecar, 'files' | 'original' | 'placement' | 'report'>,
): Sidecar {
  const credits = task.consumed_credits ?? null;
  const standIn = (task as { stand_in?: unknown }).stand_in;
  return {
    meshwright: version,
    name,
    createdAt: new Date(now()).toISOString(),
    service: session.service,
    tasks: [
      {
        ref: formatTaskRef(ref),
        ...(record && { request: record }),
        credits,
        expiresAt: task.expires_at || null,
      },
    ],
    credits,
    ...(typeof standIn === 'string' && { standIn }),
    ...made,
  };
}
