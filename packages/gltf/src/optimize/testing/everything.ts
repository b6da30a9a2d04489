import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, type Mesh, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRLightsPunctual, KHRMaterialsVariants, KHRXMP } from '@gltf-transform/extensions';
import { fixtures } from '../../testing/models.ts';

/** A model with sockets, lights, a camera, variants, morphs, metadata, extras everywhere, copies, and things unused. */
export async function everything(): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const root = document.getRoot().setExtras({ of: 'file' });
  const numbers = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', ...values: number[]) =>
    document.createAccessor().setType(type).setArray(Float32Array.from(values)).setBuffer(buffer);
  const png = new Uint8Array(readFileSync(join(fixtures, 'external/my texture.png')));
  const picture = (extras: Record<string, unknown>) =>
    document.createTexture('p').setImage(png).setMimeType('image/png').setExtras(extras);
  const red = document.createMaterial('red').setBaseColorFactor([1, 0, 0, 1]).setExtras({ of: 'red' });
  const colour = document.createMaterial('picture').setBaseColorTexture(picture({ of: 'p' }));
  colour.setEmissiveTexture(picture({ of: 'another p' }));
  document.createMaterial('unused');
  document.createTexture('unused').setImage(png).setMimeType('image/png');
  const triangle = () =>
    document
      .createPrimitive()
      .setMaterial(red)
      .setAttribute('POSITION', numbers('VEC3', 0, 0, 0, 1, 0, 0, 0, 1, 0))
      .setAttribute('NORMAL', numbers('VEC3', 0, 0, 1, 0, 0, 1, 0, 0, 1))
      .setAttribute('TEXCOORD_0', numbers('VEC2', 0, 0, 1, 0, 0, 1));
  const scene = document.createScene('main').setExtras({ of: 'scene' });
  root.setDefaultScene(scene);
  const show = (name: string, mesh?: Mesh) => {
    const node = document.createNode(name);
    if (mesh) node.setMesh(mesh);
    scene.addChild(node);
    return node;
  };
  const leaf = () => document.createMesh('leaf');
  show('leaf', leaf().addPrimitive(triangle()));
  for (const of of ['oak', 'elm']) show(`leaf of ${of}`, leaf().addPrimitive(triangle()).setExtras({ of }));
  for (const weight of [0, 1]) {
    const way = numbers('VEC3', 0, 0, 1, 0, 0, 1, 0, 0, 1);
    const target = document.createPrimitiveTarget('wide').setAttribute('POSITION', way);
    show(`morph ${weight}`, leaf().addPrimitive(triangle().addTarget(target)).setWeights([weight]));
  }
  const variants = document.createExtension(KHRMaterialsVariants);
  const mapping = variants.createMapping().setMaterial(colour).addVariant(variants.createVariant('worn'));
  const painted = triangle().setExtras({ of: 'primitive' });
  painted.setExtension('KHR_materials_variants', variants.createMappingList().addMapping(mapping));
  show('painted', document.createMesh('painted').addPrimitive(painted));
  const part = document.createNode().setMesh(document.createMesh().addPrimitive(triangle()));
  show('unnamed parts').addChild(part);
  show('Socket').addChild(document.createNode('Trigger').setExtras({ of: 'trigger' }));
  const sun = document.createExtension(KHRLightsPunctual).createLight('sun').setType('directional');
  show('Lamp').setExtension('KHR_lights_punctual', sun);
  show('Eye').setCamera(document.createCamera('lens').setExtras({ of: 'lens' }));
  document.createCamera('unused lens');
  const sampler = document
    .createAnimationSampler()
    .setInput(numbers('SCALAR', 0, 1))
    .setOutput(numbers('VEC3', 0, 0, 0, 0, 0, 0));
  const channel = document.createAnimationChannel().setSampler(sampler).setTargetPath('translation');
  document
    .createAnimation('still')
    .setExtras({ of: 'clip' })
    .addSampler(sampler)
    .addChannel(channel.setTargetNode(show('Bone')));
  document.createNode('Loose').setMesh(document.createMesh('loose').addPrimitive(triangle()));
  document.createNode('Loose with extras').setExtras({ of: 'loose' });
  document.createScene('empty').setExtras({ of: 'empty' });
  const context = { dc: 'http://purl.org/dc/elements/1.1/' };
  const packet = document.createExtension(KHRXMP).createPacket().setContext(context);
  root.setExtension('KHR_xmp_json_ld', packet.setProperty('dc:creator', { '@list': ['Ada'] }));
  return new WebIO().registerExtensions(ALL_EXTENSIONS).writeBinary(document);
}
