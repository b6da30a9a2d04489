import { join } from 'node:path';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { AssetFolder } from './asset-folder.ts';
import { commandText } from './command-text.ts';
import { failureOfTask } from './failed-task.ts';
import { followTask, stoppedWaiting } from './follow-task.ts';
import { type MadeAsset, makeAsset } from './make-asset.ts';
import { type PlacementValues, placeOptionsOf } from './placement-flags.ts';
import { openProgress } from './progress.ts';
import { publishAsset } from './publish-asset.ts';
import { lines, sizeText } from './report-text.ts';
import type { Session } from './session.ts';
import type { Answer, Terminal } from './terminal.ts';
import { savingFailure } from './write-failure.ts';

/** A task that was made, and what is to become of its result. */
export interface AssetInMaking {
  readonly ref: TaskRef;
  /** Base name of the files. */
  readonly name: string;
  /** The create body as it may be written down; absent when the task was made elsewhere. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** This command made the task. */
  readonly known?: boolean;
  /** The flags that matter from here on; a resumed command needs the same. */
  readonly values: PlacementValues & { readonly out?: string; readonly timeout?: number };
}

/**
 * Everything after the task exists: waits, downloads, places, publishes. Nothing here costs anything, and any
 * failure says how to go on.
 */
export async function finishAsset(
  session: Session,
  asset: AssetInMaking,
  folder: AssetFolder,
  terminal: Terminal,
): Promise<Answer> {
  const { ref, name, record, values } = asset;
  const progress = openProgress(terminal);
  const resume = commandText(resumeWords(asset), terminal);
  const task = await followTask(session, ref, terminal, {
    label: `making ${name}`,
    progress,
    timeoutMs: values.timeout && values.timeout * 1000,
    resume,
    known: asset.known ?? false,
  });
  const failure = failureOfTask(ref, task);
  if (failure) throw failure;
  try {
    const recipe = { ref, task, name, placement: placeOptionsOf(values), ...(record && { record }) };
    const made = await makeAsset(session, recipe, folder.staging, terminal, progress.note);
    return answerOf(made, await publishAsset(folder, terminal), terminal);
  } catch (error) {
    throw stoppedWaiting(savingFailure(folder.path, error), ref, resume);
  }
}

function answerOf({ sidecar, report }: MadeAsset, folder: string, terminal: Terminal): Answer {
  const { name, credits, standIn, files } = sidecar;
  const [model = '', picture = ''] = files.map((file) => join(folder, file.name));
  const details = join(folder, `${name}.json`);
  const facts = lines([
    ['model', model],
    ['picture', picture],
    ['details', details],
    ['size', report.bounds ? sizeText(report.bounds.size, report.unit) : ''],
    ['triangles', String(report.triangles)],
    ['credits', String(credits ?? 'unknown')],
    ['note', standIn ?? ''],
  ]);
  const next = [
    ['inspect', model],
    ['create', 'a red mushroom', '--height', '0.4'],
    ['create', '--image', 'photo.png', '--height', '1'],
  ].map((words) => `  ${commandText(words, terminal)}`);
  return {
    data: { folder, model, picture: picture || null, sidecar: details, ...sidecar },
    text: [facts, '', 'Next:', ...next].join('\n'),
  };
}

function resumeWords({ ref, name, values }: AssetInMaking): string[] {
  const { height, longest, origin, out } = values;
  const kept = { name, height, longest, origin: origin === 'bottom' ? undefined : origin, out };
  const flags = Object.entries(kept).flatMap(([flag, value]) =>
    value === undefined ? [] : [`--${flag}`, `${value}`],
  );
  return ['create', '--resume', formatTaskRef(ref), ...flags];
}
