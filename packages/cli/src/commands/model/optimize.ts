import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ColliderReport, LodReport, OptimizeReport } from '@meshwright/gltf/optimize';
import type { StepReport } from '@meshwright/gltf/recipe';
import { Command, InvalidArgumentError, Option } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkOutput } from '../../files/check-output.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { wholeNumber } from '../../flags/number-flags.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { optimizeText } from '../../text/optimize-text.ts';

interface OptimizeValues {
  readonly for: 'mobile' | 'desktop' | 'engine';
  readonly output: string;
  readonly geometry?: 'meshopt' | 'quantise' | 'float';
  readonly textures?: 'webp' | 'ktx2' | 'keep';
  readonly textureSide?: number;
  readonly join?: 'unnamed' | 'all' | 'none';
  readonly triangles?: number;
  readonly lods?: boolean | number[];
  readonly progressive?: boolean;
  readonly colliders?: 'hull' | 'hulls' | 'box' | 'sphere' | 'capsule' | 'trimesh';
  readonly physics?: 'omi' | 'khr';
  readonly motion?: 'static' | 'kinematic' | 'dynamic';
  readonly engine?: 'godot' | 'unreal' | 'unity';
  readonly lightmap?: boolean | number;
  readonly force?: boolean;
}

/** `optimize`: reduces a model for its target platform, optionally with LODs and colliders. */
export function optimizeCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('optimize')
    .description('reduce a model for its target platform; size, names and clips stay')
    .argument('<in>', 'a GLB or glTF file')
    .requiredOption('-o, --output <out>', 'the GLB to write')
    .addOption(
      new Option('--for <target>', 'where it runs')
        .choices(['mobile', 'desktop', 'engine'])
        .default('mobile'),
    )
    .addOption(
      new Option(
        '--geometry <how>',
        'compressed, in smaller numbers, or unchanged (default: by target)',
      ).choices(['meshopt', 'quantise', 'float']),
    )
    .addOption(
      new Option('--textures <format>', 'format of the textures (default: by target)').choices([
        'webp',
        'ktx2',
        'keep',
      ]),
    )
    .option(
      '--texture-side <pixels>',
      'longest side of a texture (default: by target)',
      wholeNumber(4, 16_384),
    )
    .addOption(
      new Option('--join <which>', 'which meshes of one material become one (default: by target)').choices([
        'unnamed',
        'all',
        'none',
      ]),
    )
    .option('--triangles <count>', 'remove triangles until this many are left', wholeNumber(12, 100_000_000))
    .option('--lods [shares]', 'add coarser levels, such as 0.5,0.25,0.1 of the triangles', shares)
    .option('--progressive', 'put a small coarse level first, which pages show while the rest arrives');
  return addColliderFlags(command)
    .option('--force', 'replace the output if it exists')
    .option('--json', 'print one JSON document')
    .action(async (input: string, values: OptimizeValues) => {
      if (values.progressive && (values.engine === 'unreal' || values.engine === 'unity')) {
        throw new CliError(
          'usage',
          `optimize: --progressive is for pages, and --engine ${values.engine} for an import; write two files`,
        );
      }
      if (values.engine && !values.lods && !values.colliders) {
        throw new CliError('usage', 'optimize: --engine names LODs and colliders; add --lods or --colliders');
      }
      if ((values.physics && !values.colliders) || (values.motion && !values.physics)) {
        throw new CliError(
          'usage',
          'optimize: --motion needs --physics, and --physics needs --colliders <shape>',
        );
      }
      const output = resolve(terminal.cwd, values.output);
      if (/\.gltf$/i.test(output))
        throw new CliError('invalid', `-o ${output}: the result is a GLB; name it .glb`);
      await checkOutput(`-o ${output}`, output, values.force ?? false);
      const { glb, steps } = await lightened(resolve(terminal.cwd, input), values, terminal.signal);
      await writeWhole(output, glb);
      const before = (await stat(resolve(terminal.cwd, input))).size;
      const result = { output, bytes: { before, after: glb.byteLength }, ...resultsOf(steps) };
      reply({ data: result, text: optimizeText(result) });
    });
}

