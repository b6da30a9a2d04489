import type { Document } from '@gltf-transform/core';
import { bytesSource } from '@meshwright/gltf';
import { optimize } from '@meshwright/gltf/optimize';
import { processAsset } from '@meshwright/gltf/recipe';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FormatError } from '../format-error.ts';
import { clipPose } from '../scene/clip-pose.ts';
import { type ScenePart, sceneParts } from '../scene/scene-parts.ts';
import { asciiFbx, asciiPly, asciiStl } from '../testing/text-models.ts';
import { writableFormats } from '../write/writable-formats.ts';
import { writeFbx } from '../write/write-fbx.ts';
import { writeFormats } from '../write/write-formats.ts';
import { writeGlb } from '../write/write-glb.ts';
import { readModel } from './read-model.ts';

const text = (content: string): Uint8Array => strToU8(content);
const read = (bytes: Uint8Array, name = 'upload.bin') => readModel({ name, bytes });

/** Sum of the areas of triangles of nine coordinates in the plane z = 0, whichever way they turn. */
function area(corners: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < corners.length; i += 9) {
    const [ax, ay, bx, by, cx, cy] = [0, 1, 3, 4, 6, 7].map((k) => corners[i + k]!) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    sum += Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
  }
  return sum;
}

const square = 'v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n';

it.each(['meshopt', 'khr-meshopt'] as const)('reads what optimize writes as %s', async (geometry) => {
  const { bytes } = sharedModel('Fox.glb');
  const options = { geometry, textures: 'keep', simplifyError: 0 } as const;
  const { glb } = await processAsset(bytesSource(bytes), [optimize(options)]);
  const [before, after] = [await read(bytes, 'Fox.glb'), await read(glb, 'light.glb')];
  const [own, other] = [before, after].map((document) => measure(documentCorners(document)));
  expect(other!.triangles).toBe(own!.triangles);
  for (const bound of ['min', 'max'] as const)
    for (const k of [0, 1, 2]) expect(Math.abs(other![bound][k]! - own![bound][k]!)).toBeLessThan(0.1);
  // It is decoded, and is not written again.
  const written = await writeGlb(after);
  expect(new TextDecoder('latin1').decode(written)).not.toMatch(/(EXT|KHR)_meshopt/);
});

describe('OBJ', () => {
  it('cuts polygons into fans, keeps quads, and counts negative indices from the end', async () => {
    const document = await read(text(`${square}f -4 -3 -2 -1\nv 2 0 0\nv 2 1 0\nf 2 5 6\n`));
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitive!.getExtras()).toEqual({ meshwright: { quads: 1 } });
    expect(measure(documentCorners(document))).toMatchObject({
      triangles: 3,
      min: [0, 0, 0],
      max: [2, 1, 0],
    });
  });

  it('reads objects, groups, material names, joined lines, comments, CRLF and a byte order mark', async () => {
    const document = await read(
      text(
        `\uFEFF# hand made\r\no lid\r\nusemtl red paint\r\n${square.replaceAll('\n', '\r\n')}f 1 \\\r\n 2 3\r\ng base\r\nf 1 3 4\r\n`,
      ),
    );
    const root = document.getRoot();
    expect(root.listMeshes().map((mesh) => mesh.getName())).toEqual(['lid', 'base']);
    expect(root.listMaterials().map((material) => material.getName())).toEqual(['red paint']);
  });

  it('cuts a concave face inside its outline', async () => {
    const house = 'v 0 0 0\nv 2 0 0\nv 2 2 0\nv 1 1 0\nv 0 2 0\n';
    expect(area(documentCorners(await read(text(`${house}f 1 2 3 4 5\n`))))).toBeCloseTo(3, 6);
    expect(area(documentCorners(await read(text(`${house}f 3 4 5 1\n`))))).toBeCloseTo(1, 6);
  });

  it('leaves out normals and coordinates that are not there', async () => {
    const document = await read(text(`${square}vn 0 0 1\nf 1/1/1 2/2/2 3/3/3 4/4/4\n`));
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitive!.listSemantics()).toEqual(['POSITION']);
    expect(measure(documentCorners(document)).triangles).toBe(2);
  });

  it('refuses more parts than can be built, before it builds them', async () => {
    const parts = Array.from({ length: 30_000 }, (_, i) => `usemtl m${i}\nf 1 2 3`).join('\n');
    await expect(read(text(square + parts))).rejects.toMatchObject({ code: 'too_much_work' });
  });

  it('reads statements with a million spaces at once', async () => {
    const wide = ' '.repeat(1_000_000);
    const obj = `mtllib${wide}a.mtl${wide}b\n${square}f 1 2 3\n`;
    const zip = zipSync({ 'a.obj': text(obj), 'a.mtl': text(`newmtl m\nmap_Kd${wide}a.png${wide}b\n`) });
    expect(measure(documentCorners(await read(text(obj)))).triangles).toBe(1);
    expect(measure(documentCorners(await read(zip))).triangles).toBe(1);
  });

  it('joins a line of a million parts', async () => {
    const long = `f 1 ${'\\\n'.repeat(1_000_000)}2 3`;
    expect(measure(documentCorners(await read(text(square + long)))).triangles).toBe(1);
  });

  it.each([
    ['a vertex that is not there', `${square}f 1 2 9`, /line 5.*refers to a vertex/],
    ['vertex zero', `${square}f 0 1 2`, /refers to a vertex/],
    ['too few corners', `${square}f 1 2`, /three corners/],
    ['a word for a number', 'v 0 zero 0\nf 1 1 1', /line 1.*numbers/],
    ['an endless number', 'v 0 1e999 0\nf 1 1 1', /numbers/],
  ])('refuses %s with its line', async (_, content, message) => {
    await expect(read(text(content))).rejects.toThrow(message);
  });
});

