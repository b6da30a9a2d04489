import { Document, type Node } from '@gltf-transform/core';
import { writeGlb } from '@meshwright/formats';
import { bytesSource } from '@meshwright/gltf';
import { diagnose } from '@meshwright/gltf/doctor';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { contactSheet } from './sheet/contact-sheet.ts';

// Twenty faults of one chest: each has to change a picture of its sheet, and the marks have to point at what doctor finds.

const checker = await sharp(
  Buffer.from(
    Array.from({ length: 64 }, (_, i) => ((i >> 3) + i) % 2).flatMap((dark) =>
      dark ? [120, 80, 40] : [200, 150, 90],
    ),
  ),
  { raw: { width: 8, height: 8, channels: 3 } },
)
  .png()
  .toBuffer();

/** A box around a point; its faces have their own corners, normals and texture coordinates. */
function addBox(
  document: Document,
  name: string,
  [x, y, z]: number[],
  [w, h, d]: number[],
  color: number[],
): Node {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const [positions, normals, uvs, indices]: number[][] = [[], [], [], []];
  for (let face = 0; face < 6; face++) {
    const axis = face >> 1;
    const sign = face & 1 ? 1 : -1;
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const start = positions!.length / 3;
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner = [0, 0, 0];
      corner[axis] = sign;
      corner[u] = a * sign;
      corner[v] = b;
      positions!.push(corner[0]! * w! * 0.5 + x!, corner[1]! * h! * 0.5 + y!, corner[2]! * d! * 0.5 + z!);
      normals!.push(...[0, 1, 2].map((k) => (k === axis ? sign : 0)));
      uvs!.push((a + 1) / 2, (b + 1) / 2);
    }
    indices!.push(start, start + 1, start + 2, start, start + 2, start + 3);
  }
  const accessor = (type: 'VEC2' | 'VEC3', values: number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(values)).setBuffer(buffer);
  const texture =
    document.getRoot().listTextures()[0] ??
    document.createTexture('planks').setImage(new Uint8Array(checker)).setMimeType('image/png');
  const material = document
    .createMaterial(name)
    .setBaseColorFactor([color[0]!, color[1]!, color[2]!, 1])
    .setMetallicFactor(0)
    .setBaseColorTexture(texture);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions!))
    .setAttribute('NORMAL', accessor('VEC3', normals!))
    .setAttribute('TEXCOORD_0', accessor('VEC2', uvs!))
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(new Uint16Array(indices!)).setBuffer(buffer),
    )
    .setMaterial(material);
  return document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
}

/** A chest of 60 cm on the ground that faces +Z: a lock in front, a red handle on one side and a blue one on the other. */
function chest(): Document {
  const document = new Document();
  const root = document.createNode('chest');
  document.createScene().addChild(root);
  root
    .addChild(addBox(document, 'body', [0, 0.2, 0], [0.8, 0.4, 0.5], [1, 1, 1]))
    .addChild(addBox(document, 'lid', [0, 0.5, 0], [0.84, 0.2, 0.54], [0.8, 0.9, 1]))
    .addChild(addBox(document, 'lock', [0, 0.38, 0.28], [0.12, 0.16, 0.06], [1, 0.9, 0.2]))
    .addChild(addBox(document, 'handle_left', [0.43, 0.25, 0], [0.06, 0.06, 0.2], [1, 0.1, 0.1]))
    .addChild(addBox(document, 'handle_right', [-0.43, 0.25, 0], [0.06, 0.06, 0.2], [0.1, 0.2, 1]));
  return document;
}

const nodeOf = (document: Document, name: string) =>
  document
    .getRoot()
    .listNodes()
    .find((node) => node.getName() === name)!;
const root = (document: Document) => nodeOf(document, 'chest');
const primitiveOf = (document: Document, name: string) =>
  nodeOf(document, name).getMesh()!.listPrimitives()[0]!;
const indicesOf = (document: Document, name: string, change: (indices: number[]) => number[]) => {
  const accessor = primitiveOf(document, name).getIndices()!;
  accessor.setArray(new Uint16Array(change([...accessor.getArray()!])));
};
const values = (
  document: Document,
  name: string,
  semantic: string,
  change: (value: number, i: number) => number,
) => {
  const accessor = primitiveOf(document, name).getAttribute(semantic)!;
  accessor.setArray(new Float32Array([...accessor.getArray()!].map(change)));
};

