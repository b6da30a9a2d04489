import { writeFile } from 'node:fs/promises';
import type { OptimizeOptions, OptimizeReport } from '@meshwright/gltf/optimize';
import { stepOptions } from '@meshwright/gltf/step-options';
import { writesFiles } from '../answer/annotations.ts';
import { writeNew } from '../files/write-new.ts';
import type { Tool } from '../tool.ts';
import { fileProperty, stepProperties } from './order-properties.ts';

type OptimizeArgs = Pick<OptimizeOptions, 'for' | 'triangles'> & {
  readonly file: string;
  readonly output: string;
};

/** `optimize`: a lighter copy of a model for where it runs. */
export function optimizeTool(): Tool {
  return {
    name: 'optimize',
    description: 'Make a model light, in a new GLB. Size, names and clips stay.',
    properties: {
      file: fileProperty(),
      output: fileProperty('New .glb.'),
      ...stepProperties(stepOptions.optimize, ['for', 'triangles']),
    },
    required: ['file', 'output'],
    annotations: writesFiles,
    async run({ file, output, ...options }: OptimizeArgs, { signal }, { root }) {
      const [{ listClips }, { optimize, presets, thinClips }, { processAsset }, { fileSource }] =
        await Promise.all([
          import('@meshwright/gltf'),
          import('@meshwright/gltf/optimize'),
          import('@meshwright/gltf/recipe'),
          import('@meshwright/gltf/node'),
        ]);
      const path = await root.existing(file);
      const { clips: stored } = await listClips(await fileSource(path), { signal });
      const tracks = stored.reduce((sum, { channels }) => sum + channels, 0);
      const written = await writeNew(root, output, async (draft) => {
        const source = await fileSource(path);
        try {
          const { clips } = presets[options.for ?? stepOptions.optimize.for.default];
          // Thinned before the meshes are parsed, which is faster.
          const thinned = clips === 'thin' ? [thinClips()] : [];
          const steps = [...thinned, optimize({ ...options, clips: 'keep' })];
          const { glb, report } = await processAsset(source, steps, { signal });
          await writeFile(draft, glb);
          return { before: source.size, report };
        } finally {
          await source.close?.();
        }
      });
      const { before, report } = written.result;
      const { after } = report.steps.find(({ name }) => name === 'optimize')!.result as OptimizeReport;
      const shown = root.shown(written.path);
      return {
        text: `${shown} ${written.before ? 'was there already, the same' : 'written'}: ${before} to ${written.bytes} bytes, ${report.triangles} triangles.`,
        data: {
          output: shown,
          bytes: { before, after: written.bytes },
          triangles: report.triangles,
          // The separate thinning removes tracks before optimize counts them.
          tracks: { before: tracks, after: after.channels },
          steps: report.steps.map(({ name, result, warnings }) => ({ name, result, warnings })),
        },
        files: [written],
      };
    },
  };
}
