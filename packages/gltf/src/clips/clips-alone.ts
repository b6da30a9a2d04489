import { GltfError } from '../gltf-error.ts';
import { openContainer } from '../read/container.ts';
import type { JsonObject } from '../read/json.ts';
import { rawReader } from '../read/raw-reader.ts';
import type { AssetStep, StepDescription } from '../recipe/step.ts';
import { glbSegments } from '../write/glb-segments.ts';
import { planBin } from '../write/plan-bin.ts';
import { removeViews } from '../write/remove-views.ts';
import { tidySamplers } from './edit-clips.ts';
import { channelsOf, clipName, clipsOf } from './session/clip-list.ts';
import { viewsOf } from './session/data-references.ts';
import { dropUnusedData } from './session/drop-unused-data.ts';

export const clipsAloneStep: StepDescription<Record<never, never>> = {
  name: 'clipsAlone',
  version: 1,
  help: 'Keeps the bones and the clips alone, as a file for every body of the rig.',
  options: {},
  make: () => clipsAlone(),
};

/**
 * Returns a step that keeps nodes, skins and clips, and leaves out meshes, materials, pictures, cameras and all extensions.
 * Tracks of morph targets and of values that an extension moves go with what they move; `not_merged` names their clips.
 * @throws GltfError `no_such_clip` for a model without clips
 * @example
 * import { mergeClips } from '@meshwright/gltf';
 * import { clipsAlone, processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [mergeClips(donors, { own: 'drop' }), clipsAlone()]);
 */
export function clipsAlone(): AssetStep {
  return {
    name: 'clipsAlone',
    async plan(source, { limits, signal, warn }) {
      const container = await openContainer(source, limits, signal);
      await container.checkNumbers();
      const reader = await rawReader(source, container, signal);
      const warnings = [...container.warnings];
      const { json } = container;
      const bin = await planBin(json, container, reader, source, warnings);
      for (const clip of clipsOf(json)) {
        const rows = channelsOf(clip);
        const left = (clip.channels as JsonObject[]).filter((_, at) => BONE_PATHS.has(rows[at]!.path));
        if (left.length === rows.length) continue;
        const message = `clip "${clipName(clip)}": its tracks of morph targets and extensions went with the meshes`;
        warnings.push({ code: 'not_merged', message });
        clip.channels = left;
      }
      tidySamplers(json);
      const clips = clipsOf(json).map(clipName);
      if (clips.length === 0) {
        throw new GltfError(
          'no_such_clip',
          `${source.name}: it has no clip that moves a bone; merge one first`,
        );
      }
      stripMeshes(json);
      dropUnusedData(json, bin, ((json.accessors ?? []) as unknown[]).keys());
      const used = new Set(((json.accessors ?? []) as JsonObject[]).flatMap(viewsOf));
      const views = ((json.bufferViews ?? []) as unknown[]).map((_, index) => index);
      removeViews(json, bin, new Set(views.filter((view) => !used.has(view))));
      warn(...warnings);
      return { segments: glbSegments(json, bin, container, source), result: { clips } };
    },
  };
}

/** Removes what shows a body: a file of clips has the nodes and skins alone. */
function stripMeshes(json: JsonObject): void {
  for (const key of ['meshes', 'materials', 'textures', 'images', 'samplers', 'cameras', 'extensions'])
    delete json[key];
  for (const node of (json.nodes ?? []) as JsonObject[])
    for (const key of ['mesh', 'skin', 'camera', 'weights', 'extensions']) delete node[key];
  for (const scene of (json.scenes ?? []) as JsonObject[]) delete scene.extensions;
  const packed = JSON.stringify(json.bufferViews ?? []);
  for (const key of ['extensionsUsed', 'extensionsRequired']) {
    const names = ((json[key] ?? []) as string[]).filter((name) => packed.includes(`"${name}"`));
    if (names.length > 0) json[key] = names;
    else delete json[key];
  }
}

const BONE_PATHS: ReadonlySet<string> = new Set(['translation', 'rotation', 'scale']);
