import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import { canonicalJson } from '../identity/canonical-json.ts';

/** A file of an asset as the sidecar lists it. */
export interface SidecarFile {
  /** Name in the sidecar's folder. */
  readonly name: string;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** One task of an asset. */
export interface SidecarTask {
  /** Portable reference: `meshwright tasks show REF`. */
  readonly ref: string;
  /** The create body; files inside it are named by their hash. Absent when the asset was resumed. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** Credits consumed; null if the service did not report them. */
  readonly credits: number | null;
  /** When the service stops serving the files, milliseconds since 1970; null if not reported. */
  readonly expiresAt: number | null;
}

/** `NAME.json` beside `NAME.glb`: origin, cost and facts of an asset. */
export interface Sidecar {
  /** Version of the tool that wrote it. */
  readonly meshwright: string;
  /** Base name of the files. */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Address of the service, or `embedded`. */
  readonly service: string;
  readonly tasks: readonly SidecarTask[];
  /** Sum of the tasks' credits; null if one is unknown. */
  readonly credits: number | null;
  /** The files beside the sidecar, the model first. */
  readonly files: readonly SidecarFile[];
  /** Set when the service made a stand-in for a trained model: its own message about that. */
  readonly standIn?: string;
  /** What the task said about its result: that it is a stand-in, and which fields had no effect. */
  readonly notes?: readonly string[];
  /** The model from the service, before the steps; absent from a task without a GLB. */
  readonly original?: { readonly bytes: number; readonly sha256: string };
  /** Requested local steps, in order: `[{ "place": { "height": 1.8 } }]`. */
  readonly steps?: unknown;
  /** Result of the placement. */
  readonly placement?: unknown;
  /** The `meshwright inspect` report of the model. */
  readonly report?: unknown;
}

/** An asset on the disk. */
export interface DeliveredAsset {
  /** Absolute. */
  readonly folder: string;
  readonly sidecar: Sidecar;
}

/** Returns the parsed sidecar, or undefined if the text is none. */
export function parseSidecar(text: string): Sidecar | undefined {
  try {
    const sidecar = JSON.parse(text) as Partial<Sidecar> | null;
    const isSidecar =
      typeof sidecar?.meshwright === 'string' &&
      Array.isArray(sidecar.files) &&
      // A name with a path would lead out of the folder.
      sidecar.files.every(({ name }) => typeof name === 'string' && /^[^/\\]+$/.test(name));
    return isSidecar ? (sidecar as Sidecar) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the asset whose last task it is in the first of these folders that has it: of this name and these steps, every byte
 * unchanged. Steps apply to models only.
 * @example
 * import { deliveredAsset } from '@meshwright/purchase/node';
 *
 * const wanted = { ref, name: 'chest', steps: [{ place: { height: 0.5 } }] };
 * if (await deliveredAsset(wanted, ['assets/chest'])) console.log('nothing to do');
 */
export async function deliveredAsset(
  wanted: { readonly ref: TaskRef; readonly name: string; readonly steps: unknown },
  folders: Iterable<string>,
): Promise<DeliveredAsset | undefined> {
  for (const folder of folders) {
    const sidecar = parseSidecar(await readFile(join(folder, `${wanted.name}.json`), 'utf8').catch(() => ''));
    if (!sidecar || sidecar.files.length === 0) continue;
    const { name, tasks, original, steps } = sidecar;
    const isWanted =
      name === wanted.name &&
      tasks?.at(-1)?.ref === formatTaskRef(wanted.ref) &&
      (!original || canonicalJson(steps ?? []) === canonicalJson(wanted.steps));
    if (isWanted && (await isIntact(folder, sidecar))) return { folder, sidecar };
  }
  return undefined;
}

async function isIntact(folder: string, { files }: Sidecar): Promise<boolean> {
  for (const { name, sha256 } of files) {
    const digest = await fileDigest(join(folder, name)).catch(() => undefined);
    if (digest !== sha256) return false;
  }
  return true;
}

/** Returns the SHA-256 of a file, in hex. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
