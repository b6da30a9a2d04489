import type { RigClipName } from '@meshwright/client';
import { Command, InvalidArgumentError, Option } from 'commander';
import { orderFlags } from '../../asset/asset-order.ts';
import { CliError } from '../../errors/cli-error.ts';
import { mergedOptions, requestOf } from '../../flags/field-flags.ts';
import { wholeNumber } from '../../flags/number-flags.ts';
import { addPlacementFlags, type PlacementValues } from '../../flags/placement-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { animationList } from '../../project/animations-in.ts';

const targets = ['mobile', 'desktop', 'engine'];

export interface AddValues extends PlacementValues {
  readonly image?: string;
  readonly recipe?: string;
  readonly target?: readonly string[];
  readonly rig?: boolean;
  readonly animations?: readonly (number | RigClipName)[];
  readonly takes?: number;
  readonly from?: string;
  readonly maxCredits?: number;
  readonly dryRun?: boolean;
  readonly force?: boolean;
}

/** `add`: declares an asset in meshwright.json, which is created if missing. */
export function addCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('add')
    .description('declare an asset in meshwright.json, or with --from many; "meshwright sync" makes them')
    .argument('[name]', 'its name, part of file names: letters, digits, - and _')
    .argument('[prompt]', 'what to make, in words')
    .option('--image <file>', 'make it from a picture of the project instead')
    .option('--recipe <file>', 'make it by a recipe: a JSON file of the project')
    .option('--from <folder|list.csv>', 'an asset for each picture of a folder, or each row of a list')
    .option('--max-credits <number>', 'with --from: declare nothing that costs more together', wholeNumber(0))
    .option('--dry-run', 'with --from: print the table and change nothing');
  addPlacementFlags(command, ['height', 'longest', 'factor'])
    .addOption(
      new Option(
        '--target <name,...>',
        `a file for each, held to its budget (${targets.join(', ')})`,
      ).argParser(targetList),
    )
    .option('--rig', 'give it a skeleton')
    .option(
      '--animations <id,...>',
      'ids of the animation library, and walk or run, which come with the rig; it is rigged for them',
      animationList,
    )
    .option(
      '--takes <number>',
      'buy this many results to choose from with "meshwright pick"; each is paid',
      wholeNumber(1, 20),
    )
    .option('--force', 'replace the asset of that name')
    .option('--json', 'print one JSON document');
  const flags = orderFlags();
  for (const option of mergedOptions(flags)) command.addOption(option);
  return command.action(async (name: string | undefined, prompt: string | undefined, values: AddValues) => {
    const options = requestOf(flags, { ...values });
    const { from } = values;
    if (from !== undefined) {
      if (name !== undefined || values.image !== undefined || values.recipe !== undefined) {
        throw new CliError(
          'usage',
          '--from names the assets itself: leave out name, prompt, --image and --recipe',
        );
      }
      const { addBatch } = await import('../../project/batch/add-batch.ts');
      return reply(await addBatch({ ...values, from, options }, terminal));
    }
    if (name === undefined) {
      throw new CliError('usage', 'give the name of the asset, or --from FOLDER or --from LIST.csv for many');
    }
    if (values.dryRun || values.maxCredits !== undefined) {
      throw new CliError(
        'usage',
        '--dry-run and --max-credits of add go with --from; a single asset is planned by "meshwright plan"',
      );
    }
    const { addAsset } = await import('../../project/add-asset.ts');
    reply(await addAsset(name, { ...values, prompt, options }, terminal));
  });
}

function targetList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => targets.includes(name))) return names;
  throw new InvalidArgumentError(`Allowed are ${targets.join(', ')}, with commas between.`);
}
