import { resolve } from 'node:path';
import { Command, Option } from 'commander';
import { blenderFor, outputFormats, planOutputs } from '../../convert/plan-outputs.ts';
import type { WrittenOutput } from '../../convert/write-outputs.ts';
import { checkOutput } from '../../files/check-output.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { bytesText, lines } from '../../text/report-text.ts';

interface ConvertValues {
  readonly format?: string;
  readonly force?: boolean;
}

/** `convert`: writes a model in other formats, without a service, a key or a network. */
export function convertCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('convert')
    .description('write a model in other formats, on this machine alone; sizes, names and materials stay')
    .argument('<in>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .argument('<outputs...>', `the files to write; the extension is the format: ${outputFormats.join(', ')}`)
    .addOption(
      new Option('--format <format>', 'format of an output without an extension').choices(outputFormats),
    )
    .option('--force', 'replace the outputs if they exist')
    .option('--json', 'print one JSON document')
    .action(async (input: string, names: string[], { format, force = false }: ConvertValues) => {
      const outputs = planOutputs(names, { cwd: terminal.cwd, format });
      for (const { path } of outputs) await checkOutput(`convert: ${path}`, path, force);
      const blenderPath = blenderFor(outputs, terminal.env.PATH);
      const [{ readModel }, { openModel }, { writeOutputs }] = await Promise.all([
        import('@meshwright/formats'),
        import('../../convert/open-model.ts'),
        import('../../convert/write-outputs.ts'),
      ]);
      const { signal } = terminal;
      const { file, bytes, warnings } = await openModel(resolve(terminal.cwd, input), signal);
      const document = await readModel(file);
      const written = await writeOutputs(document, outputs, { blenderPath, force, signal });
      reply({
        data: { input: { name: file.name, bytes }, outputs: written, warnings },
        text: lines([
          ...written.flatMap(writtenLines),
          ...warnings.map(({ code, message }): [string, string] => ['warning', `${message} (${code})`]),
        ]),
      });
    });
}

function writtenLines({ output, bytes, beside }: WrittenOutput): [string, string][] {
  return [
    ['file', `${output}, ${bytesText(bytes)}`],
    ...beside.map((path): [string, string] => ['with', path]),
  ];
}