describe('STL', () => {
  it('reads the text form: a number is a millimetre, and Z is up', async () => {
    const { triangles, min, max } = measure(documentCorners(await read(text(asciiStl))));
    expect(triangles).toBe(1);
    for (const [k, [low, high]] of [[0, 0.001] as const, [0, 0] as const, [-0.001, 0] as const].entries()) {
      expect(min[k]).toBeCloseTo(low, 9);
      expect(max[k]).toBeCloseTo(high, 9);
    }
  });

  it('reads a binary file that begins with "solid" as binary', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['stl']);
    const bytes = files['model.stl']!.slice();
    bytes.set(text('solid'), 0);
    expect(measure(documentCorners(await read(bytes))).triangles).toBe(24);
  });
});

describe('3MF', () => {
  const box = `<mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="10" y="0" z="0"/><vertex x="0" y="10" z="0"/><vertex x="0" y="0" z="10"/></vertices>
    <triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="1" v2="2" v3="3"/><triangle v1="0" v2="3" v3="2"/></triangles></mesh>`;
  const pack = (model: string, path = '3D/3dmodel.model') => zipSync({ [path]: text(model) });
  const objects = (inner: string, build: string, unit = 'millimeter') =>
    pack(
      `<?xml version="1.0"?><model unit="${unit}"><resources>${inner}</resources><build>${build}</build></model>`,
    );

  it('reads pictures with the coordinates of each corner, and names what it does not read', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
    const group = (texture: string) =>
      `<m:texture2d id="1" path="/3D/Textures/${texture}" contenttype="image/png"/><m:texture2dgroup id="2" texid="1"><m:tex2coord u="0" v="0"/><m:tex2coord u="1" v="0.25"/></m:texture2dgroup><m:multiproperties id="9" pids="2"/>`;
    const model = (texture: string) =>
      `<model><resources>${group(texture)}<object id="3" pid="2" pindex="0">${box.replace('v3="1"', 'v3="1" p1="0" p2="1" p3="0"')}</object></resources><build><item objectid="3"/></build></model>`;
    const zip = (texture: string) =>
      zipSync({ '3D/3dmodel.model': text(model(texture)), '3D/Textures/a.png': png });
    const warnings: string[] = [];
    const warn = ({ code }: { code: string }) => warnings.push(code);
    const document = await readModel({ name: 'a.3mf', bytes: zip('a.png') }, { warn });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect([...primitive!.getAttribute('TEXCOORD_0')!.getArray()!].slice(0, 4)).toEqual([0, 1, 1, 0.75]);
    expect(primitive!.getMaterial()!.getBaseColorTexture()!.getImage()).toEqual(png);
    expect(warnings).toEqual(['lost']);
    const gone = await readModel({ name: 'a.3mf', bytes: zip('b.png') }, { warn });
    expect(gone.getRoot().listTextures()).toEqual([]);
    expect(warnings).toEqual(['lost', 'lost', 'missing_file']);
  });

  it('converts units to metres and Z up to Y up, and applies transforms, including mirrored ones', async () => {
    const bytes = objects(
      `<object id="1" type="model">${box}</object><object id="2" type="model"><components><component objectid="1" transform="-1 0 0 0 1 0 0 0 1 5 0 0"/></components></object>`,
      '<item objectid="2" transform="2 0 0 0 2 0 0 0 2 0 0 1"/>',
      'centimeter',
    );
    const measures = measure(documentCorners(await read(bytes)));
    expect(measures.volume).toBeCloseTo((0.2 ** 3 / 6) * 1, 8);
    expect(measures.openEdges).toBe(0);
    for (const [k, value] of [-0.1, 0.01, -0.2].entries()) expect(measures.min[k]).toBeCloseTo(value, 6);
    for (const [k, value] of [0.1, 0.21, 0].entries()) expect(measures.max[k]).toBeCloseTo(value, 6);
  });

  const multiplying = Array.from({ length: 30 }, (_, i) => {
    const copies = `<component objectid="${i + 1}"/>`.repeat(4);
    return `<object id="${i}"><components>${copies}</components></object>`;
  });

  it.each([
    [
      'an object that is its own component',
      objects(
        '<object id="1"><components><component objectid="1"/></components></object>',
        '<item objectid="1"/>',
      ),
    ],
    [
      'components that multiply without end',
      objects([...multiplying, `<object id="30">${box}</object>`].join(''), '<item objectid="0"/>'),
    ],
    ['an object that is not there', objects('', '<item objectid="7"/>')],
    [
      'a triangle beyond the vertices',
      objects(`<object id="1">${box.replace('v3="1"', 'v3="4"')}</object>`, '<item objectid="1"/>'),
    ],
    [
      'a vertex that is not a number',
      objects(`<object id="1">${box.replace('x="10"', 'x="ten"')}</object>`, '<item objectid="1"/>'),
    ],
    ['an unknown unit', objects(`<object id="1">${box}</object>`, '<item objectid="1"/>', 'furlong')],
    ['nothing to build', objects(`<object id="1">${box}</object>`, '')],
    ['a zip of something else', zipSync({ 'readme.txt': text('hello') })],
  ])('refuses %s', async (_, bytes) => {
    await expect(read(bytes)).rejects.toBeInstanceOf(FormatError);
  });

  it('refuses a package that unpacks to more than the cap, before unpacking it', async () => {
    const bytes = objects(`<object id="1">${box}</object>`, '<item objectid="1"/>');
    setStatedSize(bytes, 600 * 2 ** 20);
    await expect(read(bytes)).rejects.toThrow(/512 MiB/);
  });

  it('unpacks no more than the stated size, so a zip bomb with a false size is cut off', async () => {
    const bytes = objects(
      `<!--${' '.repeat(2 * 2 ** 20)}--><object id="1">${box}</object>`,
      '<item objectid="1"/>',
    );
    setStatedSize(bytes, 2000);
    await expect(read(bytes)).rejects.toBeInstanceOf(FormatError);
  });

  /** Overwrites the unpacked size in the zip's central directory. */
  function setStatedSize(zip: Uint8Array, size: number): void {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    let at = zip.byteLength - 4;
    while (view.getUint32(at, true) !== 0x02014b50) at--;
    view.setUint32(at + 24, size, true);
  }
});

