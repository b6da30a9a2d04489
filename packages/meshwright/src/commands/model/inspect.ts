import type { UnitOption } from '@meshwright/gltf';
import { Command, Option } from 'commander';
import { modelSource } from '../../files/model-source.ts';
import { seconds } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { reportText } from '../../text/report-text.ts';

/** `inspect`: reports the content of a GLB or glTF. */
export function inspectCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('inspect')
    .description('report size, triangles, clips, textures and oddities of a GLB or glTF')
    .argument('<file|url|->', 'the model, or - for standard input; of an address only parts are read')
    .addOption(
      new Option('--unit <unit>', 'what one stored unit is')
        .choices(['metre', 'millimetre', 'auto'])
        .default('auto'),
    )
    .option(
      '--timeout <seconds>',
      'give up on an address that sends nothing for this time (default: 30)',
      seconds,
    )
    .option('--json', 'print one JSON document')
    .action(async (model: string, { unit, timeout }: { unit: UnitOption; timeout?: number }) => {
      const { inspectModel } = await import('@meshwright/gltf');
      const source = await modelSource(model, terminal, timeout);
      const report = await inspectModel(source, { unit, signal: terminal.signal });
      reply({ data: report, text: reportText(report) });
    });
}
