import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ClipReport, Warning } from '@meshwright/gltf';
import type {
  BodyMotion,
  ColliderEngine,
  ColliderForm,
  ColliderReport,
  ColliderShape,
  LodReport,
  Measure,
  OptimizeReport,
  Removed,
} from '@meshwright/gltf/optimize';
import type { ResultCache, StepProgress, StepReport } from '@meshwright/gltf/recipe';
import { type OptionsOf, stepOptions } from '@meshwright/gltf/step-options';
import { Command, type Option } from 'commander';
import { CliError } from '../../errors/cli-error.ts';
import { checkModelOutput, writeModel } from '../../files/write-model.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { stepFlag, stepFlags, valuesOf } from '../../flags/step-flags.ts';
import { openProgress } from '../../progress/progress.ts';
import type { Reply, Terminal } from '../../progress/terminal.ts';
import { optimizeText } from '../../text/optimize-text.ts';

interface OptimizeValues extends OptionsOf<typeof stepOptions.optimize> {
  readonly out: string;
  readonly lods?: boolean | readonly number[];
  readonly progressive?: boolean;
  readonly lodFiles?: boolean;
  readonly colliders?: ColliderShape;
  readonly physics?: Exclude<ColliderForm, 'names'>;
  readonly motion?: BodyMotion;
  readonly engine?: ColliderEngine;
  readonly lightmap?: boolean | number;
  readonly metalRough?: boolean;
  readonly force?: boolean;
}

/** `optimize`: reduces a model for its target platform, optionally with LODs and colliders. */
export function optimizeCommand(terminal: Terminal, reply: Reply): Command {
  const command = new Command('optimize')
    .description('reduce a model for its target platform; size, names and clips stay')
    .argument('<in>', 'a GLB or glTF file')
    .requiredOption('-o, --out <file>', 'the GLB to write, or a .gltf with its files beside it');
  for (const flag of [...stepFlags(stepOptions.optimize), ...otherFlags()]) command.addOption(flag);
  return command
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
      if (values.lodFiles && (values.progressive || values.engine || /\.gltf$/i.test(values.out))) {
        throw new CliError(
          'usage',
          'optimize: --lod-files writes a .glb for the three.js loader of NEEDLE_progressive; leave out --progressive, --engine and .gltf',
        );
      }
      const output = resolve(terminal.cwd, values.out);
      await checkModelOutput(output, values.force ?? false);
      const { glb, reports, clips } = await lightened(resolve(terminal.cwd, input), values, terminal);
      const split: Warning[] = [];
      const { beside } = await writeModel(
        output,
        values.force ?? false,
        (file) => writeWhole(file, glb),
        values.lodFiles ? (bytes, stem) => splitLevels(bytes, stem, split, terminal) : undefined,
      );
      const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;
      const sizes = await Promise.all([output, ...beside].map(sizeOf));
      const bytes = {
        before: await sizeOf(resolve(terminal.cwd, input)),
        after: sizes.reduce((sum, size) => sum + size, 0),
        ...(values.lodFiles && { first: sizes[0]! }),
      };
      const { warnings, ...results } = resultsOf(reports, clips);
      const result = { output, beside, bytes, ...results, warnings: [...warnings, ...split] };
      // Without a named target the budget is advice, as it is for the doctor.
      const named = command.getOptionValueSource('for') === 'cli';
      const failure = named ? overBudget(result, values) : undefined;
      reply({
        data: result,
        text: optimizeText(result, values.textures !== 'ktx2'),
        ...(failure && { failure }),
      });
    });
}

