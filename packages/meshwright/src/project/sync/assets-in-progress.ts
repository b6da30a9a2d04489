import { elapsed } from '../../progress/progress-line.ts';
import { creditsText } from '../credits-text.ts';
import type { FamilyTimes } from '../plan/family-times.ts';
import type { PlannedAsset, PlannedStep } from '../plan/purchase-plan.ts';
import { type AssetOnItsWay, timeLeft } from '../plan/time-left.ts';

export interface SyncProgressOptions {
  /** Assets to be made. */
  readonly assets: readonly PlannedAsset[];
  readonly times: ReadonlyMap<string, FamilyTimes>;
  readonly atOnce: number;
}

/** An asset whose first step has begun. */
export interface AssetInProgress extends AssetOnItsWay {
  readonly name: string;
  readonly done: Set<string>;
  readonly began: Map<string, number>;
  readonly since: number;
  /** The step of the latest event. */
  step: PlannedStep | undefined;
  percent: number;
}

/** The assets of a sync: which wait, which are in progress, how many have ended and what they cost. */
export interface AssetsInProgress {
  readonly making: ReadonlyMap<string, AssetInProgress>;
  /** Returns the asset in progress, begun now if it waited; undefined for an asset that is not to be made. */
  begun(name: string): AssetInProgress | undefined;
  /** Records the end of an asset. Returns its place in the order of ends; undefined if it was not to be made. */
  ended(name: string, credits: number): { readonly number: number; readonly tookMs?: number } | undefined;
  /** Returns counts, credits and times of the whole sync. */
  summary(): string;
}

export function assetsInProgress(
  { assets, times, atOnce }: SyncProgressOptions,
  now: () => number,
): AssetsInProgress {
  const started = now();
  const waiting = new Map(assets.map((asset) => [asset.name, asset]));
  const making = new Map<string, AssetInProgress>();
  let ended = 0;
  let credits = 0;

  return {
    making,
    begun(name) {
      const known = making.get(name);
      if (known) return known;
      const steps = waiting.get(name)?.steps;
      if (!steps) return undefined;
      const asset = {
        name,
        steps,
        done: new Set<string>(),
        began: new Map(),
        since: now(),
        step: undefined,
        percent: 0,
      };
      making.set(name, asset);
      return asset;
    },
    ended(name, paid) {
      const asset = making.get(name);
      making.delete(name);
      if (!waiting.delete(name)) return undefined;
      ended++;
      credits += paid;
      return { number: ended, ...(asset && { tookMs: now() - asset.since }) };
    },
    summary() {
      const left = (rank: 'p50' | 'p90') =>
        timeLeft([...waiting.values()].map(onItsWay), times, rank, { now: now(), atOnce });
      const [likely, most] = [left('p50'), left('p90')];
      const eta = likely === undefined || most === undefined ? '' : `, ${etaText(likely, most)}`;
      return `${ended} of ${assets.length} done, ${creditsText(credits)}, ${elapsed(now() - started)}${eta}`;
    },
  };

  function onItsWay({ name, steps }: PlannedAsset): AssetOnItsWay {
    return making.get(name) ?? { steps, done: new Set(), began: new Map() };
  }
}

/** Returns what the current step of an asset does. */
export function stepText({ step }: AssetInProgress): string {
  return step?.does ?? '';
}

function etaText(likely: number, most: number): string {
  if (most < 1000) return 'any moment now';
  const [soon, late] = [elapsed(likely), elapsed(most)];
  return soon === late ? `about ${soon} left` : `about ${soon} left, rarely more than ${late}`;
}
