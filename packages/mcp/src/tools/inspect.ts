import { reads } from '../answer/annotations.ts';
import type { Tool } from '../tool.ts';
import { fileProperty } from './order-properties.ts';

/** `inspect`: the content of a model file. */
export function inspectTool(): Tool {
  return {
    name: 'inspect',
    description: 'Size, triangles, clips, textures and oddities of a GLB or glTF file.',
    properties: { file: fileProperty() },
    required: ['file'],
    annotations: reads,
    async run({ file }: { readonly file: string }, { signal }, { root }) {
      const [{ inspectModel }, { fileSource }] = await Promise.all([
        import('@meshwright/gltf'),
        import('@meshwright/gltf/node'),
      ]);
      const path = await root.existing(file);
      const source = await fileSource(path);
      try {
        const report = await inspectModel(source, { signal });
        const { bounds, triangles, clips, warnings, unit } = report;
        const size = bounds
          ? bounds.size.map((side) => Number(side.toPrecision(4))).join(' x ')
          : 'no extent';
        return {
          text: `${root.shown(path)}: ${size} ${unit}, ${triangles} triangles, ${clips.length} clips, ${warnings.length} warnings.`,
          data: { file: root.shown(path), report },
        };
      } finally {
        await source.close?.();
      }
    },
  };
}
