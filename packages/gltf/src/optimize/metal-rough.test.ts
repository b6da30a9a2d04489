import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, type vec3, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsPBRSpecularGlossiness } from '@gltf-transform/extensions';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { diagnose } from '../doctor/diagnose.ts';
import { processAsset } from '../recipe/process-asset.ts';
import { bytesSource } from '../source/source.ts';
import { steps } from '../steps.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { metalRough } from './metal-rough.ts';

type Json = Record<string, unknown>;
const io = new WebIO().registerExtensions(ALL_EXTENSIONS);

/** Two materials that share a picture of highlights: red, a quarter glossy. */
async function shiny(broken = false) {
  const document = new Document();
  const buffer = document.createBuffer();
  const extension = document.createExtension(KHRMaterialsPBRSpecularGlossiness);
  const background = { r: 200, g: 40, b: 40, alpha: 0.25 };
  const png = await sharp({ create: { width: 4, height: 4, channels: 4, background } })
    .png()
    .toBuffer();
  const shine = document
    .createTexture('shine')
    .setImage(new Uint8Array(png).slice(0, broken ? 40 : undefined))
    .setMimeType('image/png');
  const colour = document.createTexture('colour').setImage(new Uint8Array(png)).setMimeType('image/png');
  const mesh = document.createMesh('m');
  for (const [at, name] of ['brass', 'steel'].entries()) {
    const specGloss = extension
      .createPBRSpecularGlossiness()
      .setDiffuseFactor([1, 0.5, 0.25, 1])
      .setSpecularFactor([0.2, 0.3, 0.4] as vec3)
      .setGlossinessFactor(0.5)
      .setDiffuseTexture(colour)
      .setSpecularGlossinessTexture(shine);
    const material = document
      .createMaterial(name)
      .setExtension('KHR_materials_pbrSpecularGlossiness', specGloss);
    const numbers = (type: 'VEC2' | 'VEC3', ...values: number[]) =>
      document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMaterial(material)
        .setAttribute('POSITION', numbers('VEC3', 0, 0, at, 1, 0, at, 0, 1, at))
        .setAttribute('TEXCOORD_0', numbers('VEC2', 0, 0, 1, 0, 0, 1)),
    );
  }
  document.createScene().addChild(document.createNode('n').setMesh(mesh));
  return io.writeBinary(document);
}

it('keeps colours, pictures and highlights, and stores what it makes of a shared picture once', async () => {
  const { glb, report } = await processAsset(bytesSource(await shiny()), [metalRough()]);
  expect(report.steps[0]).toMatchObject({ name: 'metalRough', result: { materials: 2 } });
  const { materials, images, extensionsUsed } = glbParts<{
    materials: Json[];
    images: Json[];
    extensionsUsed: string[];
  }>(glb).json;
  expect(extensionsUsed.sort()).toEqual(['KHR_materials_ior', 'KHR_materials_specular']);
  expect(images.map(({ name }) => name).sort()).toEqual(['colour', 'shine roughness', 'shine specular']);
  expect(materials.map(({ name }) => name)).toEqual(['brass', 'steel']);
  for (const material of materials) {
    const { baseColorFactor, baseColorTexture, metallicFactor } = material.pbrMetallicRoughness as Json;
    expect([baseColorFactor, baseColorTexture, metallicFactor]).toEqual([
      [1, 0.5, 0.25, 1],
      { index: expect.any(Number) },
      0,
    ]);
    const { specularColorFactor } = (material.extensions as Record<string, Json>).KHR_materials_specular!;
    expect(specularColorFactor).toEqual([0.2, 0.3, 0.4]);
  }
  const document = await io.readBinary(glb);
  const rough = document
    .getRoot()
    .listTextures()
    .find((texture) => texture.getName() === 'shine roughness')!;
  const { data } = await sharp(rough.getImage()!).raw().toBuffer({ resolveWithObject: true });
  // Glossiness is 64 of 255 by half: 255 - 32.
  expect(data[1]).toBe(223);
  expect((await validateBytes(new Uint8Array(glb), { maxIssues: 0 })).issues.numErrors).toBe(0);
});

it('changes nothing in a model without such materials', async () => {
  const whole = readFileSync(join(fixtures, 'lights-and-camera.glb'));
  const { report } = await processAsset(bytesSource(whole), [metalRough()]);
  expect(report.steps[0]!.result).toEqual({ materials: 0 });
});

it('names a picture that cannot be decoded', async () => {
  const glb = await shiny(true);
  await expect(processAsset(bytesSource(glb), [metalRough()])).rejects.toMatchObject({
    code: 'decode_failed',
  });
});

it('is what the doctor proposes for such materials, and mends the finding', async () => {
  const glb = await shiny();
  const { findings } = await diagnose(bytesSource(glb));
  const finding = findings.find(({ code }) => code === 'spec_gloss');
  expect(finding).toMatchObject({
    severity: 'warning',
    message: expect.stringMatching(/2 materials.*"brass", "steel".*KHR_materials_pbrSpecularGlossiness/),
    fix: { step: { metalRough: {} }, command: expect.stringMatching(/^optimize FILE .*--metal-rough/) },
    pointer: '/materials/0',
  });
  const mended = await processAsset(bytesSource(glb), [steps.metalRough.make({})]);
  const after = await diagnose(bytesSource(mended.glb));
  expect(after.findings.map(({ code }) => code)).not.toContain('spec_gloss');
});

it.skipIf(!hasCorpus)(`the reported model is not healthy (${hasCorpus ? 'found' : skipNote})`, async () => {
  const glb = readFileSync(join(corpus, 'reports/glb-spec-gloss-textured.glb'));
  const { findings, verdict } = await diagnose(bytesSource(glb));
  expect(verdict).not.toBe('healthy');
  expect(findings.find(({ code }) => code === 'spec_gloss')!.message).toMatch(/pbrSpecularGlossiness/);
});
