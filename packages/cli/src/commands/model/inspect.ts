import { resolve } from 'node:path';
import { inspectModel, type Source, type UnitOption, urlSource } from '@meshwright/gltf';
import { fileSource } from '@meshwright/gltf/node';
import { Command, Option } from 'commander';
import { seconds } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { reportText } from '../../text/report-text.ts';

/** `inspect`: reports the content of a GLB or glTF. */
export function inspectCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('inspect')
    .description('report size, triangles, clips, textures and oddities of a GLB or glTF')
    .argument('<file|url>', 'the model; of an address only the parts that are needed are read')
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
      const source = await sourceOf(model, terminal.cwd, timeout);
      const report = await inspectModel(source, { unit, signal: terminal.signal });
      reply({ data: report, text: reportText(report) });
    });
}

async function sourceOf(model: string, cwd: string, timeout: number | undefined): Promise<Source> {
  if (!/^https?:\/\//i.test(model)) return fileSource(resolve(cwd, model));
  return urlSource(model, timeout === undefined ? {} : { timeoutMs: timeout * 1000 });
}
