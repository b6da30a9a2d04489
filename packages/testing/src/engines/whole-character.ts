import { type Document, type Node, type Primitive, WebIO } from '@gltf-transform/core';
import { KHRDracoMeshCompression } from '@gltf-transform/extensions';
import { draco, quantize } from '@gltf-transform/functions';
import { createEncoderModule } from 'draco3dgltf';
import { walker } from './walker.ts';
import { walkerGlb } from './walker-glb.ts';

/** Corners and indices of a box of the walker. */
const [corners, indices] = [24, 36];

/**
 * Returns a walker of several meshes: head, arms and body with one skin, two equal swords with data of their own in its
 * hands, and a hat that the clip moves by a morph target, as games' characters have.
 * @param morphs false for a hat that keeps its shape
 */
export async function wholeCharacterGlb({ morphs = true } = {}): Promise<Buffer> {
  const document = await characterDocument(morphs);
  return Buffer.from(await new WebIO().writeBinary(document));
}

/** The same, quantised by mesh as other tools do, which gives each mesh a skin of its own. */
export async function characterByMeshGlb(): Promise<Buffer> {
  const document = await characterDocument();
  await document.transform(quantize());
  const extensions = document.getRoot().listExtensionsUsed();
  const io = new WebIO().registerExtensions(extensions.map((each) => each.constructor as never));
  return Buffer.from(await io.writeBinary(document));
}

/** The same, compressed by Draco as other tools do, which leaves the morph target as it is. */
export async function dracoCharacterGlb(): Promise<Buffer> {
  const document = await characterDocument();
  await document.transform(draco());
  const io = new WebIO()
    .registerExtensions([KHRDracoMeshCompression])
    .registerDependencies({ 'draco3d.encoder': await createEncoderModule() });
  return Buffer.from(await io.writeBinary(document));
}

async function characterDocument(morphs = true): Promise<Document> {
  const document = await new WebIO().readBinary(new Uint8Array(walkerGlb(walker())));
  const root = document.getRoot();
  const nodes = root.listNodes();
  const nodeOf = (name: string) => nodes.find((node) => node.getName() === name)!;
  const whole = nodes.find((node) => node.getMesh())!;
  const skin = whole.getSkin()!;
  const boxes = skin.listJoints().map((joint) => joint.getName());
  const groups = {
    head: boxes.filter((name) => /head|neck/i.test(name)),
    arms: boxes.filter((name) => /Arm|Hand|Shoulder/.test(name)),
  };
  const rest = boxes.filter((name) => !Object.values(groups).flat().includes(name));
  const [primitive] = whole.getMesh()!.listPrimitives();
  for (const [name, own] of Object.entries({ ...groups, body: rest })) {
    const chosen = own.map((box) => boxes.indexOf(box));
    const mesh = document.createMesh(name).addPrimitive(boxesOf(document, primitive!, chosen));
    root.getDefaultScene()!.addChild(document.createNode(name).setMesh(mesh).setSkin(skin));
  }
  whole.dispose();
  // Bones are in centimetres.
  for (const hand of ['LeftHand', 'RightHand'])
    hold(document, nodeOf(hand), 'sword', block(document, [2, 2, 2], [0, 0, 45]));
  const hat = block(document, [24, 4, 24], [0, 22, 0]);
  if (!morphs) {
    hold(document, nodeOf('Head'), 'hat', hat);
    return document;
  }
  const grown = hat.getAttribute('POSITION')!.clone();
  const target = document.createPrimitiveTarget().setAttribute('POSITION', grown.setArray(raised(grown)));
  const wearing = hold(document, nodeOf('Head'), 'hat', hat.addTarget(target));
  wearing.getMesh()!.setWeights([0]);
  const [clip] = root.listAnimations();
  const numbers = (values: number[]) =>
    document.createAccessor().setArray(Float32Array.from(values)).setBuffer(root.listBuffers()[0]!);
  const sampler = document
    .createAnimationSampler()
    .setInput(numbers([0, 0.5, 1]))
    .setOutput(numbers([0, 1, 0]));
  const channel = document.createAnimationChannel().setTargetNode(wearing).setTargetPath('weights');
  clip!.addSampler(sampler).addChannel(channel.setSampler(sampler));
  return document;
}

function hold(document: Document, bone: Node, name: string, part: Primitive): Node {
  const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(part));
  bone.addChild(node);
  return node;
}

/** Returns some boxes of a primitive, with data of their own. */
function boxesOf(document: Document, source: Primitive, chosen: readonly number[]): Primitive {
  const out = document.createPrimitive().setMaterial(source.getMaterial());
  for (const semantic of source.listSemantics()) {
    const accessor = source.getAttribute(semantic)!;
    const size = accessor.getElementSize() * corners;
    const array = accessor.getArray()!;
    const own = new (array.constructor as Float32ArrayConstructor)(chosen.length * size);
    for (const [at, box] of chosen.entries())
      own.set(array.subarray(box * size, (box + 1) * size) as Float32Array, at * size);
    out.setAttribute(semantic, accessor.clone().setArray(own));
  }
  const own = Uint16Array.from(
    { length: chosen.length * indices },
    (_, at) => source.getIndices()!.getScalar(at % indices) + corners * Math.floor(at / indices),
  );
  return out.setIndices(source.getIndices()!.clone().setArray(own));
}

/** Returns a box of half extents around a place. */
function block(document: Document, half: readonly number[], at: readonly number[]): Primitive {
  const [points, normals, faces]: number[][] = [[], [], []];
  for (const axis of [0, 1, 2])
    for (const end of [-1, 1]) {
      const first = points!.length / 3;
      const loop = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ];
      for (const [a, b] of end > 0 ? loop : loop.toReversed()) {
        const corner = [0, 0, 0];
        corner[axis] = end;
        corner[(axis + 1) % 3] = a!;
        corner[(axis + 2) % 3] = b!;
        points!.push(...corner.map((value, each) => at[each]! + value * half[each]!));
        normals!.push(...[0, 1, 2].map((each) => (each === axis ? end : 0)));
      }
      faces!.push(...[0, 1, 2, 0, 2, 3].map((corner) => first + corner));
    }
  const buffer = document.getRoot().listBuffers()[0]!;
  const vectors = (values: number[]) =>
    document.createAccessor().setType('VEC3').setArray(Float32Array.from(values)).setBuffer(buffer);
  const steel = document.createMaterial().setBaseColorFactor([0.9, 0.8, 0.2, 1]).setMetallicFactor(0);
  return document
    .createPrimitive()
    .setMaterial(steel)
    .setAttribute('POSITION', vectors(points!))
    .setAttribute('NORMAL', vectors(normals!))
    .setIndices(document.createAccessor().setArray(Uint16Array.from(faces!)).setBuffer(buffer));
}

/** Returns the movement of a hat that grows upwards. */
function raised(accessor: { getArray(): ArrayLike<number> | null }): Float32Array<ArrayBuffer> {
  const points = Array.from(accessor.getArray()!);
  const low = Math.min(...points.filter((_, at) => at % 3 === 1));
  return Float32Array.from(points, (value, at) => (at % 3 === 1 && value > low ? 20 : 0));
}