/** Flags that add a step. */
function otherFlags(): Option[] {
  const { lods, colliders, lightmapUv } = stepOptions;
  const metalRough = { kind: 'flag', help: 'First convert spec/gloss materials to metal/rough.' } as const;
  const forms = colliders.as.values.filter((form) => form !== 'names');
  return [
    stepFlag('lods', lods.ratios, {
      flag: '--lods [shares]',
      help: 'add coarser levels, such as 0.5,0.25,0.1 of the triangles',
    }),
    stepFlag('progressive', lods.progressive),
    stepFlag('lodFiles', { kind: 'flag', help: LOD_FILES }),
    stepFlag('lightmap', lightmapUv.size, {
      flag: '--lightmap [texels]',
      help: `add a second set of texture coordinates for baked light, for a lightmap of this side (default: ${lightmapUv.size.default})`,
    }),
    stepFlag('metalRough', metalRough),
    stepFlag('colliders', colliders.shape, {
      flag: '--colliders <shape>',
      help: 'add a collision shape',
    }),
    stepFlag(
      'physics',
      { ...colliders.as, values: forms },
      {
        flag: '--physics <extension>',
        help:
          'write the collision shape as an extension of glTF, for importers that read it: OMI_physics, or the draft ' +
          'KHR_physics_rigid_bodies (default: a mesh with the name that --engine knows)',
      },
    ),
    stepFlag('motion', colliders.motion, {
      flag: '--motion <kind>',
      help: `with --physics: how the body moves (default: ${colliders.motion.default})`,
    }),
    stepFlag('engine', colliders.engine, {
      flag: '--engine <name>',
      help: 'engine whose naming LODs and colliders follow',
    }),
  ];
}

const LOD_FILES =
  'write the coarsest level and small pictures, and each finer one in a folder beside it, which the three.js loader of ' +
  'NEEDLE_progressive fetches when the screen shows it';

/** Levels that are fetched one after the other as the camera comes near; the last is what a page waits for. */
const nearLevels = { ratios: [0.3, 0.1, 0.02], error: 0.2 };

async function splitLevels(
  glb: Uint8Array,
  stem: string,
  warnings: Warning[],
  { signal }: Terminal,
): Promise<Record<string, Uint8Array>> {
  const { lodFiles } = await import('@meshwright/gltf/optimize');
  const split = await lodFiles(glb, stem, { signal });
  warnings.push(...split.warnings);
  return split.files;
}

async function lightened(
  input: string,
  values: OptimizeValues,
  terminal: Terminal,
): Promise<{ glb: Uint8Array; reports: StepReport[]; clips: readonly ClipReport[] }> {
  const [{ colliders, lightmapUv, lods, metalRough, optimize, presets, thinClips }, { processAsset }] =
    await Promise.all([import('@meshwright/gltf/optimize'), import('@meshwright/gltf/recipe')]);
  const { engine, colliders: shape, physics, motion, lightmap, progressive = false } = values;
  const own: OptionsOf<typeof stepOptions.optimize> = valuesOf(stepOptions.optimize, { ...values });
  const ratios = Array.isArray(values.lods) ? { ratios: values.lods } : values.lodFiles ? nearLevels : {};
  const as = engine === undefined || engine === 'godot' ? 'msft' : 'siblings';
  const { clips = presets[own.for ?? stepOptions.optimize.for.default].clips } = own;
  const steps = [
    // Thinned before the meshes are parsed, which is faster.
    ...(clips === 'thin' ? [thinClips()] : []),
    ...(values.metalRough ? [metalRough()] : []),
    ...(shape && !physics ? [colliders({ shape, ...(engine && { engine }) })] : []),
    ...(values.lods || progressive || values.lodFiles ? [lods({ ...ratios, as, progressive })] : []),
    ...(lightmap ? [lightmapUv(lightmap === true ? {} : { size: lightmap })] : []),
    optimize({ ...own, clips: 'keep' }),
    ...(shape && physics ? [colliders({ as: physics, shape, ...(motion && { motion }) })] : []),
  ];
  const [{ listClips }, { fileSource }] = await Promise.all([
    import('@meshwright/gltf'),
    import('@meshwright/gltf/node'),
  ]);
  const { signal } = terminal;
  const { clips: before } = await listClips(await fileSource(input), { signal });
  const cache = own.textures === 'ktx2' ? await keptPictures(terminal) : undefined;
  const progress = openProgress(terminal);
  const quietUntil = terminal.now() + QUIET_MS;
  const onProgress = ({ done, total }: StepProgress) => {
    if (terminal.stderr.isTTY && terminal.now() > quietUntil)
      progress.show({ label: 'pictures', status: 'IN_PROGRESS', percent: (100 * done) / total });
  };
  try {
    const { glb, report } = await processAsset(await fileSource(input), steps, { signal, cache, onProgress });
    return { glb, reports: report.steps, clips: before };
  } finally {
    progress.close();
  }
}

