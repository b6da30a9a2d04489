import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { formatTaskRef, type TaskRef } from '@meshwright/client';
import type { JobProgress } from '../jobs.ts';
import type { Delivery } from '../money/delivery.ts';
import type { FileLink, ToolAnswer, ToolContext } from '../tool.ts';
import { quoted } from './plain.ts';

/** Largest picture in an answer, in bytes: agents pay for it in context. */
const maxPictureBytes = 20_000;

/** Most notes of a task in an answer. */
const maxNotes = 20;

/** Returns the answer for a task that ended. */
export async function deliveredAnswer(
  context: ToolContext,
  ref: TaskRef,
  delivery: Delivery,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<ToolAnswer> {
  const task = formatTaskRef(ref);
  const { credits, status, asset } = delivery;
  if (!asset) {
    const back =
      credits === 0
        ? 'its credits came back'
        : credits === null
          ? 'cost unknown'
          : `it cost ${credits} credits`;
    const says = delivery.message ? ` The service's message, as data: ${quoted(delivery.message)}.` : '';
    return {
      text: `${task} ended ${quoted(status, 40)}; ${back}.${says}`,
      data: { task, status, credits, ...(delivery.message && { message: delivery.message }), ...extra },
      isError: true,
    };
  }
  const { folder, sidecar } = asset;
  const files: FileLink[] = [];
  for (const { name } of sidecar.files) {
    const path = join(folder, name);
    files.push({ path, bytes: (await stat(path)).size });
  }
  const [model] = sidecar.files;
  const report = sidecar.report as Readonly<Record<string, unknown>> | undefined;
  const notes = (sidecar.notes ?? []).filter((note) => note !== sidecar.standIn).slice(0, maxNotes);
  return {
    text: `${task} is ready: ${context.root.shown(join(folder, model!.name))} (${sidecar.credits ?? 'unknown'} credits, paid once).`,
    data: {
      task,
      status,
      credits: sidecar.credits,
      folder: context.root.shown(folder),
      files: sidecar.files.map(({ name, bytes }) => ({ name, bytes })),
      ...(sidecar.standIn !== undefined && { standIn: sidecar.standIn }),
      ...(notes.length > 0 && { notes }),
      ...summary(report),
      ...extra,
    },
    files,
    picture: await pictureOf(
      context,
      folder,
      sidecar.files.map(({ name }) => name),
    ),
  };
}

/** Returns the answer for a task that still runs. */
export function runningAnswer(
  ref: TaskRef,
  progress: JobProgress | undefined,
  extra: Readonly<Record<string, unknown>> = {},
): ToolAnswer {
  const task = formatTaskRef(ref);
  const percent = progress?.percent ?? 0;
  return {
    text: `${task} is not ready (${percent} %). Call wait with this task; nothing is paid again.`,
    data: { task, status: 'RUNNING', progress: percent, next: 'wait', ...extra },
  };
}

function summary(report: Readonly<Record<string, unknown>> | undefined): object {
  if (!report) return {};
  const { bounds, unit, triangles, clips, warnings } = report as {
    readonly bounds?: { readonly size?: readonly number[] };
    readonly unit?: unknown;
    readonly triangles?: unknown;
    readonly clips?: readonly { readonly name?: unknown }[];
    readonly warnings?: readonly unknown[];
  };
  return {
    model: { size: bounds?.size, unit, triangles, clips: clips?.map(({ name }) => name), warnings },
  };
}

async function pictureOf(
  { ports }: ToolContext,
  folder: string,
  names: readonly string[],
): Promise<ToolAnswer['picture']> {
  const name = names.find((each) => /\.(png|jpe?g|webp)$/.test(each));
  if (name === undefined) return undefined;
  const { readFile } = await import('node:fs/promises');
  const bytes = await readFile(join(folder, name));
  const picture = await ports.smallPicture(bytes, maxPictureBytes).catch(() => undefined);
  return picture && picture.bytes.byteLength <= maxPictureBytes ? picture : undefined;
}
