import { parseTaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { Command, Option } from 'commander';
import { type AssetRequest, orderFlags, orderOf, type SampleRequest } from '../asset/asset-order.ts';
import type { AssetValues } from '../asset/create-asset.ts';
import { CliError } from '../errors/cli-error.ts';
import { mergedOptions } from '../flags/field-flags.ts';
import { seconds, wholeNumber } from '../flags/number-flags.ts';
import { addPlacementFlags } from '../flags/placement-flags.ts';
import type { ProgramOptions } from '../program-options.ts';
import type { Reply, Terminal } from '../progress/terminal.ts';
import { animationList } from '../project/animations-in.ts';
import { addServiceFlags } from '../session/session.ts';

interface CreateValues extends Omit<AssetRequest, 'prompt' | 'height'>, AssetValues {
  /** Another word for `animations`. */
  readonly animate?: AssetRequest['animations'];
  readonly name?: string | undefined;
  readonly resume?: string;
}

/** `create`: makes a placed GLB in its own folder from a prompt or a picture. */
export function createCommand(
  terminal: Terminal,
  reply: Reply,
  { sample, typed = [] }: Pick<ProgramOptions, 'sample' | 'typed'> = {},
): Command {
  const command = new Command('create')
    .description('make an asset from a sentence or a picture: a placed GLB, its picture, its report')
    .argument('[prompt]', 'what to make, in words')
    .option('--image <file|url>', 'make it from a picture instead')
    .option('--resume <ref>', 'continue with a task that was created before, such as text-to-3d:ID');
  addPlacementFlags(command, ['height', 'longest'])
    .option('-o, --out <folder>', 'folder of the asset (default: meshwright-out/NAME, or the next free name)')
    .option('--name <name>', 'base name of the files (default: from the prompt or the picture)')
    .option('--force', 'replace the asset that is in the folder')
    .option('--texture', 'texture the model', true)
    .option('--no-texture', 'create only the geometry')
    .option('--rig', 'give it a skeleton, with a task of its own')
    .option(
      '--animations <id,...>',
      'clips for it: idle, walk and run, and ids of the animation library; it is rigged for them',
      animationList,
    )
    .addOption(
      new Option('--animate <id,...>', 'the same as --animations').argParser(animationList).hideHelp(),
    )
    .option('--again', 'buy another result of the same request, and pay for it')
    .option('--max-credits <number>', 'refuse to spend more', wholeNumber(0))
    .option(
      '--timeout <seconds>',
      'stop waiting after this time (default: an hour); the task continues',
      seconds,
    )
    .option('--no-picture', 'do not show it in the terminal')
    .option('--json', 'print one JSON document');
  addServiceFlags(command).addHelpText('after', samePurchase);
  const flags = orderFlags();
  for (const option of mergedOptions(flags)) command.addOption(option);
  return command.action(async (words: string | undefined, given: CreateValues) => {
    const { resume: text, image } = given;
    const isEmpty = words === undefined && image === undefined && text === undefined;
    const prompt = isEmpty ? sample?.prompt : words;
    const sizedValues = isEmpty && sample ? sized(given, sample) : given;
    const { animate, animations = animate } = given;
    const values = animations ? { ...sizedValues, animations } : sizedValues;
    if (text === undefined) {
      const order = await orderOf({ ...values, prompt }, flags, { ...values }, terminal);
      const { createAsset } = await import('../asset/create-asset.ts');
      return reply(await createAsset(order, values, typed, terminal));
    }
    if (values.rig || animations) {
      throw new CliError(
        'usage',
        '--resume continues one task: leave --rig and --animations out, or give the first command again, which continues with all of them',
      );
    }
    if (prompt === undefined && image === undefined) {
      const { resumeAsset } = await import('../asset/create-asset.ts');
      return reply(await resumeAsset(parseTaskRef(text, families), values, terminal));
    }
    throw new CliError('usage', '--resume continues a task: leave the prompt and --image out');
  });
}

function sized(values: CreateValues, { height }: SampleRequest): CreateValues {
  return values.height === undefined && values.longest === undefined ? { ...values, height } : values;
}

const samePurchase = `
With --rig or --animations several tasks are bought, one of the result of the other; the sum of their prices is shown, and
held to every limit, before the first.

The same command is the same purchase, however often and however long after it is given: what was bought is gone on
with, or answered from this machine, and nothing is paid again. Words, picture and the fields of the API count; --out,
--name, --height and other places do not, nor does where a picture lies. It holds for this user on this machine, each
service and account apart, until --again buys another one.`;
