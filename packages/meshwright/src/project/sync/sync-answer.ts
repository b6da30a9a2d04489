import type { SyncedAsset } from '@meshwright/pipeline';
import { filesOf, type LockedAsset, type Lockfile } from '@meshwright/pipeline/lockfile';
import { CliError } from '../../errors/cli-error.ts';
import { type Failure, failureOf } from '../../errors/failure.ts';
import type { Answer, Terminal } from '../../progress/terminal.ts';
import { plainText } from '../../text/plain-text.ts';
import { bytesText, sizeText } from '../../text/report-text.ts';
import { creditsText } from '../credits-text.ts';
import type { AssetNotes } from './made-notes.ts';
import { keptText, type RunSpending } from './run-spending.ts';

const states = ['made', 'restored', 'kept', 'removed', 'stopped', 'failed'] as const;

/** Result for one asset; `stopped` means ended by Ctrl-C. */
export interface ShownAsset extends Omit<SyncedAsset, 'state'> {
  readonly state: (typeof states)[number];
}

export function shownAsset(asset: SyncedAsset, { signal }: Pick<Terminal, 'signal'>): ShownAsset {
  return asset.state === 'failed' && signal.aborted ? { ...asset, state: 'stopped' } : asset;
}

/**
 * Returns the answer of a sync: results of all assets, cost, and after a failure what is kept. A restore costs nothing.
 * @param notes what the tasks of made assets say about their results
 */
export function syncAnswer(
  synced: readonly ShownAsset[],
  spending: RunSpending | undefined,
  lock: Lockfile,
  { signal }: Pick<Terminal, 'signal'>,
  notes: AssetNotes = {},
): Answer {
  const assets = synced.map(({ name, state, credits, error }) => ({
    name,
    state,
    credits,
    files: lock.assets[name] ? filesOf(lock.assets[name]) : {},
    ...((notes[name]?.length ?? 0) > 0 && { notes: notes[name] }),
    ...(state === 'failed' && { error: failureOf(error) }),
  }));
  const width = Math.max(0, ...synced.map(({ name }) => name.length));
  const rows = synced
    .filter(({ state }) => state !== 'kept')
    .flatMap((asset) => rowsOf(asset, lock.assets[asset.name], width, notes[asset.name] ?? []));
  const counts = states
    .map((state) => [state, synced.filter((asset) => asset.state === state).length] as const)
    .filter(([, number]) => number > 0)
    .map(([state, number]) => `${number} ${state}`);
  const cost = spending && `; ${spending.credits > 0 ? creditsText(spending.credits) : 'nothing spent'}`;
  const sum = `${counts.join(', ') || 'no assets'}${cost ?? ''}`;
  const failure = failureIn(assets, spending, signal);
  return {
    data: { assets, ...(spending && { spent: spending }) },
    text: [...rows, sum].map(plainText).join('\n'),
    ...(failure && { failure }),
  };
}

function rowsOf(
  { name, state, credits }: ShownAsset,
  locked: LockedAsset | undefined,
  width: number,
  said: readonly string[],
): string[] {
  const head = `${name.padEnd(width)}  ${state.padEnd(8)}`;
  if (state === 'failed' || state === 'stopped' || state === 'removed' || !locked) return [head.trimEnd()];
  const marks = Object.values(locked.files).flatMap(({ report }) => report.standIn ?? []);
  const notes = [...new Set([...marks, ...said])].map((note) => `${' '.repeat(head.length)}  note: ${note}`);
  const rows = Object.entries(locked.files).map(([path, { bytes, report }], i) => {
    const size = report.size ? `, ${sizeText(report.size, 'metre')}` : '';
    const facts = `${path}${size}, ${report.triangles.toLocaleString('en')} triangles, ${bytesText(bytes)}`;
    const cost = i === 0 && credits > 0 ? `  ${creditsText(credits)}` : '';
    return `${i === 0 ? head : ' '.repeat(head.length)}  ${facts}${cost}`;
  });
  const drawn = Object.entries(locked.drawn ?? {}).map(([path, { bytes }]) => `${path}, ${bytesText(bytes)}`);
  const more = [...drawn, ...takesText(name, locked)].map((line) => `${' '.repeat(head.length)}  ${line}`);
  return [...rows, ...more, ...notes];
}

/** Names the choice that an asset with several takes leaves open. */
function takesText(name: string, { takes, picked }: LockedAsset): string[] {
  if (!takes) return [];
  const numbers = Object.keys(takes);
  const others = numbers.filter((take) => take !== String(picked));
  return others.length === 0
    ? []
    : [`take ${picked} of ${numbers.length}; another one: meshwright pick ${name} ${others[0]}`];
}

function failureIn(
  assets: readonly { readonly name: string; readonly error?: Failure }[],
  spending: RunSpending | undefined,
  signal: AbortSignal,
): CliError | undefined {
  const kept = spending ? `${keptText(spending)}; the same command continues there` : 'the rest is there';
  if (signal.aborted) {
    const { message } = failureOf(signal.reason);
    return new CliError('interrupted', `${message}; ${kept}`);
  }
  const failed = assets.flatMap(({ name, error }) => (error ? [{ name, ...error }] : []));
  const [first] = failed;
  if (!first) return undefined;
  // Assets that fail for the same reason share one line.
  const reasons = [...new Set(failed.map(({ message }) => message))].map((message) => {
    const names = failed.filter((each) => each.message === message).map(({ name }) => name);
    return `${names.join(', ')}: ${message}`;
  });
  const text = `${failed.length} of ${assets.length} assets ${failed.length === 1 ? 'is' : 'are'} not there`;
  return new CliError(first.code, `${text}\n${reasons.join('\n')}\n${kept}`);
}
