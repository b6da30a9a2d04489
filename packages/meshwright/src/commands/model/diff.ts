import { resolve } from 'node:path';
import { Command } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { bytesText, lines } from '../../text/report-text.ts';

interface DiffValues {
  readonly output?: string;
  readonly tolerance: number;
  readonly force?: boolean;
}

/** `diff`: shows two models with one camera, and lists what changed. */
export function diffCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('diff')
    .description('compare two models: pictures with one camera, and what changed in sizes, names and bytes')
    .argument('<before>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .argument('<after>', 'the other model')
    .option('-o, --output <png>', 'write both side by side with the changed pixels in red')
    .option(
      '--tolerance <value>',
      'largest difference of a colour channel that is none',
      wholeNumber(0, 255),
      8,
    )
    .option('--force', 'replace the picture if it exists')
    .option('--json', 'print one JSON document')
    .action(async (before: string, after: string, { output, tolerance, force = false }: DiffValues) => {
      const path = output === undefined ? undefined : resolve(terminal.cwd, output);
      if (path !== undefined && !/\.png$/i.test(path))
        throw new CliError('invalid', `-o ${path}: the picture is a PNG; name it .png`);
      if (path !== undefined) await checkOutput(`-o ${path}`, path, force);
      const [{ compareModels, figureText, namesText }, { openDocument }, { writeWhole }] = await Promise.all([
        import('@meshwright/look'),
        import('../../convert/open-document.ts'),
        import('../../files/write-whole.ts'),
      ]);
      const { signal } = terminal;
      const modelAt = async (file: string) => {
        const { name, document, bytes } = await openDocument(file, terminal);
        return { name, model: document, bytes };
      };
      const compared = await withWaitLine(
        { what: 'the pictures of both models', stop: 'Ctrl-C stops; nothing is written' },
        terminal,
        async () =>
          compareModels(await modelAt(before), await modelAt(after), {
            tolerance,
            signal,
          }),
      );
      const { png, width, height, ...data } = compared;
      if (path !== undefined) await writeWhole(path, png);
      const changed = compared.figures.filter((figure) => figure.changed);
      reply({
        data: {
          schema: 'meshwright-diff/1',
          ...data,
          ...(path !== undefined && { output: { path, width, height, bytes: png.byteLength } }),
        },
        text: lines([
          ['picture', `${(compared.changedShare * 100).toFixed(2)} % of the pixels differ`],
          ...changed.map((figure): [string, string] => ['changed', figureText(figure)]),
          ...compared.names.map((names): [string, string] => ['names', namesText(names)]),
          ...(changed.length + compared.names.length === 0
            ? [['changed', 'no figure and no name'] as [string, string]]
            : []),
          ...(path !== undefined
            ? [['file', `${path}, ${width} x ${height}, ${bytesText(png.byteLength)}`] as [string, string]]
            : []),
        ]),
      });
    });
}
