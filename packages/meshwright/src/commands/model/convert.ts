import { resolve } from 'node:path';
import type { FormatWarning, PrintSize } from '@meshwright/formats';
import { Command, InvalidArgumentError, Option } from 'commander';
import { blenderFor, outputFormats, type PlannedOutput, planOutputs } from '../../convert/plan-outputs.ts';
import type { WrittenOutput } from '../../convert/write-outputs.ts';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { besideLines, bytesText, lines } from '../../text/report-text.ts';

interface ConvertValues {
  readonly out?: string;
  readonly format?: string;
  readonly force?: boolean;
  readonly strict?: boolean;
  readonly printHeight?: number;
}

/** `convert`: writes a model in other formats, without a service, a key or a network. */
export function convertCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('convert')
    .description('write a model in other formats, on this machine alone; sizes, names and materials stay')
    .argument('<in>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .argument('[outputs...]', `the files to write; the extension is the format: ${outputFormats.join(', ')}`)
    .option('-o, --out <file>', 'one more file to write')
    .addOption(
      new Option('--format <format>', 'format of an output without an extension').choices(outputFormats),
    )
    .option(
      '--print-height <mm>',
      'scale .stl and .3mf outputs to this height, such as 80mm; without it one metre is 1000 mm',
      millimetres,
    )
    .option('--force', 'replace the outputs if they exist')
    .option('--strict', 'write nothing if something would be lost or shown in another way')
    .option('--json', 'print one JSON document')
    .action(async (input: string, named: string[], values: ConvertValues, command: Command) => {
      const { out, format, force = false, strict = false, printHeight } = values;
      const names = out === undefined ? named : [...named, out];
      if (names.length === 0)
        command.error("error: missing required argument 'outputs'", { code: 'commander.missingArgument' });
      const outputs = planOutputs(names, { cwd: terminal.cwd, format });
      if (printHeight !== undefined) checkPrinted(outputs);
      for (const { path } of outputs) await checkOutput(`convert: ${path}`, path, force);
      const blenderPath = blenderFor(outputs, terminal.env.PATH);
      const [{ readModel, sizeForPrint }, { openModel }, { writeOutputs }] = await Promise.all([
        import('@meshwright/formats'),
        import('../../convert/open-model.ts'),
        import('../../convert/write-outputs.ts'),
      ]);
      const { signal } = terminal;
      const opened = await openModel(resolve(terminal.cwd, input), signal);
      const { file, bytes, beside } = opened;
      const warnings = [...opened.warnings];
      const document = await readModel(file, { beside, warn: (warning) => warnings.push(warning) });
      const print = printHeight === undefined ? undefined : sizeForPrint(document, printHeight);
      const onWarnings = (found: readonly FormatWarning[]) => {
        warnings.push(...found);
        if (strict && warnings.length > 0) throw lossy(warnings);
      };
      const written = await writeOutputs(document, outputs, { blenderPath, force, signal, onWarnings });
      reply({
        data: { input: { name: file.name, bytes }, outputs: written, ...(print && { print }), warnings },
        text: lines([
          ...written.flatMap(writtenLines),
          ...(print ? [printLine(print)] : []),
          ...warnings.map(({ code, message }): [string, string] => ['warning', `${message} (${code})`]),
        ]),
      });
    });
}

function lossy(warnings: readonly { readonly code: string; readonly message: string }[]): CliError {
  const listed = warnings.map(({ code, message }) => `\n  ${message} (${code})`).join('');
  return new CliError(
    'lossy',
    `convert --strict: nothing was written, since the outputs would not hold all:${listed}`,
  );
}

function writtenLines({ output, bytes, beside }: WrittenOutput): (readonly [string, string])[] {
  return [['file', `${output}, ${bytesText(bytes)}`], ...besideLines(beside)];
}

function millimetres(text: string): number {
  const value = Number(text.replace(/ ?mm$/i, ''));
  if (text.trim() !== '' && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('give millimetres, such as 80mm');
}

/** @throws CliError `usage` for an output that is not for printing */
function checkPrinted(outputs: readonly PlannedOutput[]): void {
  const other = outputs.find(({ format }) => format !== 'stl' && format !== '3mf');
  if (!other) return;
  throw new CliError(
    'usage',
    `convert: --print-height is for .stl and .3mf, and ${other.path} is neither; write it by a second command, or set its size with "meshwright place"`,
  );
}

function printLine({ millimetres: [x, y, z], ratio }: PrintSize): [string, string] {
  const [width, height, depth] = [x, y, z].map((length) => length.toFixed(1));
  return ['print', `${width} x ${depth} mm, ${height} mm high, scale ${ratio}`];
}
