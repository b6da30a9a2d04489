import { basename, extname, resolve } from 'node:path';
import type { OptionsOf } from '@meshwright/gltf/step-options';
import { drawings } from '@meshwright/look/drawings';
import { Command } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import { stepFlags, valuesOf } from '../../flags/step-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { bytesText, lines } from '../../text/report-text.ts';

interface SpritesValues extends Readonly<OptionsOf<typeof drawings.sprites.options>> {
  readonly output: string;
  /** Name of the flag of `clips`. */
  readonly clip?: readonly string[];
  readonly force?: boolean;
}

/** `sprites`: draws directions and clips of a model for a 2D game, with a JSON atlas. */
export function spritesCommand(terminal: Terminal, reply: Reply): Command {
  const { clips, ...options } = drawings.sprites.options;
  const command = new Command('sprites')
    .description(
      'draw a model from all directions, at rest or through clips: a PNG and its JSON atlas for a 2D game',
    )
    .argument('<file>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .requiredOption('-o, --output <png>', 'the picture to write; the atlas beside it has its name and .json')
    .option('--clip <names...>', `clips to draw (default: ${clips.absent})`);
  for (const flag of stepFlags(options)) command.addOption(flag);
  return command
    .option('--force', 'replace both files if they exist')
    .option('--json', 'print one JSON document')
    .action(async (file: string, values: SpritesValues) => {
      const { clip: clips = [], force = false } = values;
      const path = resolve(terminal.cwd, values.output);
      if (extname(path).toLowerCase() !== '.png')
        throw new CliError('invalid', `-o ${path}: the picture is a PNG; name it .png`);
      const atlasPath = `${path.slice(0, -extname(path).length)}.json`;
      for (const each of [path, atlasPath]) await checkOutput(`-o ${each}`, each, force);
      const [{ spriteSheet }, { openDocument }, { writeWhole }] = await Promise.all([
        import('@meshwright/look'),
        import('../../convert/open-document.ts'),
        import('../../files/write-whole.ts'),
      ]);
      const { signal } = terminal;
      const { png, atlas } = await withWaitLine(
        { what: 'the frames', stop: 'Ctrl-C stops; nothing is written' },
        terminal,
        async () => {
          const { document } = await openDocument(file, terminal);
          return spriteSheet(document, {
            ...{ image: basename(path), signal },
            ...valuesOf(options, { ...values }),
            ...(clips.length > 0 && { clips }),
          });
        },
      );
      await writeWhole(path, png);
      const json = `${JSON.stringify(atlas, null, 2)}\n`;
      await writeWhole(atlasPath, json);
      const { size: whole } = atlas.meta;
      const count = Object.keys(atlas.frames).length;
      reply({
        data: {
          schema: 'meshwright-sprites/1',
          outputs: [
            { path, width: whole.w, height: whole.h, bytes: png.byteLength },
            { path: atlasPath, bytes: Buffer.byteLength(json) },
          ],
          frames: count,
          animations: Object.keys(atlas.animations),
        },
        text: lines([
          ['picture', `${path}, ${whole.w} x ${whole.h}, ${bytesText(png.byteLength)}`],
          ['atlas', `${atlasPath}, ${count} frames`],
        ]),
      });
    });
}

interface ImpostorValues extends Readonly<OptionsOf<typeof drawings.impostor.options>> {
  readonly output: string;
  readonly force?: boolean;
}

/** `impostor`: makes crossed cards with pictures of a model, for far copies. */
export function impostorCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('impostor')
    .description('make a stand-in for far copies of a model: its pictures on crossed cards, as a GLB')
    .argument('<file>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .requiredOption('-o, --output <glb>', 'the GLB to write');
  for (const flag of stepFlags(drawings.impostor.options)) command.addOption(flag);
  return command
    .option('--force', 'replace the output if it exists')
    .option('--json', 'print one JSON document')
    .action(async (file: string, { output, force = false, ...values }: ImpostorValues) => {
      const options = valuesOf(drawings.impostor.options, values);
      const path = resolve(terminal.cwd, output);
      if (extname(path).toLowerCase() !== '.glb')
        throw new CliError('invalid', `-o ${path}: an impostor is a GLB; name it .glb`);
      await checkOutput(`-o ${path}`, path, force);
      const [{ impostor }, { openDocument }, { writeWhole }] = await Promise.all([
        import('@meshwright/look'),
        import('../../convert/open-document.ts'),
        import('../../files/write-whole.ts'),
      ]);
      const { signal } = terminal;
      const glb = await withWaitLine(
        { what: 'the pictures', stop: 'Ctrl-C stops; nothing is written' },
        terminal,
        async () => impostor((await openDocument(file, terminal)).document, { ...options, signal }),
      );
      await writeWhole(path, glb);
      const triangles = 4 * (values.cards ?? drawings.impostor.options.cards.default);
      reply({
        data: { schema: 'meshwright-impostor/1', output: path, bytes: glb.byteLength, triangles },
        text: lines([['impostor', `${path}, ${triangles} triangles, ${bytesText(glb.byteLength)}`]]),
      });
    });
}
