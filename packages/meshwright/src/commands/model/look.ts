import { basename, extname, resolve } from 'node:path';
import type { Overlay, SurfaceMode, View, ViewName } from '@meshwright/look';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { withWaitLine } from '../../progress/with-wait-line.ts';
import { bytesText, lines } from '../../text/report-text.ts';

interface LookValues {
  readonly output?: string;
  readonly view?: ViewName | View;
  readonly size?: readonly number[];
  readonly clip?: string;
  readonly at?: number;
  readonly show?: SurfaceMode;
  readonly overlay?: readonly Overlay[];
  readonly transparent?: boolean;
  readonly outline?: string;
  readonly cull?: boolean;
  readonly force?: boolean;
}

/** `look`: draws a contact sheet of a model, or one picture of it. */
export function lookCommand(terminal: Terminal, reply: Reply): Command {
  return new Command('look')
    .description('draw a sheet of a model: sides, surface, size, clips and what is wrong; or one picture')
    .argument('<file>', 'a GLB, glTF, OBJ, FBX, STL, USDZ, 3MF or PLY file')
    .option('-o, --output <png>', 'the picture to write (default: NAME.look.png in this folder)')
    .option('--view <view>', `one picture: ${viewNames.join(', ')}, or AZIMUTH,ELEVATION in degrees`, viewOf)
    .option(
      '--size <pixels>',
      'width of one picture; several, as 64,128, write a file each (default: 512)',
      sizesOf,
    )
    .option('--clip <name>', 'one picture: pose the model in this clip')
    .option('--at <seconds>', 'time of the clip (default: 0)', secondsOf)
    .addOption(new Option('--show <surface>', 'one picture: what the surface shows').choices(surfaces))
    .addOption(new Option('--overlay <names...>', 'one picture: draw over it').choices(overlays))
    .option('--transparent', 'one picture: without background, as for an icon')
    .option('--outline <#rrggbb>', 'one picture: a line around a transparent one')
    .option('--cull', 'one picture: hide the back of one-sided faces, as engines do')
    .option('--no-picture', 'do not show it in the terminal')
    .option('--force', 'replace the picture if it exists')
    .option('--json', 'print one JSON document')
    .action(async (file: string, values: LookValues) => {
      const { force = false } = values;
      const output = resolve(terminal.cwd, values.output ?? `${basename(file, extname(file))}.look.png`);
      if (extname(output).toLowerCase() !== '.png')
        throw new CliError('invalid', `-o ${output}: the picture is a PNG; name it .png`);
      const single = pictureFlags.some((flag) => values[flag] !== undefined);
      const outputs = single ? namedBySize(output, values.size ?? [512]) : [{ path: output, size: 0 }];
      for (const { path } of outputs) await checkOutput(`-o ${path}`, path, force);
      const waiting = { what: `the pictures of ${basename(file)}`, stop: 'Ctrl-C stops; no half file stays' };
      await withWaitLine(waiting, terminal, async () => {
        await (single ? onePicture(file, values, outputs) : wholeSheet(file, output));
      });
    });

  async function onePicture(
    file: string,
    values: LookValues,
    outputs: readonly { readonly path: string; readonly size: number }[],
  ): Promise<void> {
    const [{ renderModel }, { openDocument }, { writeWhole }] = await Promise.all([
      import('@meshwright/look'),
      import('../../convert/open-document.ts'),
      import('../../files/write-whole.ts'),
    ]);
    const { document, name } = await openDocument(file, terminal);
    const { view, clip, at, show, overlay, transparent, outline, cull } = values;
    const written = [];
    let shown: Uint8Array | undefined;
    for (const { path, size } of outputs) {
      terminal.signal.throwIfAborted();
      const png = await renderModel(document, {
        size,
        ...(view !== undefined && { view }),
        ...(clip !== undefined && { moment: { clip, seconds: at ?? 0 } }),
        ...(show && { surface: show }),
        ...(overlay && { overlays: overlay }),
        ...((transparent || outline !== undefined) && { transparent: true }),
        ...(outline !== undefined && { outline }),
        ...(cull && { cull }),
      });
      await writeWhole(path, png);
      shown = png;
      written.push({ path, size, bytes: png.byteLength });
    }
    reply({
      data: { schema: 'meshwright-look/1', file: name, outputs: written },
      text: lines(
        written.map(({ path, size, bytes }) => ['picture', `${path}, ${size} pixels, ${bytesText(bytes)}`]),
      ),
      ...(shown && { picture: async () => shown }),
    });
  }

  async function wholeSheet(file: string, output: string): Promise<void> {
    const [{ contactSheet, renderModel }, { openDocument }, { writeWhole }, { diagnose }, { bytesSource }] =
      await Promise.all([
        import('@meshwright/look'),
        import('../../convert/open-document.ts'),
        import('../../files/write-whole.ts'),
        import('@meshwright/gltf/doctor'),
        import('@meshwright/gltf'),
      ]);
    const { signal } = terminal;
    const { document, glb, name, bytes } = await openDocument(file, terminal);
    // Threads draw while this one examines.
    const diagnosis = diagnose(bytesSource(glb, name), { signal });
    const findings = diagnosis.then((found) => found.findings);
    const sheet = await contactSheet(document, { title: `${name}, ${bytesText(bytes)}`, findings, signal });
    const { counts, verdict } = await diagnosis;
    await writeWhole(output, sheet.png);
    const { width, height, pictures } = sheet;
    reply({
      data: {
        schema: 'meshwright-look/1',
        file: name,
        outputs: [{ path: output, width, height, bytes: sheet.png.byteLength }],
        pictures,
        verdict,
        counts,
        findings: sheet.findings,
      },
      text: lines([
        ['sheet', `${output}, ${width} x ${height}, ${bytesText(sheet.png.byteLength)}`],
        ...sheet.findings.map(({ number, code, message, severity, marked }): [string, string] => [
          severity,
          `${number}${marked ? ', marked' : ''}: ${message} (${code})`,
        ]),
      ]),
      // A sheet has too many pixels for characters.
      picture: () => renderModel(document, { size: 384, transparent: true }),
    });
  }
}

