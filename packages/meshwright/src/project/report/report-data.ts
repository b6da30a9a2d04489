import type { Remote } from '@meshwright/pipeline';
import type { LockedReport, LockedTake } from '@meshwright/pipeline/lockfile';
import { takesOf } from '@meshwright/pipeline/lockfile';
import type { ContentStore } from '@meshwright/purchase';
import { CliError } from '../../errors/cli-error.ts';
import type { Terminal } from '../../progress/terminal.ts';
import type { OpenProject } from '../open-project.ts';
import { contentOf } from '../takes/content-of.ts';
import { modelPictures } from './model-pictures.ts';

/** One finished file in a report: a take of an asset, or the file of a target. */
export interface ReportTile {
  /** Number of the take, from 1. */
  readonly take: number;
  readonly isPicked: boolean;
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly report: LockedReport;
  /** Paid for the take; null where the service did not report it. */
  readonly credits: number | null;
  readonly verdict: 'healthy' | 'fair' | 'unhealthy';
  readonly counts: Readonly<Record<'error' | 'warning' | 'note', number>>;
  readonly findings: readonly { readonly severity: string; readonly message: string }[];
  /** PNG from the same angle and in the same light as every other; takes of an asset have one camera. */
  readonly picture: Uint8Array;
}

export interface ReportAsset {
  readonly name: string;
  /** What it was made from, in words. */
  readonly source: string;
  readonly takes: number;
  readonly tiles: readonly ReportTile[];
}

export interface ReportData {
  readonly assets: readonly ReportAsset[];
  /** Declared, and not made yet. */
  readonly missing: readonly string[];
  /** Files that neither this machine nor the remote has. */
  readonly absent: readonly string[];
  /** Paid for everything that is shown; each task counts once. */
  readonly credits: number;
}

/** What a report reads from: the store and the remote of the project. */
export interface ReportSources {
  readonly store: ContentStore;
  readonly remote: Remote | undefined;
}

/** Reads every take of these assets, or of all: their measures, what doctor finds, their pictures. Sends nothing. */
export async function reportData(
  { project, files }: OpenProject,
  names: readonly string[],
  { store, remote }: ReportSources,
  { signal }: Pick<Terminal, 'signal'>,
): Promise<ReportData> {
  const { diagnose } = await import('@meshwright/gltf/doctor');
  const wanted = project.assets.filter(({ name }) => names.length === 0 || names.includes(name));
  const paid = new Map<string, number>();
  const assets: ReportAsset[] = [];
  const absent: string[] = [];
  for (const { name, spec } of wanted) {
    const locked = project.lock.assets[name];
    if (!locked) continue;
    const tiles: (Omit<ReportTile, 'picture'> & { readonly glb: Uint8Array })[] = [];
    for (const [number, made] of Object.entries(takesOf(locked))) {
      for (const [path, { sha256, bytes, report }] of Object.entries(made.files)) {
        signal.throwIfAborted();
        const glb = await contentOf({ path, hash: sha256 }, files, store, remote).catch(ifAbsent);
        if (!glb) {
          absent.push(locked.takes ? `${path}, take ${number}` : path);
          continue;
        }
        const { verdict, counts, findings } = await diagnose(glb, { signal });
        const take = Number(number);
        const isPicked = take === (locked.picked ?? 1);
        const credits = creditsOf(made);
        tiles.push({
          take,
          isPicked,
          path,
          sha256,
          bytes,
          report,
          credits,
          verdict,
          counts,
          findings,
          glb,
        });
      }
      for (const { ref, credits } of Object.values(made.tasks)) paid.set(ref, credits ?? 0);
    }
    const source = spec.prompt ?? spec.image ?? (typeof spec.recipe === 'string' ? spec.recipe : 'a recipe');
    const pictures = await modelPictures(
      tiles.map(({ glb, sha256 }) => ({ glb, hash: sha256 })),
      store,
    );
    const drawn = tiles.map(({ glb: _, ...tile }, i): ReportTile => ({ ...tile, picture: pictures[i]! }));
    assets.push({ name, source, takes: Object.keys(takesOf(locked)).length, tiles: drawn });
  }
  const missing = wanted.filter(({ name }) => !project.lock.assets[name]).map(({ name }) => name);
  return { assets, missing, absent, credits: [...paid.values()].reduce((sum, credits) => sum + credits, 0) };
}

function ifAbsent(error: unknown): undefined {
  if (!(error instanceof CliError) || error.code !== 'not_found') throw error;
  return undefined;
}

function creditsOf({ tasks }: LockedTake): number | null {
  const all = Object.values(tasks).map(({ credits }) => credits);
  return all.includes(null) ? null : all.reduce<number>((sum, credits) => sum + (credits ?? 0), 0);
}
