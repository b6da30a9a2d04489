import { join, resolve } from 'node:path';
import { parseTaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { Command } from 'commander';
import { type AssetFolder, openAssetFolder } from '../asset-folder.ts';
import { orderFlags, orderOf, type SampleWish, type Wish } from '../asset-order.ts';
import { CliError } from '../cli-error.ts';
import { createOnce } from '../create-once.ts';
import { mergedOptions } from '../field-flags.ts';
import { finishAsset } from '../finish-asset.ts';
import { seconds } from '../number-flags.ts';
import { addPlacementFlags, type PlacementValues } from '../placement-flags.ts';
import { addServiceFlags, type ServiceValues, withSession } from '../session.ts';
import type { Answer, Reply, Terminal } from '../terminal.ts';

interface CreateValues extends Omit<Wish, 'prompt'>, PlacementValues, ServiceValues {
  readonly resume?: string;
  readonly out?: string;
  readonly force?: boolean;
  /** Seconds. */
  readonly timeout?: number;
}

/** `create`: a sentence or a picture becomes a placed GLB in a folder of its own. */
export function createCommand(
  terminal: Terminal,
  reply: Reply,
  { sample }: { readonly sample?: SampleWish } = {},
): Command {
  const command = new Command('create')
    .description('make an asset from a sentence or a picture: a placed GLB, its picture, its report')
    .argument('[prompt]', 'what to make, in words')
    .option('--image <file|url>', 'make it from a picture instead')
    .option('--resume <ref>', 'go on with a task that was made before, such as text-to-3d:ID');
  addPlacementFlags(command, ['height', 'longest'])
    .option('--out <folder>', 'folder of the asset (default: meshwright-out/NAME, or the next free name)')
    .option('--name <name>', 'base name of the files (default: from the prompt or the picture)')
    .option('--force', 'replace the asset that is in the folder')
    .option('--texture', 'texture the model', true)
    .option('--no-texture', 'make the geometry alone')
    .option('--timeout <seconds>', 'stop waiting after so long (default: an hour); the task goes on', seconds)
    .option('--json', 'print one JSON document');
  addServiceFlags(command);
  const flags = orderFlags();
  for (const option of mergedOptions(flags)) command.addOption(option);
  return command.action(async (words: string | undefined, given: CreateValues) => {
    const { resume: text, image } = given;
    const wishless = words === undefined && image === undefined && text === undefined;
    const prompt = wishless ? sample?.prompt : words;
    const values = wishless && sample ? sized(given, sample) : given;
    if (text === undefined) {
      const order = await orderOf({ ...values, prompt }, flags, { ...values }, terminal);
      return reply(await make(order, values, terminal));
    }
    if (prompt === undefined && image === undefined) return reply(await resume(text, values, terminal));
    throw new CliError('usage', '--resume goes on with a task: leave the prompt and --image out');
  });
}

function sized(values: CreateValues, { height }: SampleWish): CreateValues {
  return values.height === undefined && values.longest === undefined ? { ...values, height } : values;
}

async function make(
  { request, record, name }: Awaited<ReturnType<typeof orderOf>>,
  values: CreateValues,
  terminal: Terminal,
): Promise<Answer> {
  return inFolder(values, name, terminal, (folder) =>
    withSession(values, terminal, async (session) => {
      const ref = await createOnce(session, request, terminal);
      return finishAsset(session, { ref, name, record, values, known: true }, folder, terminal);
    }),
  );
}

async function resume(text: string, values: CreateValues, terminal: Terminal): Promise<Answer> {
  const ref = parseTaskRef(text, families);
  const { assetName } = await import('@meshwright/pipeline');
  const name = assetName(values.name ?? `${ref.family.name} ${ref.id}`);
  return inFolder(values, name, terminal, (folder) =>
    withSession(values, terminal, (session) => finishAsset(session, { ref, name, values }, folder, terminal)),
  );
}

/** Opens the folder before anything is spent, and leaves no trace of it when the work fails. */
async function inFolder<T>(
  { out, force = false }: CreateValues,
  name: string,
  { cwd }: Terminal,
  work: (folder: AssetFolder) => Promise<T>,
): Promise<T> {
  const path = resolve(cwd, out ?? join('meshwright-out', name));
  const folder = await openAssetFolder({ path, force, fresh: out === undefined });
  try {
    return await work(folder);
  } finally {
    await folder.discard();
  }
}