/** Work that is done within this time shows no progress, in milliseconds. */
const QUIET_MS = 2000;

/** KTX2 pictures in the store of this user, as recipes keep them. A store that cannot be used is as good as an empty one. */
async function keptPictures(terminal: Terminal): Promise<ResultCache> {
  const { contentStore } = await import('../../project/sync/with-sync-context.ts');
  const store = contentStore(terminal);
  return {
    async find(name) {
      const content = await store.find(name).catch(() => undefined);
      return content && store.read(content.hash).catch(() => undefined);
    },
    async keep(name, bytes) {
      await store.keep(name, bytes).catch(() => undefined);
    },
  };
}

/** @param clips those of the input, since thinning them is a step of its own */
function resultsOf(reports: StepReport[], clips: readonly ClipReport[]) {
  const result = <Result>(name: string) =>
    reports.find((step) => step.name === name)?.result as Result | undefined;
  const [levels, shapes] = [result<LodReport>('lods'), result<ColliderReport>('colliders')];
  const light = result<OptimizeReport>('optimize')!;
  const channels = clips.reduce((sum, clip) => sum + clip.channels, 0);
  return {
    ...light,
    before: { ...light.before, channels },
    removed: [...light.removed, ...thinnedTracks(clips, result<readonly ClipReport[]>('thinClips') ?? clips)],
    ...(levels && { lods: levels }),
    ...(shapes && { colliders: shapes.colliders }),
    warnings: reports.flatMap(({ warnings }) => warnings),
    steps: reports.map(({ name, milliseconds }) => ({ name, milliseconds: Math.round(milliseconds) })),
  };
}

/** The failure where the file is over the budget of its target, and a flag of this command would mend it. */
function overBudget(
  { output, target, budget }: Pick<OptimizeReport, 'target' | 'budget'> & { readonly output: string },
  values: OptimizeValues,
): CliError | undefined {
  // Levels and shapes of engines are meshes in the file that no engine draws at once.
  if (values.colliders || (values.lods && values.engine)) return undefined;
  const flags: Readonly<Partial<Record<Measure, (limit: number) => string | undefined>>> = {
    triangles: (limit) => (values.triangles ? undefined : `--triangles ${limit}`),
    primitives: () => (values.join === 'all' ? undefined : '--join all, which joins meshes with names too'),
    gpuBytes: () => (values.textures === 'ktx2' ? undefined : '--textures ktx2'),
  };
  const over = budget.lines.flatMap(({ ok, measure, value, limit }) => {
    const flag = ok ? undefined : flags[measure]?.(limit);
    const [now, most] = [value, limit].map((number) => number.toLocaleString('en-GB'));
    return flag ? [`${TITLES[measure] ?? measure}: ${now} of ${most} (${flag})`] : [];
  });
  if (over.length === 0) return undefined;
  const what = `${output} was written, and is over the budget of ${target}`;
  return new CliError('unhealthy', `${what}: ${over.join('; ')}`);
}

const TITLES: Readonly<Partial<Record<Measure, string>>> = {
  triangles: 'triangles drawn',
  primitives: 'draw calls',
  gpuBytes: 'bytes of textures on the GPU',
};

/** The tracks that the separate thinning removed, by their clips. */
function thinnedTracks(before: readonly ClipReport[], after: readonly ClipReport[]): Removed[] {
  const thinned = before.filter(({ channels }, at) => (after[at]?.channels ?? channels) < channels);
  const count = thinned.reduce((sum, clip) => sum + clip.channels - after[before.indexOf(clip)]!.channels, 0);
  if (count === 0) return [];
  const names = thinned.map(({ name }) => name);
  return [{ kind: 'track', count, names, why: 'they hold the rest pose of this file' }];
}