function addColliderFlags(command: Command): Command {
  return command
    .option(
      '--lightmap [texels]',
      'add a second set of texture coordinates for baked light, for a lightmap of this side (default: 1024)',
      wholeNumber(64, 8192),
    )
    .addOption(
      new Option('--colliders <shape>', 'add a collision shape').choices([
        'hull',
        'hulls',
        'box',
        'sphere',
        'capsule',
        'trimesh',
      ]),
    )
    .addOption(
      new Option(
        '--physics <extension>',
        'write the collision shape as an extension of glTF, for importers that read it: OMI_physics, or the draft ' +
          'KHR_physics_rigid_bodies (default: a mesh with the name that --engine knows)',
      ).choices(['omi', 'khr']),
    )
    .addOption(
      new Option('--motion <kind>', 'with --physics: how the body moves (default: static)').choices([
        'static',
        'kinematic',
        'dynamic',
      ]),
    )
    .addOption(
      new Option('--engine <name>', 'engine whose naming LODs and colliders follow').choices([
        'godot',
        'unreal',
        'unity',
      ]),
    );
}

async function lightened(
  input: string,
  values: OptimizeValues,
  signal: AbortSignal,
): Promise<{ glb: Uint8Array; steps: StepReport[] }> {
  const [{ colliders, lightmapUv, lods, optimize, presets, thinClips }, { processAsset }] = await Promise.all(
    [import('@meshwright/gltf/optimize'), import('@meshwright/gltf/recipe')],
  );
  const { for: target, geometry, textures, textureSide, join, triangles, engine } = values;
  const { colliders: shape, physics, motion, lightmap } = values;
  const changes = Object.fromEntries(
    Object.entries({ geometry, textures, textureSide, join, triangles }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const { progressive = false } = values;
  const ratios = Array.isArray(values.lods) ? { ratios: values.lods } : {};
  const as = engine === undefined || engine === 'godot' ? 'msft' : 'siblings';
  const thin = presets[target].clips === 'thin';
  const steps = [
    // Thinned before the meshes are parsed, which is faster.
    ...(thin ? [thinClips()] : []),
    ...(shape && !physics ? [colliders({ shape, ...(engine && { engine }) })] : []),
    ...(values.lods || progressive ? [lods({ ...ratios, as, progressive })] : []),
    ...(lightmap ? [lightmapUv(lightmap === true ? {} : { size: lightmap })] : []),
    optimize({ for: target, ...changes, clips: 'keep' }),
    ...(shape && physics ? [colliders({ as: physics, shape, ...(motion && { motion }) })] : []),
  ];
  const { fileSource } = await import('@meshwright/gltf/node');
  const { glb, report } = await processAsset(await fileSource(input), steps, { signal });
  return { glb, steps: report.steps };
}

function resultsOf(steps: StepReport[]) {
  const result = <Result>(name: string) =>
    steps.find((step) => step.name === name)?.result as Result | undefined;
  const [levels, shapes] = [result<LodReport>('lods'), result<ColliderReport>('colliders')];
  return {
    ...result<OptimizeReport>('optimize')!,
    ...(levels && { lods: levels }),
    ...(shapes && { colliders: shapes.colliders }),
    warnings: steps.flatMap(({ warnings }) => warnings),
  };
}

function shares(text: string): number[] {
  const list = text.split(',').map((share) => (share.trim() === '' ? Number.NaN : Number(share)));
  const falls = list.every((share, index) => share > 0 && share < (list[index - 1] ?? 1));
  if (falls && list.length <= 8) return list;
  throw new InvalidArgumentError('It must be up to 8 falling shares between 1 and 0, such as 0.5,0.25,0.1.');
}
