import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import {
  bytesSource,
  type InspectReport,
  inspectModel,
  type PlaceOptions,
  placeModel,
} from '@meshwright/gltf';
import type { ContentStore } from '@meshwright/purchase';
import { CliError } from '../errors/cli-error.ts';
import { pictureKind } from '../files/picture-kind.ts';
import type { Terminal } from '../progress/terminal.ts';
import { digestOf } from '../purchase/delivered-asset.ts';
import type { Session } from '../session/session.ts';
import type { TaskResult } from '../task/task-result.ts';
import { version } from '../version.ts';
import type { Sidecar, SidecarFile } from './sidecar.ts';

/** Inputs of an asset. */
export interface AssetRecipe {
  readonly ref: TaskRef;
  /** Result of the SUCCEEDED task, in the store. */
  readonly result: TaskResult;
  /** Base name of the files. */
  readonly name: string;
  readonly placement: PlaceOptions;
  /** The create body in its form for the sidecar; absent when the task was made elsewhere. */
  readonly record?: Readonly<Record<string, unknown>>;
}

/** The files of an asset in a folder, with their reports. */
export interface MadeAsset {
  readonly sidecar: Sidecar;
  readonly report: InspectReport;
}

/** Places the model of a task in `folder`, with its picture and the sidecar. Sends nothing. */
export async function makeAsset(
  session: Session,
  store: ContentStore,
  recipe: AssetRecipe,
  folder: string,
  terminal: Terminal,
): Promise<MadeAsset> {
  const { result, name, placement: options } = recipe;
  const { signal } = terminal;
  const original = await stored(store, result.model.hash);
  const placed = await placeModel(bytesSource(original, `${name}.glb`), { ...options, signal });
  await writeFile(join(folder, `${name}.glb`), placed.glb);
  const report = await inspectModel(bytesSource(placed.glb, `${name}.glb`), { signal });
  const picture = result.picture && (await writePicture(store, result.picture.hash, folder, name));
  const files = [`${name}.glb`, ...(picture ? [picture] : [])];
  const sidecar = sidecarOf(session, recipe, terminal, {
    files: await Promise.all(files.map((file) => fileFacts(folder, file))),
    original: { bytes: result.model.size, sha256: result.model.hash },
    place: options as Readonly<Record<string, unknown>>,
    placement: placed.report,
    report,
  });
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(sidecar, null, 2)}\n`);
  return { sidecar, report };
}

async function stored(store: ContentStore, hash: string): Promise<Uint8Array> {
  const bytes = await store.read(hash);
  if (bytes) return bytes;
  throw new CliError('local_io', `${hash} was removed from the store meanwhile: run the same command again`);
}

/** Returns undefined unless the bytes are a picture. */
async function writePicture(
  store: ContentStore,
  hash: string,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const bytes = await stored(store, hash);
  const kind = pictureKind(bytes);
  if (!kind) return undefined;
  await writeFile(join(folder, name + kind.ending), bytes);
  return name + kind.ending;
}

async function fileFacts(folder: string, name: string): Promise<SidecarFile> {
  const path = join(folder, name);
  return { name, bytes: (await stat(path)).size, sha256: await digestOf(path) };
}

function sidecarOf(
  session: Session,
  { ref, result: { facts }, record, name }: AssetRecipe,
  { now }: Terminal,
  made: Pick<Sidecar, 'files' | 'original' | 'place' | 'placement' | 'report'>,
): Sidecar {
  const { credits, expiresAt, standIn, notes } = facts;
  return {
    meshwright: version,
    name,
    createdAt: new Date(now()).toISOString(),
    service: session.service,
    tasks: [{ ref: formatTaskRef(ref), ...(record && { request: record }), credits, expiresAt }],
    credits,
    ...(standIn !== undefined && { standIn }),
    ...(notes && { notes }),
    ...made,
  };
}