describe('FBX', () => {
  it('reads meshes, transforms, texture coordinates and material colours, in metres', async () => {
    const document = await read(text(asciiFbx));
    expect(measure(documentCorners(document))).toMatchObject({
      triangles: 2,
      min: [0.5, 0, 0],
      max: [2.5, 1, 0],
    });
    const [material] = document.getRoot().listMaterials();
    expect([material!.getName(), ...material!.getBaseColorFactor()]).toEqual(['red paint', 1, 0, 0, 1]);
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    const [positions, uvs] = ['POSITION', 'TEXCOORD_0'].map((semantic) => primitive!.getAttribute(semantic)!);
    for (let i = 0; i < positions!.getCount(); i++) {
      // The bottom of the picture is at the bottom of the plane, and glTF counts v from the top.
      expect(uvs!.getElement(i, [])[1]).toBe(1 - positions!.getElement(i, [])[1]!);
    }
  });

  it('keeps names, skins and clips of a character', async () => {
    const before = await characterDocument({ armatureScale: 0.01 });
    const again = await read(await writeFbx(before));
    expect(await glbErrors(await writeGlb(again))).toEqual([]);
    const { min, max } = measure(documentCorners(again));
    for (const [k, value] of [-0.15, 0, -0.15].entries()) expect(min[k]).toBeCloseTo(value, 5);
    for (const [k, value] of [0.15, 1.7, 0.15].entries()) expect(max[k]).toBeCloseTo(value, 5);
    const [joints, originals] = [again, before].map((document) =>
      document.getRoot().listSkins()[0]!.listJoints(),
    );
    expect(joints!.map((joint) => joint.getName())).toEqual(['hüfte', '背骨', 'head.end']);
    expect(again.getRoot().listTextures()[0]!.getImage()).toEqual(
      before.getRoot().listTextures()[0]!.getImage(),
    );
    const clips = again.getRoot().listAnimations();
    expect(clips.map((clip) => clip.getName())).toEqual(['Bend', 'Hop', 'Breathe']);
    for (const [i, clip] of clips.entries()) {
      const [one, two] = [clipPose(before.getRoot().listAnimations()[i]!), clipPose(clip)];
      expect(two.end).toBeCloseTo(one.end, 5);
      for (let seconds = 0.01; seconds < one.end; seconds += 0.07) {
        joints!.forEach((joint, j) => {
          const [a, b] = [one.worldsAt(seconds)(originals![j]!), two.worldsAt(seconds)(joint)];
          for (const k of [12, 13, 14]) expect(b[k]).toBeCloseTo(a[k]!, 3);
        });
      }
    }
  });

  it('gets back what our own writer wrote: triangles, coordinates, materials with pictures', async () => {
    const before = await sceneDocument();
    const again = await read(await writeFbx(before));
    const [one, two] = [sceneParts(before), sceneParts(again)];
    expect(two.map((part) => [part.object, part.indices.length, part.quads])).toEqual(
      one.map((part) => [part.object, part.indices.length, part.quads]),
    );
    /** Corners as text, sorted, since the order of vertices may differ. */
    const cornersOf = ({ positions, normals, uvs, indices }: ScenePart) =>
      Array.from(indices, (i) =>
        [
          ...positions.subarray(i * 3, i * 3 + 3),
          ...normals!.subarray(i * 3, i * 3 + 3),
          ...(uvs?.subarray(i * 2, i * 2 + 2) ?? []),
        ]
          .map((x) => (Math.round(x * 1e4) / 1e4 + 0).toFixed(4))
          .join(' '),
      ).sort();
    expect(two.map(cornersOf)).toEqual(one.map(cornersOf));
    const looks = (document: Document) =>
      document
        .getRoot()
        .listMaterials()
        .map((material) => ({
          name: material.getName(),
          numbers: [
            ...material.getBaseColorFactor(),
            ...material.getEmissiveFactor(),
            material.getRoughnessFactor(),
            material.getMetallicFactor(),
          ].map((x) => Math.round(x * 1e4) / 1e4),
          picture: material.getBaseColorTexture()?.getImage(),
        }));
    expect(looks(again)).toEqual(looks(before));
  });

  it('refuses a rotation curve of extreme range, which the reader would split into steps', async () => {
    const document = await characterDocument();
    const rotation = document.getRoot().listAnimations()[1]!.listChannels()[0]!.getSampler()!.getOutput()!;
    rotation.setElement(1, [0, 1e12, 0]);
    await expect(read(await writeFbx(document))).rejects.toThrow(/values that are not finite/);
  });

  it('reports a file without a mesh', async () => {
    const bones = asciiFbx.replace('C: "OO",1000,2000', '');
    await expect(read(text(bones))).rejects.toMatchObject({ code: 'no_geometry' });
  });
});

