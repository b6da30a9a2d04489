import type { StepData } from '@meshwright/pipeline';
import { McpRefusal } from '../mcp-error.ts';
import type { ToolContext } from '../tool.ts';

/** Runs local steps on a model. Files that a step names are read below the root. */
export async function withSteps(
  { root, signal }: Pick<ToolContext, 'root' | 'signal'>,
  source: import('@meshwright/gltf').Source,
  steps: readonly StepData[],
): Promise<Uint8Array> {
  const [{ processAsset }, { localSteps }, { readFile }] = await Promise.all([
    import('@meshwright/gltf/recipe'),
    import('@meshwright/pipeline/node'),
    import('node:fs/promises'),
  ]);
  const made = await Promise.all(
    steps.flatMap((step) =>
      Object.entries(step).map(([name, options]) =>
        localSteps[name]!.make(options, async (file) => {
          if ('path' in file) return readFile(await root.existing(file.path));
          throw new McpRefusal('invalid', `${name}: a file is named by { "path": FILE } here.`);
        }),
      ),
    ),
  );
  return (await processAsset(source, made, { signal })).glb;
}
