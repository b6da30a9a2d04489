import type { ClipStep, NameScheme } from '@meshwright/gltf';
import { stepOptions } from '@meshwright/gltf/step-options';
import { writesFiles } from '../answer/annotations.ts';
import { writeNew } from '../files/write-new.ts';
import { McpRefusal } from '../mcp-error.ts';
import type { Tool } from '../tool.ts';
import { fileProperty, stepProperties } from './order-properties.ts';

interface ClipsArgs {
  readonly file: string;
  readonly output?: string;
  readonly names?: NameScheme | Readonly<Record<string, string>>;
  readonly merge?: readonly string[];
}

/** `clips`: the animations of a model; with an output, renamed and merged in a copy. */
export function clipsTool(): Tool {
  return {
    name: 'clips',
    description:
      'List the clips of a model. With output: rename them (a scheme, or old: new) and merge those of other files of its rig, in a new GLB.',
    properties: {
      file: fileProperty(),
      output: fileProperty('New .glb.'),
      names: { anyOf: Object.values(stepProperties(stepOptions.renameClips, ['scheme', 'names'])) },
      merge: { type: 'array', maxItems: 50, items: { type: 'string' } },
    },
    required: ['file'],
    annotations: writesFiles,
    async run({ file, output, names: renamed, merge = [] }: ClipsArgs, { signal }, { root }) {
      const [{ listClips, mergeClips, renameClips }, { editClipsFile, fileSource }] = await Promise.all([
        import('@meshwright/gltf'),
        import('@meshwright/gltf/node'),
      ]);
      const path = await root.existing(file);
      if (output === undefined) {
        if (renamed !== undefined || merge.length > 0)
          throw new McpRefusal('invalid', 'Name the output for the changed copy.');
        const source = await fileSource(path);
        try {
          const { clips, warnings } = await listClips(source, { signal });
          return {
            text: `${root.shown(path)}: ${clips.length} clips.`,
            data: { file: root.shown(path), clips, warnings },
          };
        } finally {
          await source.close?.();
        }
      }
      const paths = await Promise.all(merge.map((other) => root.existing(other)));
      const written = await writeNew(root, output, async (draft) => {
        const donors = await Promise.all(paths.map((other) => fileSource(other)));
        const edits: ClipStep[] = [
          ...(donors.length > 0 ? [mergeClips(donors)] : []),
          ...(renamed === undefined ? [] : [renameClips(renamed)]),
        ];
        return editClipsFile(path, draft, edits, { signal });
      });
      const { clips, warnings } = written.result;
      const shown = root.shown(written.path);
      return {
        text: `${shown} ${written.before ? 'was there already, the same' : 'written'}: ${clips.length} clips.`,
        data: { output: shown, clips, warnings },
        files: [written],
      };
    },
  };
}