const faults: readonly (readonly [fault: string, spoil: (document: Document) => unknown])[] = [
  ['a floating part', (d) => nodeOf(d, 'handle_left').setTranslation([0.25, 0.1, 0])],
  ['faces turned round', (d) => indicesOf(d, 'lid', (all) => all.reverse())],
  ['missing triangles', (d) => indicesOf(d, 'body', (all) => all.slice(0, 30))],
  ['wrong facing', (d) => root(d).setRotation([0, 1, 0, 0])],
  ['a pivot beside the model', (d) => root(d).setTranslation([1.5, 0, 0])],
  ['below the ground', (d) => root(d).setTranslation([0, -0.2, 0])],
  ['above the ground', (d) => root(d).setTranslation([0, 0.25, 0])],
  [
    'a texture that cannot be read',
    (d) =>
      d
        .getRoot()
        .listTextures()[0]!
        .setImage(new Uint8Array([1, 2, 3, 4])),
  ],
  ['a hundred times too large', (d) => root(d).setScale([100, 100, 100])],
  ['a hundred times too small', (d) => root(d).setScale([0.01, 0.01, 0.01])],
  ['a mesh drawn twice', (d) => root(d).addChild(d.createNode('copy').setMesh(nodeOf(d, 'body').getMesh()))],
  [
    'left and right swapped',
    (d) => {
      const [left, right] = [primitiveOf(d, 'handle_left'), primitiveOf(d, 'handle_right')];
      const material = left.getMaterial();
      left.setMaterial(right.getMaterial());
      right.setMaterial(material);
    },
  ],
  ['normals turned round', (d) => values(d, 'lid', 'NORMAL', (value) => -value)],
  ['texture coordinates in one point', (d) => values(d, 'body', 'TEXCOORD_0', () => 0.3)],
  [
    'see-through by mistake',
    (d) => primitiveOf(d, 'body').getMaterial()!.setAlphaMode('BLEND').setBaseColorFactor([1, 1, 1, 0.2]),
  ],
  ['metal by default', (d) => primitiveOf(d, 'body').getMaterial()!.setMetallicFactor(1)],
  ['upside down', (d) => root(d).setRotation([0, 0, 1, 0]).setTranslation([0, 0.6, 0])],
  ['on its back', (d) => root(d).setRotation([-Math.SQRT1_2, 0, 0, Math.SQRT1_2])],
  ['stretched', (d) => root(d).setScale([1, 1.5, 1])],
  [
    'a speck far off',
    (d) => root(d).addChild(addBox(d, 'speck', [0.9, 0.3, 0], [0.01, 0.01, 0.01], [1, 1, 1])),
  ],
];

/** Faults that no picture shows: both surfaces are at one place. */
const unseen: readonly string[] = ['a mesh drawn twice'];

const cell = 96;

async function sheetOf(document: Document) {
  const glb = await writeGlb(document);
  const { findings } = await diagnose(bytesSource(glb));
  const sheet = await contactSheet(glb, { title: 'chest', findings, compact: true, cell });
  return { ...sheet, raw: await sharp(sheet.png).raw().toBuffer() };
}

/** Largest share of changed pixels in one of the small pictures; captions and marks stand in both. */
function changeOf(one: Buffer, other: Buffer): number {
  const shares = Array.from({ length: 12 }, (_, n) => {
    let changed = 0;
    for (let y = 0; y < cell; y++)
      for (let x = 0; x < cell; x++) {
        const at = ((Math.floor(n / 4) * cell + y) * cell * 4 + (n % 4) * cell + x) * 3;
        if ([0, 1, 2].some((k) => Math.abs(one[at + k]! - other[at + k]!) > 24)) changed++;
      }
    return changed / (cell * cell);
  });
  return Math.max(...shares);
}

describe('twenty faults of a chest', async () => {
  const sound = await sheetOf(chest());
  const results = new Map<
    string,
    { readonly share: number; readonly listed: readonly string[]; readonly marked: readonly string[] }
  >();
  for (const [fault, spoil] of faults) {
    const document = chest();
    spoil(document);
    const { raw, findings } = await sheetOf(document);
    const own = findings.filter(({ code }) => !sound.findings.some((other) => other.code === code));
    const marked = own.filter((finding) => finding.marked).map(({ code }) => code);
    const listed = own.map(({ code }) => code);
    results.set(fault, { share: changeOf(sound.raw, raw), listed, marked });
  }
  if (process.env.MESHWRIGHT_SHOW) console.log(results);

  it('the sound chest has the same sheet twice', async () => {
    expect(changeOf(sound.raw, (await sheetOf(chest())).raw)).toBe(0);
  });

  it.each(faults.map(([fault]) => fault).filter((fault) => !unseen.includes(fault)))(
    '%s is seen',
    (fault) => {
      expect(results.get(fault)!.share).toBeGreaterThan(0.005);
    },
  );

  it('has a mark where doctor names the part', () => {
    expect(results.get('faces turned round')!.marked).toEqual(['inverted_winding']);
    expect(results.get('a texture that cannot be read')!.marked).toEqual([
      'khronos_image_unrecognized_format',
    ]);
  });

  it.each(unseen)('%s is not seen', (fault) => {
    expect(results.get(fault)!.share).toBeLessThan(0.005);
  });
});