describe('PLY', () => {
  const ply = (header: string, rows: string) =>
    text(`ply\nformat ascii 1.0\n${header}\nend_header\n${rows}\n`);
  const corner = 'property float x\nproperty float y\nproperty float z';
  const face = 'property list uchar int vertex_indices';
  const house = '0 0 0\n2 0 0\n2 2 0\n1 1 0\n0 2 0';

  it.each<[string, string, string, number]>([
    [
      'a concave pentagon',
      `element vertex 5\n${corner}\nelement face 1\n${face}`,
      `${house}\n5 0 1 2 3 4`,
      3,
    ],
    [
      'faces before the vertices',
      `element face 1\n${face}\nelement vertex 5\n${corner}`,
      `3 0 1 2\n${house}`,
      1,
    ],
    [
      'an element of its own kind',
      `element camera 1\nproperty list uchar float view\nelement vertex 5\n${corner}\nelement face 1\n${face}`,
      `2 1 1\n${house}\n3 0 1 2`,
      1,
    ],
    [
      'strips',
      `element vertex 5\n${corner}\nelement tristrips 1\n${face}`,
      `${house}\n8 0 1 4 2 -1 1 2 3`,
      3,
    ],
  ])('reads %s', async (_, header, rows, triangles) => {
    const corners = documentCorners(await read(ply(header, rows)));
    expect(measure(corners)).toMatchObject({ triangles, max: [2, 2, 0] });
  });

  it('cuts a concave face inside its outline', async () => {
    const document = await read(
      ply(`element vertex 5\n${corner}\nelement face 1\n${face}`, `${house}\n5 0 1 2 3 4`),
    );
    expect(area(documentCorners(document))).toBeCloseTo(3, 6);
    const arrow = '0 0 0\n1 3 0\n0 1 0\n-1 3 0';
    const quad = await read(
      ply(`element vertex 4\n${corner}\nelement face 1\n${face}`, `${arrow}\n4 0 1 2 3`),
    );
    expect(area(documentCorners(quad))).toBeCloseTo(1, 6);
  });

  it('gives each face its colour, and each corner its coordinates', async () => {
    const header = `element vertex 5\n${corner}\nelement face 2\n${face}\nproperty list uchar float texcoord\nproperty uchar red\nproperty uchar green\nproperty uchar blue`;
    const rows = `${house}\n3 0 1 2 6 0 0 1 0 1 1 255 0 0\n3 0 3 4 6 0 0 0.5 0.5 0 1 0 0 255`;
    const [primitive] = (await read(ply(header, rows))).getRoot().listMeshes()[0]!.listPrimitives();
    const at = (semantic: string, vertex: number) =>
      primitive!.getAttribute(semantic)!.getElement(vertex, []);
    expect([0, 3].map((vertex) => at('COLOR_0', vertex))).toEqual([
      [1, 0, 0, 1],
      [0, 0, 1, 1],
    ]);
    expect([1, 4].map((vertex) => at('TEXCOORD_0', vertex))).toEqual([
      [1, 1],
      [0.5, 0.5],
    ]);
  });

  it('reads both byte orders', async () => {
    for (const isLittle of [true, false]) {
      const head = strToU8(
        `ply\nformat binary_${isLittle ? 'little' : 'big'}_endian 1.0\nelement vertex 3\n${corner}\nproperty ushort red\nproperty ushort green\nproperty ushort blue\nelement face 1\n${face}\nend_header\n`,
      );
      const body = new DataView(new ArrayBuffer(3 * 18 + 13));
      for (let i = 0; i < 3; i++) {
        body.setFloat32(i * 18, i === 1 ? 1 : 0, isLittle);
        body.setFloat32(i * 18 + 4, i === 2 ? 2 : 0, isLittle);
        body.setUint16(i * 18 + 12, 65_535, isLittle);
        body.setInt32(55 + i * 4, i, isLittle);
      }
      body.setUint8(54, 3);
      const document = await read(Uint8Array.from([...head, ...new Uint8Array(body.buffer)]));
      expect(measure(documentCorners(document))).toMatchObject({ triangles: 1, max: [1, 2, 0] });
      const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
      expect(primitive!.getAttribute('COLOR_0')!.getElement(2, [])).toEqual([1, 0, 0, 1]);
    }
  });

  it('reads polygons, and colours as linear light', async () => {
    const document = await read(text(asciiPly));
    expect(measure(documentCorners(document))).toMatchObject({ triangles: 2, max: [1, 1, 0] });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    const colors = primitive!.getAttribute('COLOR_0')!;
    expect(colors.getElement(0, [])).toEqual([1, 0, 0, 1]);
    expect(colors.getElement(1, [])[1]).toBeCloseTo(0.2159, 3);
  });

  it.each([
    ['more elements than bytes', asciiPly.replace('vertex 4', 'vertex 400000000')],
    ['a face of vertices that are not there', asciiPly.replace('4 0 1 2 3', '4 0 1 2 9')],
    ['points alone', asciiPly.replace('face 1', 'face 0').replace('4 0 1 2 3\n', '')],
  ])('refuses %s', async (_, content) => {
    await expect(read(text(content))).rejects.toBeInstanceOf(FormatError);
  });
});

