import { writeFile } from 'node:fs/promises';
import { writesFiles } from '../answer/annotations.ts';
import { writeNew } from '../files/write-new.ts';
import type { Tool } from '../tool.ts';
import { fileProperty } from './order-properties.ts';

interface OptimizeArgs {
  readonly file: string;
  readonly output: string;
  readonly for?: 'mobile' | 'desktop' | 'engine';
  readonly triangles?: number;
}

/** `optimize`: a lighter copy of a model for where it runs. */
export function optimizeTool(): Tool {
  return {
    name: 'optimize',
    description: 'Make a model light for where it runs, in a new GLB. Size, names and clips stay.',
    properties: {
      file: fileProperty(),
      output: fileProperty('New .glb.'),
      for: { enum: ['mobile', 'desktop', 'engine'], description: 'Default mobile.' },
      triangles: { type: 'integer', minimum: 12 },
    },
    required: ['file', 'output'],
    annotations: writesFiles,
    async run({ file, output, for: target = 'mobile', triangles }: OptimizeArgs, { signal }, { root }) {
      const [{ optimize, presets, thinClips }, { processAsset }, { fileSource }] = await Promise.all([
        import('@meshwright/gltf/optimize'),
        import('@meshwright/gltf/recipe'),
        import('@meshwright/gltf/node'),
      ]);
      const path = await root.existing(file);
      const written = await writeNew(root, output, async (draft) => {
        const source = await fileSource(path);
        try {
          const steps = [
            // Thinned before the meshes are parsed, which is faster.
            ...(presets[target].clips === 'thin' ? [thinClips()] : []),
            optimize({ for: target, clips: 'keep', ...(triangles !== undefined && { triangles }) }),
          ];
          const { glb, report } = await processAsset(source, steps, { signal });
          await writeFile(draft, glb);
          return { before: source.size, report };
        } finally {
          await source.close?.();
        }
      });
      const { before, report } = written.result;
      const shown = root.shown(written.path);
      return {
        text: `${shown} ${written.before ? 'was there already, the same' : 'written'}: ${before} to ${written.bytes} bytes, ${report.triangles} triangles.`,
        data: {
          output: shown,
          bytes: { before, after: written.bytes },
          triangles: report.triangles,
          steps: report.steps.map(({ name, result, warnings }) => ({ name, result, warnings })),
        },
        files: [written],
      };
    },
  };
}
