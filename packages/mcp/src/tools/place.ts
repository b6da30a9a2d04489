import type { PlaceOptions } from '@meshwright/gltf';
import { writesFiles } from '../answer/annotations.ts';
import { writeNew } from '../files/write-new.ts';
import type { Tool } from '../tool.ts';
import { fileProperty, placementProperties } from './order-properties.ts';

type PlaceArgs = Pick<PlaceOptions, 'height' | 'longest' | 'origin'> & {
  readonly file: string;
  readonly output: string;
};

/** `place`: size in metres and origin of a model file. */
export function placeTool(): Tool {
  return {
    name: 'place',
    description: 'Give a model its size in metres and its origin, in a new GLB. Never replaces a file.',
    properties: {
      file: fileProperty(),
      output: fileProperty('New .glb.'),
      ...placementProperties,
    },
    required: ['file', 'output'],
    annotations: writesFiles,
    async run({ file, output, ...options }: PlaceArgs, { signal }, { root }) {
      const { placeFile } = await import('@meshwright/gltf/node');
      const path = await root.existing(file);
      const written = await writeNew(root, output, (draft) => placeFile(path, draft, { ...options, signal }));
      const state = written.before ? 'was there already, the same' : 'written';
      return {
        text: `${root.shown(written.path)} ${state} (${written.bytes} bytes).`,
        data: { output: root.shown(written.path), report: written.result },
        files: [written],
      };
    },
  };
}