describe('OBJ in a zip', () => {
  it('is read with its colours, pictures and surface maps', async () => {
    const scene = await sceneDocument();
    const [painted] = scene.getRoot().listMaterials();
    const stripes = scene.getRoot().listTextures()[0]!;
    painted!
      .setNormalTexture(stripes)
      .setMetallicRoughnessTexture(stripes)
      .setRoughnessFactor(1)
      .setMetallicFactor(1);
    const { files } = await writeFormats(scene, ['obj']);
    const document = await read(zipSync({ 'export/readme.txt': text('hello'), ...files }));
    expect(measure(documentCorners(document))).toMatchObject({ triangles: 24, openEdges: 0 });
    const [one, two] = document.getRoot().listMaterials();
    expect([one!.getName(), two!.getName()]).toEqual(['painted_wood', 'plain']);
    expect(one!.getBaseColorTexture()!.getImage()).toEqual(stripes.getImage());
    expect(one!.getNormalTexture()).not.toBeNull();
    const surface = await sharp(one!.getMetallicRoughnessTexture()!.getImage()!).raw().toBuffer();
    // Red and green stripes: green is the roughness, blue the metalness.
    expect([...surface]).toEqual([255, 0, 0, 255, 255, 0]);
    for (const [k, value] of [0.2, 0.4, 0.6].entries())
      expect(two!.getBaseColorFactor()[k]).toBeCloseTo(value, 3);
  });

  const textured = `${square}vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\nusemtl leaf\nf 1/1 2/2 3/3 4/4\n`;
  /** A picture of four texels. */
  const picture = async (channels: 1 | 3 | 4, values: readonly number[]) =>
    Uint8Array.from(
      await sharp(Uint8Array.from(values), { raw: { width: 2, height: 2, channels } })
        .png()
        .toBuffer(),
    );
  const materialOf = async (mtl: string, files: Record<string, Uint8Array> = {}) => {
    const zip = zipSync({ 'leaf.obj': text(textured), 'leaf.mtl': text(`newmtl leaf\n${mtl}`), ...files });
    return (await read(zip)).getRoot().listMaterials()[0]!;
  };

  it('cuts out what is clear, by the alpha or the grey of its picture', async () => {
    const grey = await picture(1, [0, 255, 255, 0]);
    const red = await picture(3, [255, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0]);
    const soft = await picture(4, [255, 0, 0, 90, 255, 0, 0, 128, 255, 0, 0, 255, 255, 0, 0, 0]);
    const cut = await materialOf('map_Kd red.png\nmap_d grey.png', { 'red.png': red, 'grey.png': grey });
    expect(cut.getAlphaMode()).toBe('MASK');
    const pixels = [...(await sharp(cut.getBaseColorTexture()!.getImage()!).raw().toBuffer())];
    expect(pixels).toEqual([255, 0, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 0]);
    const faded = await materialOf('map_Kd soft.png\nmap_d soft.png', { 'soft.png': soft });
    expect(faded.getAlphaMode()).toBe('BLEND');
    expect((await materialOf('map_Kd red.png', { 'red.png': red })).getAlphaMode()).toBe('OPAQUE');
    const alone = await materialOf('MAP_D grey.png', { 'grey.png': grey });
    expect(alone.getAlphaMode()).toBe('MASK');
  });

  it('makes normals of a picture of heights, and keeps one of normals', async () => {
    const heights = await picture(1, [0, 255, 0, 255]);
    const steep = await materialOf('bump -bm 2 heights.png', { 'heights.png': heights });
    const [x] = await sharp(steep.getNormalTexture()!.getImage()!).raw().toBuffer();
    expect(x).toBe(128);
    const wide = Uint8Array.from([0, 0, 255, 255]);
    const ramp = Uint8Array.from(
      await sharp(wide, { raw: { width: 4, height: 1, channels: 1 } })
        .png()
        .toBuffer(),
    );
    const sloped = await materialOf('map_Bump ramp.png', { 'ramp.png': ramp });
    const normals = await sharp(sloped.getNormalTexture()!.getImage()!).raw().toBuffer();
    // At the second texel the height rises to the right, so that the normal leans to the left.
    expect(normals[3]).toBeLessThan(50);
    const blue = await picture(3, [128, 128, 255, 128, 128, 255, 128, 128, 255, 128, 128, 255]);
    const kept = await materialOf('map_Bump -bm 1 blue.png', { 'blue.png': blue });
    expect(kept.getNormalTexture()!.getImage()).toEqual(blue);
  });

  it.each([
    ['Ns 1000', 0],
    ['Ns 250', 0.5],
    ['Ns 0', 1],
    ['Ns 250\nPr 0.3', 0.3],
    ['Kd 1 1 1', 0.8],
  ])('%j is a roughness of %s', async (mtl, roughness) => {
    expect((await materialOf(mtl)).getRoughnessFactor()).toBeCloseTo(roughness, 6);
  });

  it('a cut-out comes back', async () => {
    const grey = await picture(4, [255, 0, 0, 0, 255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 0, 0]);
    const document = await read(
      zipSync({
        'a.obj': text(textured),
        'a.mtl': text('newmtl leaf\nmap_Kd a.png\nmap_d a.png\nNs 250'),
        'a.png': grey,
      }),
    );
    const { files } = await writeFormats(document, ['obj']);
    const [again] = (await read(zipSync(files))).getRoot().listMaterials();
    expect([again!.getAlphaMode(), again!.getRoughnessFactor()]).toEqual(['MASK', 0.5]);
    const shown = await sharp(again!.getBaseColorTexture()!.getImage()!).raw().toBuffer();
    expect([...shown]).toEqual([...(await sharp(grey).raw().toBuffer())]);
  });

  it('keeps the shape without its files, and leaves out a damaged picture', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['obj']);
    const alone = await read(zipSync({ 'model.obj': files['model.obj']! }));
    expect(measure(documentCorners(alone)).triangles).toBe(24);
    const pictures = Object.keys(files).filter((name) => name.endsWith('.png'));
    const fakes = Object.fromEntries(pictures.map((name) => [name, text('<html>')]));
    expect((await read(zipSync({ ...files, ...fakes }))).getRoot().listTextures()).toEqual([]);
  });
});

