import { Command, InvalidArgumentError, Option } from 'commander';
import { orderFlags } from '../../asset/asset-order.ts';
import { mergedOptions, requestOf } from '../../flags/field-flags.ts';
import { wholeNumber } from '../../flags/number-flags.ts';
import { addPlacementFlags, type PlacementValues } from '../../flags/placement-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';

const targets = ['mobile', 'desktop', 'engine'];

export interface AddValues extends PlacementValues {
  readonly image?: string;
  readonly recipe?: string;
  readonly target?: readonly string[];
  readonly rig?: boolean;
  readonly animations?: readonly number[];
  readonly takes?: number;
  readonly force?: boolean;
}

/** `add`: declares an asset in meshwright.json, which is created if missing. */
export function addCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('add')
    .description('declare an asset in meshwright.json; "meshwright sync" makes it')
    .argument('<name>', 'its name, part of file names: letters, digits, - and _')
    .argument('[prompt]', 'what to make, in words')
    .option('--image <file>', 'make it from a picture of the project instead')
    .option('--recipe <file>', 'make it by a recipe: a JSON file of the project');
  addPlacementFlags(command, ['height', 'longest', 'factor'])
    .addOption(
      new Option(
        '--target <name,...>',
        `a file for each, held to its budget (${targets.join(', ')})`,
      ).argParser(targetList),
    )
    .option('--rig', 'give it a skeleton')
    .option('--animations <id,...>', 'ids of the animation library; it is rigged for them', idList)
    .option(
      '--takes <number>',
      'buy this many results to choose from with "meshwright pick"; each is paid',
      wholeNumber(1, 20),
    )
    .option('--force', 'replace the asset of that name')
    .option('--json', 'print one JSON document');
  const flags = orderFlags();
  for (const option of mergedOptions(flags)) command.addOption(option);
  return command.action(async (name: string, prompt: string | undefined, values: AddValues) => {
    const { addAsset } = await import('../../project/add-asset.ts');
    const options = requestOf(flags, { ...values });
    reply(await addAsset(name, { ...values, prompt, options }, terminal));
  });
}

function targetList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.every((name) => targets.includes(name))) return names;
  throw new InvalidArgumentError(`Allowed are ${targets.join(', ')}, with commas between.`);
}

function idList(text: string): number[] {
  if (/^\d+(,\d+)*$/.test(text)) return text.split(',').map(Number);
  throw new InvalidArgumentError('It must be ids with commas between, such as 0,30.');
}
