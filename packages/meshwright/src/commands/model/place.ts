import { dirname, resolve } from 'node:path';
import type { Warning } from '@meshwright/gltf';
import { stepOptions } from '@meshwright/gltf/step-options';
import { Command } from 'commander';
import { checkModelOutput, writeModel } from '../../files/write-model.ts';
import { addPlacementFlags, type PlacementValues, placeOptionsOf } from '../../flags/placement-flags.ts';
import { stepFlag } from '../../flags/step-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { placementText } from '../../text/report-text.ts';

interface PlaceValues extends PlacementValues {
  readonly out: string;
  readonly force?: boolean;
}

/** `place`: scales a model to a size in metres, standing on the ground. */
export function placeCommand(terminal: Terminal, reply: Reply): Command {
  const { unit, mode, bounds } = stepOptions.place;
  const command = new Command('place')
    .description('set the size of a model in metres and its origin; all else stays unchanged')
    .argument('<file|url>', 'a GLB or glTF file; an address is placed while it downloads, without a key')
    .requiredOption('-o, --out <file>', 'the GLB to write, or a .gltf with its files beside it');
  return addPlacementFlags(command, ['height', 'longest', 'factor'])
    .addOption(stepFlag('unit', unit))
    .addOption(stepFlag('mode', mode))
    .addOption(stepFlag('bounds', bounds))
    .option('--force', 'replace the output if it exists')
    .option('--json', 'print one JSON document')
    .action(async (input: string, values: PlaceValues) => {
      const output = resolve(terminal.cwd, values.out);
      await checkModelOutput(output, values.force ?? false);
      const options = { ...placeOptionsOf(values), signal: terminal.signal };
      const remote = /^https?:\/\//i.test(input);
      const model = remote ? input : resolve(terminal.cwd, input);
      const { placeFile } = await import('@meshwright/gltf/node');
      const written = await writeModel(output, values.force ?? false, (file) =>
        placeFile(model, file, options),
      );
      const { result: placed, beside } = written;
      const moved = remote || dirname(model) !== dirname(output);
      const warnings = placed.warnings.map((warning) => (moved ? aboutTextures(warning) : warning));
      const report = { ...placed, warnings };
      reply({ data: { output, beside, ...report }, text: placementText(output, report, beside) });
    });
}

/** The copy is in another folder than the files that the model references. */
function aboutTextures(warning: Warning): Warning {
  if (warning.code !== 'external_image') return warning;
  return { ...warning, message: `${warning.message}, for the GLB must stay beside its textures` };
}