describe('glTF', () => {
  it('opens no URL of a model', async () => {
    const json = {
      asset: { version: '2.0' },
      buffers: [{ uri: 'http://127.0.0.1:9/secret.bin', byteLength: 4 }],
    };
    await expect(read(text(JSON.stringify(json)))).rejects.toThrow(/never followed/);
  });

  it('leaves out a picture that is in another file and keeps the material', async () => {
    const json = {
      asset: { version: '2.0' },
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      images: [{ uri: '../../etc/passwd.png' }],
      textures: [{ source: 0 }],
      materials: [{ name: 'brick', pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
      buffers: [
        {
          uri: `data:application/octet-stream;base64,${Buffer.alloc(36).toString('base64')}`,
          byteLength: 36,
        },
      ],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
    };
    const document = await read(text(JSON.stringify(json)));
    expect(document.getRoot().listTextures()).toEqual([]);
    expect(
      document
        .getRoot()
        .listMaterials()
        .map((material) => material.getName()),
    ).toEqual(['brick']);
  });

  it('binds points whose skin weights are not numbers to their other bones, or to their first, and says so', async () => {
    const document = await characterDocument();
    const mesh = document
      .getRoot()
      .listMeshes()
      .find((each) => each.listPrimitives()[0]!.getAttribute('WEIGHTS_0'))!;
    const weights = mesh.listPrimitives()[0]!.getAttribute('WEIGHTS_0')!;
    weights.setElement(0, [Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
    weights.setElement(1, [Number.NaN, 0.2, 0, 0]);
    const more = document.createAccessor().setType('VEC4').setBuffer(weights.getBuffer());
    more.setArray(new Float32Array(weights.getArray()!.length)).setElement(2, [Number.NaN, 0, 0, 0]);
    mesh.listPrimitives()[0]!.setAttribute('WEIGHTS_2', more);
    const warnings: string[] = [];
    const again = await readModel(
      { name: 'model', bytes: await writeGlb(document) },
      { warn: ({ code, message }) => warnings.push(`${code}: ${message}`) },
    );
    const primitive = again
      .getRoot()
      .listMeshes()
      .find((each) => each.getName() === mesh.getName())!
      .listPrimitives()[0]!;
    const found = primitive.getAttribute('WEIGHTS_0')!;
    expect([0, 1].map((i) => found.getElement(i, []))).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
    expect([...primitive.getAttribute('WEIGHTS_2')!.getArray()!]).not.toContain(Number.NaN);
    expect(warnings).toEqual([expect.stringMatching(/^skin_weights_not_numbers: .* of 3 points/)]);
  });

  it('takes negative skin weights as none, shares the rest out, and says so', async () => {
    const document = await characterDocument();
    const mesh = document
      .getRoot()
      .listMeshes()
      .find((each) => each.listPrimitives()[0]!.getAttribute('WEIGHTS_0'))!;
    const weights = mesh.listPrimitives()[0]!.getAttribute('WEIGHTS_0')!;
    weights.setElement(0, [1.5, -0.5, 0, 0]);
    weights.setElement(1, [-1, -0.5, 0, 0]);
    // A codec that rounds is no fault of the file.
    weights.setElement(2, [1, -1e-9, 0, 0]);
    const warnings: string[] = [];
    const again = await readModel(
      { name: 'model', bytes: await writeGlb(document) },
      { warn: ({ code, message }) => warnings.push(`${code}: ${message}`) },
    );
    const found = again
      .getRoot()
      .listMeshes()
      .find((each) => each.getName() === mesh.getName())!
      .listPrimitives()[0]!
      .getAttribute('WEIGHTS_0')!;
    for (const vertex of [0, 1, 2]) expect(found.getElement(vertex, [])).toEqual([1, 0, 0, 0]);
    expect(warnings).toEqual([expect.stringMatching(/^skin_weights_negative: .* of 2 points/)]);
  });

  it('refuses accessors larger than the file before it allocates them', async () => {
    const json = {
      asset: { version: '2.0' },
      accessors: [{ componentType: 5126, count: 4e9, type: 'MAT4' }],
    };
    await expect(read(text(JSON.stringify(json)))).rejects.toMatchObject({
      code: 'unreadable_model',
      // The part, the limit and the remedy.
      message: expect.stringMatching(
        /\/accessors\/0: 4000000000 elements .* at most 4194304 are read; export it again with fewer parts/,
      ),
    });
  });
});

it.each(writableFormats)(
  '%s is read from a view into a larger buffer, as sockets and pools return it',
  async (format) => {
    const { files } = await writeFormats(await sceneDocument(), [format]);
    const bytes = files[`model.${format}`]!;
    const around = Buffer.alloc(bytes.byteLength + 8, 0xff);
    around.set(bytes, 3);
    const view = around.subarray(3, 3 + bytes.byteLength);
    expect(measure(documentCorners(await read(view)))).toMatchObject({ triangles: 24, openEdges: 0 });
    expect(view.equals(bytes)).toBe(true);
  },
);

describe('a file that is no model is refused with a FormatError that names the fault', () => {
  it.each([
    ['an empty file', new Uint8Array(0), /empty/],
    ['a web page', text('<!doctype html><html>Expired</html>'), /web page/],
    [
      'an XML error body',
      text('<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>'),
      /web page or XML/,
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /format is unknown/],
    ['noise', Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251), /format is unknown/],
    ['a GLB header alone', text('glTF\x02\x00\x00\x00'), /ends early/],
    ['an OBJ without faces', text(square), /no faces/],
  ])('%s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message);
    await expect(read(bytes)).rejects.toBeInstanceOf(FormatError);
  });

  it('a binary STL whose count does not fit', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['stl']);
    await expect(read(files['model.stl']!.slice(0, -20), 'part.stl')).rejects.toThrow(
      /length does not match/,
    );
  });
});

const malformed = sharedModelNames('malformed');
describe.skipIf(malformed.length === 0)(
  'the malformed models of ../shared (skipped where it is absent)',
  () => {
    it.each(malformed)('%s', async (name) => {
      const outcome = await readModel(sharedModel(name)).then(
        () => 'opened',
        (error: unknown) => error,
      );
      expect(outcome).toBeInstanceOf(FormatError);
    });
  },
);

it('keeps its own copy of the data of a GLB, wherever the bytes begin', async () => {
  const glb = await writeGlb(await sceneDocument());
  const pooled = Buffer.alloc(glb.length + 8);
  const bytes = pooled.subarray(3, 3 + glb.length);
  bytes.set(glb);
  const document = await read(bytes);
  pooled.fill(0);
  const [expected, found] = [await read(glb), document].map((each) => ({
    arrays: each
      .getRoot()
      .listAccessors()
      .map((accessor) => accessor.getArray()),
    images: each
      .getRoot()
      .listTextures()
      .map((texture) => texture.getImage()),
  }));
  expect(found!.images.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
});
