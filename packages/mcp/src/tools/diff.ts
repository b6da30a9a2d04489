import { basename } from 'node:path';
import { reads } from '../answer/annotations.ts';
import type { Tool } from '../tool.ts';
import { glbAt, maxPictureBytes } from './look.ts';
import { fileProperty } from './order-properties.ts';

/** `diff`: two models with one camera, and what changed. */
export function diffTool(): Tool {
  return {
    name: 'diff',
    description: 'Two models with one camera, changed pixels in red, and what changed.',
    properties: { before: fileProperty(), after: fileProperty() },
    required: ['before', 'after'],
    annotations: reads,
    async run({ before, after }: { readonly before: string; readonly after: string }, { signal }, { root }) {
      const { compareModels, smallPicture } = await import('@meshwright/look');
      const modelAt = async (file: string) => {
        const path = await root.existing(file);
        const model = await glbAt(path, signal);
        return { name: basename(path), model, bytes: model.byteLength };
      };
      const [one, other] = [await modelAt(before), await modelAt(after)];
      const compared = await compareModels(one, other, { compact: true, cell: 220, signal });
      const changed = compared.figures.filter((figure) => figure.changed);
      return {
        text: `${(compared.changedShare * 100).toFixed(2)} % of the pixels differ; ${changed.length} figures changed.`,
        data: {
          changedShare: Number(compared.changedShare.toFixed(5)),
          figures: changed.map(({ what, before: was, after: is }) => ({ what, before: was, after: is })),
          names: compared.names,
        },
        picture: await smallPicture(compared.png, maxPictureBytes),
      };
    },
  };
}
