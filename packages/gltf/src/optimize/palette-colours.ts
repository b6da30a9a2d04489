import type { Document, Material, vec3, vec4 } from '@gltf-transform/core';
import { transformFunctions } from '../optional-package.ts';
import { linearToSrgb, srgbToLinear } from '../srgb.ts';
import { isHeldMaterial } from './references/referred.ts';

/**
 * Puts the colours of materials without textures into one palette texture, when there are at least `least` different
 * ones. The palette truncates to 8 bits, so each colour is first moved to its nearest step.
 */
export async function paletteColours(document: Document, least: number): Promise<void> {
  const { palette } = await transformFunctions();
  const root = document.getRoot();
  const plain = root.listMaterials().filter((material) => isPlain(material) && !isHeldMaterial(material));
  const restore = hideHeld(document);
  const before = plain.map((material) => {
    const own = valuesOf(material);
    const snapped = onSteps(own);
    setValues(material, snapped);
    return { material, own, snapped };
  });
  await document.transform(palette({ min: least }));
  restore();
  // Values outside the texture are restored; merged materials share theirs.
  for (const material of root.listMaterials().filter((each) => !isHeldMaterial(each))) {
    const old =
      before.find((entry) => entry.material === material) ??
      before.find(({ snapped }) => sharesFactors(material, snapped));
    if (!old || (!isPlain(material) && !/^PaletteMaterial/.test(material.getName()))) continue;
    const { base, emissive, metallic, roughness } = old.own;
    if (!material.getBaseColorTexture()) material.setBaseColorFactor(base);
    if (!material.getEmissiveTexture()) material.setEmissiveFactor(emissive);
    if (!material.getMetallicRoughnessTexture())
      material.setMetallicFactor(metallic).setRoughnessFactor(roughness);
  }
}

/** Takes materials that an extension names off their primitives; returns the function that puts them back. */
function hideHeld(document: Document): () => void {
  const hidden = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
    .flatMap((primitive) => {
      const material = primitive.getMaterial();
      return material && isHeldMaterial(material) ? [{ primitive, material }] : [];
    });
  for (const { primitive } of hidden) primitive.setMaterial(null);
  return () => {
    for (const { primitive, material } of hidden) primitive.setMaterial(material);
  };
}

/** True when a palette material kept these factors where it has no texture. */
function sharesFactors(material: Material, { base, emissive, metallic, roughness }: Values): boolean {
  const same = (a: readonly number[], b: readonly number[]) => a.every((value, index) => value === b[index]);
  return (
    (material.getBaseColorTexture() !== null || same(material.getBaseColorFactor(), base)) &&
    (material.getEmissiveTexture() !== null || same(material.getEmissiveFactor(), emissive)) &&
    (material.getMetallicRoughnessTexture() !== null ||
      (material.getMetallicFactor() === metallic && material.getRoughnessFactor() === roughness))
  );
}

interface Values {
  base: vec4;
  emissive: vec3;
  metallic: number;
  roughness: number;
}

function isPlain(material: Material): boolean {
  return !(
    material.getBaseColorTexture() ||
    material.getEmissiveTexture() ||
    material.getMetallicRoughnessTexture()
  );
}

function valuesOf(material: Material): Values {
  return {
    base: [...material.getBaseColorFactor()] as vec4,
    emissive: [...material.getEmissiveFactor()] as vec3,
    metallic: material.getMetallicFactor(),
    roughness: material.getRoughnessFactor(),
  };
}

function setValues(material: Material, { base, emissive, metallic, roughness }: Values): void {
  material
    .setBaseColorFactor(base)
    .setEmissiveFactor(emissive)
    .setMetallicFactor(metallic)
    .setRoughnessFactor(roughness);
}

function onSteps({ base: [red, green, blue, alpha], emissive, metallic, roughness }: Values): Values {
  return {
    base: [...[red, green, blue].map(onStep), onLinearStep(alpha)] as vec4,
    emissive: emissive.map(onStep) as vec3,
    metallic: onLinearStep(metallic),
    roughness: onLinearStep(roughness),
  };
}

/** The linear value slightly above the nearest of the 256 sRGB steps. */
function onStep(linear: number): number {
  return srgbToLinear(onLinearStep(linearToSrgb(linear)));
}

function onLinearStep(value: number): number {
  return (Math.round(value * 255) + 0.25) / 255;
}
