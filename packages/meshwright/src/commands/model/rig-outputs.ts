import { basename, join, resolve } from 'node:path';
import type { BoneFileEngine, HumanoidReport } from '@meshwright/gltf/rig';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import { modelSource } from '../../files/model-source.ts';
import { writeWhole } from '../../files/write-whole.ts';
import type { Terminal } from '../../progress/terminal.ts';

export interface RigOutputValues {
  readonly vrm?: boolean;
  readonly unity?: boolean;
  readonly godot?: boolean;
  readonly unreal?: boolean;
  readonly author?: string[];
  readonly licence?: string;
  readonly title?: string;
  readonly out?: string;
  readonly force?: boolean;
}

/** What was written, by the format or engine it is for. */
export interface RigOutputs {
  files: { for: 'vrm' | BoneFileEngine; path: string }[];
  vrm?: HumanoidReport;
}

/** Writes the avatar and the bone files that the flags name; all are computed before the first is written. */
export async function writeRigOutputs(
  model: string,
  values: RigOutputValues,
  terminal: Terminal,
): Promise<RigOutputs> {
  const wanted = OUTPUTS.filter((output) => values[output]);
  if (values.out !== undefined && wanted.length > 1)
    throw new CliError(
      'usage',
      `rig: -o names one file, but ${wanted.map((each) => `--${each}`).join(', ')} write several`,
    );
  const authors = values.author ?? [];
  if (values.vrm && (authors.length === 0 || values.licence === undefined)) {
    throw new CliError(
      'usage',
      'rig: --vrm needs --author <name> and --licence <licence>, such as CC-BY-4.0: VRM requires both',
    );
  }
  const { boneFile, humanoidModel } = await import('@meshwright/gltf/rig');
  const outputs: RigOutputs = { files: [] };
  const contents: (string | Uint8Array)[] = [];
  for (const output of wanted) {
    const source = await modelSource(model, terminal);
    const { signal } = terminal;
    if (output === 'vrm') {
      const title = values.title === undefined ? {} : { name: values.title };
      const humanoid = await humanoidModel(source, {
        author: authors,
        licence: values.licence!,
        ...title,
        signal,
      });
      outputs.vrm = humanoid.report;
      contents.push(humanoid.glb);
      outputs.files.push({ for: output, path: pathOf(model, '.vrm', values, terminal) });
    } else {
      const { suffix, text } = await boneFile(source, output, { signal });
      contents.push(text);
      outputs.files.push({ for: output, path: pathOf(model, suffix, values, terminal) });
    }
  }
  for (const { path } of outputs.files) await checkOutput(path, path, values.force ?? false);
  for (const [index, { path }] of outputs.files.entries()) await writeWhole(path, contents[index]!);
  return outputs;
}

/** `-o`, or the name of the model with another ending, beside a model that is a file. */
function pathOf(model: string, suffix: string, { out }: RigOutputValues, { cwd }: Terminal): string {
  if (out !== undefined) return resolve(cwd, out);
  if (model === '-')
    throw new CliError('usage', 'rig: a model from standard input has no name; add -o <file>');
  const remote = /^https?:\/\//i.test(model);
  const path = remote ? join(cwd, basename(new URL(model).pathname)) : resolve(cwd, model);
  return `${path.replace(/\.\w+$/, '')}${suffix}`;
}

const OUTPUTS = ['vrm', 'unity', 'godot', 'unreal'] as const;
