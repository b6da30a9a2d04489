import type { AnimationChannel } from '@gltf-transform/core';
import type { PBRSpecularGlossiness, Specular } from '@gltf-transform/extensions';
import { GltfError } from '../gltf-error.ts';
import { transformFunctions } from '../optional-package.ts';
import type { StepDescription } from '../recipe/step.ts';
import { clean } from './clean.ts';
import { type LightStep, lightStep } from './optimize-step.ts';
import type { AnimatedPointer } from './references/animation-pointers.ts';

export interface MetalRoughReport {
  /** Number of materials that were converted. */
  materials: number;
}

export const metalRoughStep: StepDescription<Record<never, never>> = {
  name: 'metalRough',
  version: 1,
  help: 'Converts spec/gloss materials to metal/rough ones, which engines and other formats show.',
  options: {},
  make: () => metalRough(),
};

/**
 * Converts materials of KHR_materials_pbrSpecularGlossiness, which current engines show without their pictures, to
 * metal/rough with KHR_materials_specular and KHR_materials_ior. Colours and highlights stay; a reader without these
 * two extensions still shows the colours and pictures.
 * @throws GltfError `decode_failed` where a picture of the highlights is not PNG, JPEG or WebP, or is broken;
 * `extension_lost` where a clip moves values of spec/gloss
 * @example
 * import { metalRough } from '@meshwright/gltf/optimize';
 * import { processAsset } from '@meshwright/gltf/recipe';
 *
 * const { glb } = await processAsset(source, [metalRough()]);
 */
export function metalRough(onReport?: (report: MetalRoughReport) => void): LightStep {
  return lightStep(
    'metalRough',
    async (document, { signal }) => {
      const root = document.getRoot();
      const old = root.listMaterials().flatMap((material) => {
        const specGloss = material.getExtension<PBRSpecularGlossiness>(NAME);
        const name = specGloss?.getSpecularGlossinessTexture()?.getName() ?? '';
        return specGloss ? [{ material, name }] : [];
      });
      if (old.length === 0) return { materials: 0 };
      const clip = root.listAnimations().find((each) => each.listChannels().some(movesSpecGloss));
      if (clip) {
        const message = `metalRough: the clip "${clip.getName()}" moves values of spec/gloss, which metal/rough has not; nothing was written: remove the clip or leave the step out`;
        throw new GltfError('extension_lost', message);
      }
      const library = await transformFunctions();
      try {
        await document.transform(library.metalRough());
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `a picture of spec/gloss materials could not be decoded (${reason}); store it as PNG or JPEG`;
        throw new GltfError('decode_failed', message, { cause: error });
      }
      signal?.throwIfAborted();
      for (const { material, name } of old) {
        const specular = material.getExtension<Specular>('KHR_materials_specular');
        specular?.getSpecularTexture()?.setName(`${name} specular`.trim());
        if (specular?.getSpecularTexture())
          material.getMetallicRoughnessTexture()?.setName(`${name} roughness`.trim());
      }
      // Materials that shared a picture have equal copies of what was made of it.
      await clean(document);
      return { materials: old.length };
    },
    onReport,
  );
}

function movesSpecGloss(channel: AnimationChannel): boolean {
  const pointer = channel.getExtension<AnimatedPointer>('KHR_animation_pointer');
  return pointer?.getRest().includes(`/${NAME}/`) ?? false;
}

const NAME = 'KHR_materials_pbrSpecularGlossiness';
