import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Warning } from '@meshwright/gltf';
import { placeFile, placeUrl } from '@meshwright/gltf/node';
import { Command, Option } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { addPlacementFlags, type PlacementValues, placeOptionsOf } from '../../flags/placement-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { placementText } from '../../text/report-text.ts';

interface PlaceValues extends PlacementValues {
  readonly output: string;
  readonly force?: boolean;
}

/** `place`: scales a model to a size in metres, standing on the ground. */
export function placeCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('place')
    .description('give a model its size in metres and its origin; the rest stays as it is')
    .argument('<file|url>', 'a GLB or glTF file; an address is placed while it downloads, and gets no key')
    .requiredOption('-o, --output <out>', 'the GLB to write');
  return addPlacementFlags(command, ['height', 'longest', 'factor'])
    .addOption(
      new Option('--unit <unit>', 'what one stored unit is')
        .choices(['metre', 'millimetre', 'auto'])
        .default('auto'),
    )
    .addOption(
      new Option('--mode <mode>', 'a node above everything, or the change written into the roots')
        .choices(['wrapper', 'baked'])
        .default('wrapper'),
    )
    .option('--force', 'replace the output if it exists')
    .option('--json', 'print one JSON document')
    .action(async (input: string, values: PlaceValues) => {
      const output = resolve(terminal.cwd, values.output);
      if (!values.force && (await exists(output))) {
        throw new CliError('local_io', `-o ${output} exists: name another file, or --force to replace it`);
      }
      await refuseMissingFolder(dirname(output), output);
      const options = { ...placeOptionsOf(values), signal: terminal.signal };
      const remote = /^https?:\/\//i.test(input);
      const model = remote ? input : resolve(terminal.cwd, input);
      const placed = remote
        ? await placeUrl(input, output, options)
        : await placeFile(model, output, options);
      const moved = remote || dirname(model) !== dirname(output);
      const warnings = placed.warnings.map((warning) => (moved ? aboutTextures(warning) : warning));
      const report = { ...placed, warnings };
      reply({ data: { output, ...report }, text: placementText(output, report) });
    });
}

async function refuseMissingFolder(folder: string, output: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined);
  if (there?.isDirectory()) return;
  const problem = there ? 'is not a folder' : 'does not exist; make it first';
  throw new CliError('local_io', `-o ${output} cannot be written: the folder ${folder} ${problem}`);
}

/** The copy is in another folder than the files that the model references. */
function aboutTextures(warning: Warning): Warning {
  if (warning.code !== 'external_image') return warning;
  return { ...warning, message: `${warning.message}, for the GLB must stay beside its textures` };
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
