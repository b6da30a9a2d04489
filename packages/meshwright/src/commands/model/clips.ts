import { resolve } from 'node:path';
import type { ClipStep, EditClipsReport, NameScheme, Source } from '@meshwright/gltf';
import { type OptionTable, stepOptions } from '@meshwright/gltf/step-options';
import { Command } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkModelOutput, writeModel } from '../../files/write-model.ts';
import { stepFlag, stepFlags, valuesOf } from '../../flags/step-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { besideLines, lines } from '../../text/report-text.ts';

interface EditValues {
  readonly out: string;
  readonly force?: boolean;
  readonly [option: string]: unknown;
}

/** `clips`: lists a model's animations, and edits them without changing its meshes. */
export function clipsCommand(terminal: Terminal, reply: Reply): Command {
  const path = (name: string) => resolve(terminal.cwd, name);
  const edit = async (input: string, values: EditValues, steps: readonly ClipStep[], alone = false) => {
    const output = path(values.out);
    await checkModelOutput(output, values.force ?? false);
    const { signal } = terminal;
    const write = alone ? clipsAloneFile : (await import('@meshwright/gltf/node')).editClipsFile;
    const written = await writeModel(output, values.force ?? false, (file) =>
      write(path(input), file, steps, { signal }),
    );
    const { result: report, beside } = written;
    const files = lines([['file', output], ...besideLines(beside)]);
    reply({ data: { output, beside, ...report }, text: `${files}\n${clipsText(report)}` });
  };

  const list = new Command('list')
    .description('name, slug, length and keys of every clip')
    .argument('<file|url>', 'a GLB or glTF file; of an address only the header and the JSON are read')
    .option('--json', 'print one JSON document')
    .action(async (file: string) => {
      const { listClips, urlSource } = await import('@meshwright/gltf');
      const remote = /^https?:\/\//i.test(file);
      const { fileSource } = await import('@meshwright/gltf/node');
      const source = remote ? urlSource(file) : await fileSource(path(file));
      const { clips, warnings } = await listClips(source, { signal: terminal.signal });
      reply({ data: { clips, warnings }, text: clipsText({ clips, warnings }) });
    });

  const rename = editing('rename', 'give clips other names')
    .argument('[names...]', 'old=new; old is a name or a slug')
    .addOption(stepFlag('scheme', stepOptions.renameClips.scheme))
    .action(async (file: string, names: string[], values: EditValues & { scheme?: NameScheme }) => {
      if (names.length > 0 === (values.scheme !== undefined)) {
        throw new CliError('usage', 'clips rename: give either old=new names or --scheme');
      }
      const { renameClips } = await import('@meshwright/gltf');
      await edit(file, values, [renameClips(values.scheme ?? Object.fromEntries(names.map(pairOf)))]);
    });

  const { start, end } = stepOptions.trimClip;
  const times = { start, end };
  const trim = withFlags(editing('trim', 'cut a clip down to a time range'), times)
    .argument('<clip>', 'its name or slug')
    .action(async (file: string, clip: string, values: EditValues) => {
      const { trimClip } = await import('@meshwright/gltf');
      await edit(file, values, [trimClip(clip, valuesOf(times, values))]);
    });

  const merging = editing('merge', 'bring in (retarget) the clips of other files: one clip a file, or many');
  const merge = withFlags(merging, stepOptions.mergeClips)
    .option('--alone', 'write the bones and the clips that came in alone, as a file for this body')
    .argument(
      '<others...>',
      'files with the clips, of the same rig or body, also FBX; their meshes are ignored',
    )
    .action(async (file: string, others: string[], values: EditValues & { alone?: boolean }) => {
      const { mergeClips } = await import('@meshwright/gltf');
      const donors = await Promise.all(others.map((other) => clipSource(path(other), terminal.signal)));
      const options = valuesOf(stepOptions.mergeClips, values);
      const merged = mergeClips(donors, values.alone ? { ...options, own: 'drop' } : options);
      await edit(file, values, [merged], values.alone);
    });

  const { degrees: turn, share } = stepOptions.resampleClips;
  const deviations = { degrees: turn, share };
  const slim = withFlags(editing('slim', 'remove redundant keys and duplicate clips'), deviations)
    .option('--constant', 'also drop tracks that hold a bone in its rest pose')
    .action(async (file: string, values: EditValues & { constant?: boolean }) => {
      const { dedupeClips, dropConstantTracks, resampleClips } = await import('@meshwright/gltf');
      await edit(file, values, [
        ...(values.constant ? [dropConstantTracks()] : []),
        resampleClips(valuesOf(deviations, values)),
        dedupeClips(),
      ]);
    });

  return new Command('clips')
    .description('list, rename, trim, merge and slim the animations of a model; meshes stay as they are')
    .addCommand(list)
    .addCommand(rename)
    .addCommand(trim)
    .addCommand(merge)
    .addCommand(slim);
}

/** Writes the bones and clips of an edit alone. */
async function clipsAloneFile(
  input: string,
  output: string,
  steps: readonly ClipStep[],
  options: { signal: AbortSignal },
): Promise<EditClipsReport> {
  const [{ fileSource, processFile }, { clipsAlone }, { listClips }] = await Promise.all([
    import('@meshwright/gltf/node'),
    import('@meshwright/gltf/recipe'),
    import('@meshwright/gltf'),
  ]);
  const { bytes, steps: reports } = await processFile(input, output, [...steps, clipsAlone()], options);
  const { clips } = await listClips(await fileSource(output), options);
  return { clips, bytes, warnings: reports.flatMap(({ warnings }) => warnings) };
}

/** Opens a file with clips; one that is no glTF is converted, without what its clips do not need. */
async function clipSource(path: string, signal: AbortSignal): Promise<Source> {
  const [{ fileSource }, { bytesSource }] = await Promise.all([
    import('@meshwright/gltf/node'),
    import('@meshwright/gltf'),
  ]);
  if (/\.(glb|gltf|vrm)$/i.test(path)) return fileSource(path);
  const [{ readModel, writeGlb }, { openModel }] = await Promise.all([
    import('@meshwright/formats'),
    import('../../convert/open-model.ts'),
  ]);
  const { file } = await openModel(path, signal);
  return bytesSource(await writeGlb(await readModel(file)), file.name);
}

function editing(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .argument('<in>', 'a GLB or glTF file')
    .requiredOption('-o, --out <file>', 'the GLB to write, or a .gltf with its files beside it')
    .option('--force', 'replace the output if it exists')
    .option('--json', 'print one JSON document');
}

function withFlags(command: Command, options: OptionTable): Command {
  for (const flag of stepFlags(options)) command.addOption(flag);
  return command;
}

function clipsText({ clips, warnings }: Pick<EditClipsReport, 'clips' | 'warnings'>): string {
  const rows = clips.map(({ name, slug, seconds, keys, channels }): [string, string] => [
    slug,
    `${name}, ${Number(seconds.toPrecision(4))} s, ${keys} keys, ${channels} channels`,
  ]);
  const notes = warnings.map(({ code, message }): [string, string] => ['warning', `${message} (${code})`]);
  return rows.length + notes.length > 0 ? lines([...rows, ...notes]) : 'no clips';
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
  throw new CliError('usage', `clips rename: "${text}" is not old=new`);
}
