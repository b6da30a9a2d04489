import { createHash } from 'node:crypto';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { typeOf } from '../buy/data-uri.ts';
import type { ContentStore } from '../files/content-store.ts';
import { PurchaseError } from '../purchase-error.ts';
import type { AssetFolder } from './asset-folder.ts';
import type { DeliveredAsset, Sidecar, SidecarFile, SidecarTask } from './sidecar.ts';
import type { TaskResult } from './task-result.ts';

/** What becomes of the files of a task. */
export interface DeliverOptions {
  /** Base name of the files. */
  readonly name: string;
  /** Local steps as they were requested, for the sidecar. */
  readonly steps: readonly unknown[];
  /** Runs the steps on a GLB. */
  readonly process: (
    glb: Uint8Array,
  ) => Promise<Pick<Sidecar, 'report' | 'placement'> & { readonly glb: Uint8Array }>;
  /**
   * The create body in its form for the sidecar; absent when the task was made elsewhere.
   * @default none
   */
  readonly request?: Readonly<Record<string, unknown>>;
  /**
   * Tasks that led to this one, in order.
   * @default none
   */
  readonly before?: readonly SidecarTask[];
  /** Address of the service, or `embedded`. */
  readonly service: string;
  /** Version of the tool. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Writes an asset into a folder and publishes it: the model after its steps with its picture, or the files of a task
 * without a GLB; and the sidecar. Sends nothing.
 * @throws PurchaseError `disk_full`, `io_failed`; what `process` throws
 * @example
 * import { bytesSource, placeModel } from '@meshwright/gltf';
 * import { deliverAsset, fetchResult, openAssetFolder } from '@meshwright/purchase/node';
 *
 * const files = await fetchResult(connection, store, ref, task);
 * const folder = await openAssetFolder({ path: 'assets/chest' });
 * const options = {
 *   ...{ name: 'chest', service: connection.host, version: '1.0.0', now: Date.now() },
 *   steps: [{ place: { height: 0.5 } }],
 *   process: async (glb: Uint8Array) => {
 *     const placed = await placeModel(bytesSource(glb), { height: 0.5 });
 *     return { glb: placed.glb, placement: placed.report };
 *   },
 * };
 * const asset = await deliverAsset(store, ref, files, options, folder).finally(folder.discard);
 * console.log(asset.folder);
 */
export async function deliverAsset(
  store: ContentStore,
  ref: TaskRef,
  result: TaskResult,
  options: DeliverOptions,
  folder: AssetFolder,
): Promise<DeliveredAsset> {
  const { name, service, version, now, request, before = [] } = options;
  const { credits, expiresAt, standIn, notes } = result.facts;
  const files: SidecarFile[] = [];
  const add = async (file: string, bytes: Uint8Array) => {
    await folder.write(file, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ name: file, bytes: bytes.byteLength, sha256 });
  };
  let model: Partial<Sidecar> = {};
  if (result.model) {
    const original = { bytes: result.model.size, sha256: result.model.hash };
    const { glb, ...reports } = await options.process(await stored(store, result.model.hash));
    await add(`${name}.glb`, glb);
    model = { original, steps: options.steps, ...reports };
    const picture = result.picture && (await stored(store, result.picture.hash));
    const ending = picture && pictureEndings[typeOf(picture)];
    if (ending) await add(`${name}.${ending}`, picture);
  }
  for (const [index, { hash, ending }] of result.others.entries()) {
    await add(`${index === 0 ? name : `${name}-${index + 1}`}.${ending}`, await stored(store, hash));
  }
  const tasks = [...before, { ref: formatTaskRef(ref), ...(request && { request }), credits, expiresAt }];
  const sidecar: Sidecar = {
    meshwright: version,
    name,
    createdAt: new Date(now).toISOString(),
    service,
    tasks,
    credits: sumOf(tasks.map((task) => task.credits)),
    ...(standIn !== undefined && { standIn }),
    ...(notes && { notes }),
    files,
    ...model,
  };
  await folder.write(`${name}.json`, new TextEncoder().encode(`${JSON.stringify(sidecar, null, 2)}\n`));
  return { folder: await folder.publish(), sidecar };
}

function sumOf(credits: readonly (number | null)[]): number | null {
  return credits.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** Pictures that a browser shows, by type. */
const pictureEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

async function stored(store: ContentStore, hash: string): Promise<Uint8Array> {
  const bytes = await store.read(hash);
  if (bytes) return bytes;
  throw new PurchaseError('io_failed', `${hash} was removed from the store meanwhile. Run the same again.`);
}