/** Flags that ask for one picture in place of the sheet. */
const pictureFlags = [
  ...(['view', 'size', 'clip', 'show', 'overlay', 'transparent', 'outline', 'cull'] as const),
] satisfies readonly (keyof LookValues)[];

// Listed here, because help must not load the renderer.
const viewNames: readonly ViewName[] = ['front', 'back', 'left', 'right', 'top', 'bottom', 'three-quarter'];
const surfaces: readonly SurfaceMode[] = ['material', 'clay', 'wireframe', 'normals', 'uv'];
const overlays: readonly Overlay[] = ['bounds', 'skeleton', 'pivot', 'facing', 'grid', 'colliders'];

function viewOf(text: string): ViewName | View {
  const name = viewNames.find((known) => known === text);
  if (name) return name;
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text);
  const [azimuth, elevation] = [Number(match?.[1]), Number(match?.[2])];
  if (match && Math.abs(azimuth) <= 360 && Math.abs(elevation) <= 90) return { azimuth, elevation };
  throw new InvalidArgumentError(
    `It must be ${viewNames.join(', ')}, or two angles such as 45,20: -360 to 360 and -90 to 90 degrees.`,
  );
}

function sizesOf(text: string): number[] {
  const sizes = text.split(',').map((size) => (/^\d+$/.test(size) ? Number(size) : Number.NaN));
  if (sizes.every((size) => size >= 16 && size <= 2048)) return [...new Set(sizes)];
  throw new InvalidArgumentError('It must be 16 to 2048 pixels, or several such sizes with commas between.');
}

function secondsOf(text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (value >= 0 && value <= 1_000_000) return value;
  throw new InvalidArgumentError('It must be a number of seconds from 0 to 1000000.');
}

/** One size has the name as it is, several have theirs in it: `chest-64.png`. */
function namedBySize(output: string, sizes: readonly number[]): { path: string; size: number }[] {
  const [only, ...others] = sizes;
  if (only !== undefined && others.length === 0) return [{ path: output, size: only }];
  const stem = output.slice(0, -extname(output).length);
  return sizes.map((size) => ({ path: `${stem}-${size}${extname(output)}`, size }));
}
