import type { Document } from '@gltf-transform/core';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { measure } from '@meshwright/testing/models/reference/measure';
import { sharedModel, sharedModelNames } from '@meshwright/testing/models/shared-models';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { accessorFloats } from '../scene/accessor-floats.ts';
import { array, model, props, quadGeometry, readText, take } from '../testing/text-fbx.ts';
import { readModel } from './read-model.ts';

// Each kind of input that public reports named: the file of the report where the corpus is beside the repository, and three of our own.

const report = async (name: string) =>
  readModel(sharedModel(`reports/${name}`), {
    beside: async (path) => {
      const file = path.split(/[\\/]/).at(-1)!;
      return sharedModel(`reports/${file}`).bytes;
    },
  });

const rounded = (values: ArrayLike<number>) =>
  Array.from(values, (value) => Math.round(value * 1e4) / 1e4 + 0);

const boxOf = (document: Document) => {
  const { triangles, min, max } = measure(documentCorners(document));
  return { triangles, min: rounded(min), max: rounded(max) };
};

const uvsOf = (document: Document) => {
  const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
  return rounded(accessorFloats(primitive!.getAttribute('TEXCOORD_0')!));
};

/** X of the first node that a clip moves, by time. */
const wayOf = (document: Document) => {
  const channel = document
    .getRoot()
    .listAnimations()[0]!
    .listChannels()
    .find((each) => each.getTargetPath() === 'translation')!;
  const sampler = channel.getSampler()!;
  return {
    interpolation: sampler.getInterpolation(),
    times: rounded(accessorFloats(sampler.getInput()!)),
    x: rounded(accessorFloats(sampler.getOutput()!).filter((_, i) => i % 3 === 0)),
  };
};

describe.runIf(sharedModelNames().length > 0)('the inputs of the reports', () => {
  it.each(['fbx-with-camera.fbx', 'fbx-unused-geometry.fbx', 'fbx-plain-control.fbx'])(
    '%s: its box',
    async (name) => {
      expect(boxOf(await report(name))).toEqual({ triangles: 3, min: [0, 0, 0], max: [1, 2, 0.5] });
    },
  );

  it('fbx-z-up-x-front.fbx: its box', async () => {
    expect(boxOf(await report('fbx-z-up-x-front.fbx'))).toMatchObject({ min: [0, 0, 0], max: [2, 0.5, 1] });
  });

  it('fbx-z-up-minus-y-front-control.fbx: its triangles', async () => {
    expect(boxOf(await report('fbx-z-up-minus-y-front-control.fbx')).triangles).toBe(3);
  });

  it('fbx-blend-shape.fbx: one target, half a metre up on two vertices', async () => {
    const [mesh] = (await report('fbx-blend-shape.fbx')).getRoot().listMeshes();
    expect([mesh!.getExtras().targetNames, mesh!.getWeights()]).toEqual([['Smile'], [0]]);
    const offsets = accessorFloats(mesh!.listPrimitives()[0]!.listTargets()[0]!.getAttribute('POSITION')!);
    const moved = Array.from({ length: offsets.length / 3 }, (_, i) =>
      rounded(offsets.subarray(i * 3, i * 3 + 3)).join(),
    );
    expect(new Set(moved)).toEqual(new Set(['0,0,0', '0,0.5,0']));
  });

  it('fbx-picture-beside.fbx: its picture', async () => {
    const document = await report('fbx-picture-beside.fbx');
    const picture = document.getRoot().listMaterials()[0]!.getBaseColorTexture()!.getImage();
    expect(picture).toEqual(sharedModel('reports/fbx-picture-beside.png').bytes);
  });

  it('fbx-stepped-keys.fbx: still for a second, then a metre aside', async () => {
    const { interpolation, times, x } = wayOf(await report('fbx-stepped-keys.fbx'));
    expect(interpolation).toBe('STEP');
    expect(times.map((time, i) => [time, x[i]])).toEqual(
      expect.arrayContaining([
        [0, 0],
        [1, 1],
      ]),
    );
  });

  it.each([
    ['usda-reference-beside.usda', 1],
    ['ply-quad-and-pentagon.ply', 5],
  ])('%s has %d triangles', async (name, triangles) => {
    expect(boxOf(await report(name)).triangles).toBe(triangles);
  });

  it('usda-uv-interpolation-on-one-line.usda has its coordinates', async () => {
    expect(uvsOf(await report('usda-uv-interpolation-on-one-line.usda'))).toEqual([0, 1, 1, 1, 0, 0]);
  });

  it('3mf-texture2d.3mf has its picture and coordinates', async () => {
    const document = await report('3mf-texture2d.3mf');
    expect(document.getRoot().listMaterials()[0]!.getBaseColorTexture()!.getImage()).not.toBeNull();
    expect(uvsOf(document).slice(0, 6)).toEqual([0, 1, 1, 1, 0, 0]);
  });

  it('leaf.obj is cut out', async () => {
    expect((await report('leaf.obj')).getRoot().listMaterials()[0]!.getAlphaMode()).not.toBe('OPAQUE');
  });
});

const metres = { UnitScaleFactor: 100 };
const quad = { triangles: 2, min: [0, 0, 0], max: [1, 2, 0] };
/** A file in metres with the quad, and more. */
const file = (objects: readonly string[] = [], connections: readonly string[] = [], settings = {}) => ({
  settings: { ...metres, ...settings },
  objects: [quadGeometry(1000), model(2000, 'Thing'), ...objects],
  connections: ['"OO",2000,0', '"OO",1000,2000', ...connections],
});

describe('three more of each kind: FBX', () => {
  const attribute = (id: number, kind: string) => `NodeAttribute: ${id}, "NodeAttribute::${kind}", "${kind}" {
${props({ FieldOfView: 40 })}
}`;

  it.each<[string, string[], string[]]>([
    [
      'a stereo camera',
      [attribute(4000, 'CameraStereo'), model(4001, 'Eye', {}, 'Camera')],
      ['"OO",4000,4001', '"OO",4001,0'],
    ],
    ['a camera that no model has', [attribute(4000, 'Camera')], []],
    [
      'a switch of cameras',
      [attribute(4000, 'CameraSwitcher'), model(4001, 'Switch', {}, 'CameraSwitcher')],
      ['"OO",4000,4001', '"OO",4001,0'],
    ],
  ])('cameras: %s', async (_, objects, connections) => {
    expect(boxOf((await readText(file(objects, connections))).document)).toEqual(quad);
  });

  it.each<[string, string[], string[]]>([
    ['a texture of no material', ['Texture: 4000, "Texture::Loose", "" {\n}'], ['"OO",5000,4000']],
    [
      'a material of a model that is not there',
      ['Material: 4000, "Material::Paint", "" {\n}'],
      ['"OO",4000,9999'],
    ],
    [
      'a curve of a property that is not there',
      take(
        7000,
        'Take',
        [0, 1],
        [
          {
            target: 9999,
            property: 'Lcl Translation',
            keys: [
              [0, 0, 0, 0],
              [1, 1, 0, 0],
            ],
          },
        ],
      ).objects,
      ['"OP",7002,9999, "Lcl Translation"'],
    ],
  ])('connections that lead nowhere: %s', async (_, objects, connections) => {
    expect(boxOf((await readText(file(objects, connections))).document)).toEqual(quad);
  });

  it.each<[string, Record<string, number>, number[], number[]]>([
    [
      'Z up, Y to the front',
      { UpAxis: 2, FrontAxis: 1, FrontAxisSign: 1, CoordAxis: 0, CoordAxisSign: -1 },
      [-1, 0, 0],
      [0, 0, 2],
    ],
    [
      'X up, Z to the front',
      { UpAxis: 0, FrontAxis: 2, CoordAxis: 1, CoordAxisSign: -1 },
      [-2, 0, 0],
      [0, 1, 0],
    ],
    [
      'Y up, X to the front',
      { UpAxis: 1, FrontAxis: 0, CoordAxis: 2, CoordAxisSign: -1 },
      [0, 0, 0],
      [0, 2, 1],
    ],
  ])('axes: %s', async (_, settings, min, max) => {
    expect(boxOf((await readText(file([], [], settings))).document)).toEqual({ triangles: 2, min, max });
  });

  const shape = (id: number, name: string, up: number) => `Geometry: ${id}, "Geometry::${name}", "Shape" {
${array('Indexes', [2, 3])}
${array('Vertices', [0, up, 0, 0, up, 0])}
}`;
  const deformer = (id: number) => `Deformer: ${id}, "Deformer::Face", "BlendShape" {\n}`;
  const channel = (
    id: number,
    name: string,
    percent = 0,
  ) => `Deformer: ${id}, "SubDeformer::${name}", "BlendShapeChannel" {
DeformPercent: ${percent}
${array('FullWeights', [100])}
}`;
  it.each<[string, string[], string[], string[], number]>([
    [
      'two deformers on one mesh',
      [
        deformer(5000),
        channel(5001, 'A'),
        shape(6000, 'A', 1),
        deformer(5100),
        channel(5101, 'B'),
        shape(6001, 'B', 2),
      ],
      [
        '"OO",5000,1000',
        '"OO",5001,5000',
        '"OO",6000,5001',
        '"OO",5100,1000',
        '"OO",5101,5100',
        '"OO",6001,5101',
      ],
      ['A', 'B'],
      2,
    ],
    [
      'a channel without a shape',
      [deformer(5000), channel(5001, 'Empty'), channel(5002, 'A'), shape(6000, 'A', 1)],
      ['"OO",5000,1000', '"OO",5001,5000', '"OO",5002,5000', '"OO",6000,5002'],
      ['A'],
      2,
    ],
    [
      'a weight that is not zero',
      [deformer(5000), channel(5001, 'A', 100), shape(6000, 'A', 1)],
      ['"OO",5000,1000', '"OO",5001,5000', '"OO",6000,5001'],
      ['A'],
      3,
    ],
  ])('blend shapes: %s', async (_, objects, connections, names, high) => {
    const { document } = await readText(file(objects, connections));
    expect(document.getRoot().listMeshes()[0]!.getExtras().targetNames).toEqual(names);
    expect(boxOf(document).max[1]).toBe(high);
  });

  it.each([
    ['a foreign absolute path', 'C:\\Art\\tex\\wood.png', ''],
    ['a relative path', '', 'tex\\wood.png'],
    ['a relative path through folders above', '/home/anna/wood.png', '..\\tex\\wood.png'],
  ])('pictures beside the file: %s', async (_, absolute, relative) => {
    const png = Uint8Array.from(
      await sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } })
        .png()
        .toBuffer(),
    );
    const texture = `Texture: 5000, "Texture::Wood", "" {
FileName: "${absolute}"
RelativeFilename: "${relative}"
}`;
    const { document, warnings } = await readText(
      file(
        ['Material: 4000, "Material::Paint", "" {\n}', texture],
        ['"OO",4000,2000', '"OP",5000,4000, "DiffuseColor"'],
      ),
      { beside: async (path) => (path.split(/[\\/]/).at(-1) === 'wood.png' ? png : undefined) },
    );
    expect(warnings).toEqual([]);
    expect(document.getRoot().listMaterials()[0]!.getBaseColorTexture()!.getImage()).toEqual(png);
  });

  const keys = [
    [0, 0, 0, 0],
    [1, 5, 0, 0],
    [2, 2, 0, 0],
  ] as const;
  it.each<[string, number, [number, number], object]>([
    ['held to the next key', 2, [0, 2], { interpolation: 'STEP', times: [0, 1, 2], x: [0, 5, 2] }],
    [
      'straight, of a take that begins later',
      4,
      [1, 2],
      { interpolation: 'LINEAR', times: [0, 1], x: [5, 2] },
    ],
    [
      'held, of a take that begins between keys',
      2,
      [0.5, 2],
      { interpolation: 'STEP', times: [0, 0.5, 1.5], x: [0, 5, 2] },
    ],
  ])('keys: %s', async (_, flag, range, wanted) => {
    const clip = take(7000, 'Take', range, [{ target: 2000, property: 'Lcl Translation', keys, flag }]);
    const { document } = await readText(file(clip.objects, clip.connections));
    expect(wayOf(document)).toEqual(wanted);
  });
});

describe('three more of each kind: other formats', () => {
  const read = (name: string, text: string) => readModel({ name, bytes: strToU8(text) });

  it.each([
    ['a hexagon', 6, 4],
    ['a polygon of 300 corners', 300, 298],
    ['a quad alone', 4, 2],
  ])('PLY: %s', async (_, corners, triangles) => {
    const points = Array.from({ length: corners }, (_, i) => {
      const angle = (i / corners) * 2 * Math.PI;
      return `${Math.cos(angle)} ${Math.sin(angle)} 0`;
    });
    const head = `ply\nformat ascii 1.0\nelement vertex ${corners}\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list ushort int vertex_indices\nend_header\n`;
    const face = `${corners} ${points.map((_, i) => i).join(' ')}`;
    const measures = measure(documentCorners(await read('a.ply', `${head}${points.join('\n')}\n${face}\n`)));
    expect(measures.triangles).toBe(triangles);
  });

  const mesh =
    'int[] faceVertexCounts = [3] int[] faceVertexIndices = [0, 1, 2] point3f[] points = [(0,0,0), (1,0,0), (0,1,0)]';
  it.each([
    ['for each point', 'texCoord2f[] primvars:st = [(0,0), (1,0), (0,1)] ( interpolation = "vertex" )'],
    [
      'for each corner, on lines of their own',
      'texCoord2f[] primvars:st = [(0,0), (1,0), (0,1)] (\n  interpolation = "faceVarying"\n)',
    ],
    [
      'by indices',
      'texCoord2f[] primvars:st = [(0,1), (1,0), (0,0)] (interpolation = "faceVarying") int[] primvars:st:indices = [2, 1, 0]',
    ],
  ])('coordinates of USD: %s', async (_, primvar) => {
    expect(
      uvsOf(await read('a.usda', `#usda 1.0\n(upAxis = "Y")\ndef Mesh "m" { ${mesh} ${primvar} }`)),
    ).toEqual([0, 1, 1, 1, 0, 0]);
  });

  const pixel = async (alpha: number) =>
    Uint8Array.from(
      await sharp({ create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 255, b: 0, alpha } } })
        .png()
        .toBuffer(),
    );
  it.each([
    ['a picture of opacity', 'map_Kd leaf.png\nmap_d leaf.png', 'MASK or BLEND'],
    ['a constant opacity', 'Kd 0 1 0\nd 0.5', 'MASK or BLEND'],
    ['a constant transparency', 'Kd 0 1 0\nTr 0.5', 'MASK or BLEND'],
  ])('leaves of OBJ: %s', async (_, material, modes) => {
    const obj =
      'mtllib leaf.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nusemtl leaf\nf 1/1 2/2 3/3\n';
    const bytes = zipSync({
      'leaf.obj': strToU8(obj),
      'leaf.mtl': strToU8(`newmtl leaf\n${material}\n`),
      'leaf.png': await pixel(0),
    });
    const document = await readModel({ name: 'leaf.zip', bytes });
    expect(modes).toContain(document.getRoot().listMaterials()[0]!.getAlphaMode());
  });

  it.each([
    ['JPEG', 'leaf.jpeg', 'image/jpeg'],
    ['PNG in another folder', '3D/Other/leaf.png', 'image/png'],
    ['of a path without a slash at its begin', '3D/Textures/leaf.png', 'image/png'],
  ])('pictures of 3MF: %s', async (_, path, type) => {
    const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: '#123456' } });
    const bytes = Uint8Array.from(await (type === 'image/png' ? picture.png() : picture.jpeg()).toBuffer());
    const slash = path.startsWith('3D/Other') ? '/' : '';
    const xml = `<model unit="millimeter"><resources><m:texture2d id="1" path="${slash}${path}" contenttype="${type}"/><m:texture2dgroup id="2" texid="1"><m:tex2coord u="0" v="0"/><m:tex2coord u="1" v="0"/><m:tex2coord u="0" v="1"/></m:texture2dgroup><object id="3"><mesh><vertices><vertex x="0" y="0" z="0"/><vertex x="1" y="0" z="0"/><vertex x="0" y="1" z="0"/></vertices><triangles><triangle v1="0" v2="1" v3="2" pid="2" p1="0" p2="1" p3="2"/></triangles></mesh></object></resources><build><item objectid="3"/></build></model>`;
    const document = await readModel({
      name: 'a.3mf',
      bytes: zipSync({ '3D/3dmodel.model': strToU8(xml), [path]: bytes }),
    });
    expect(document.getRoot().listMaterials()[0]!.getBaseColorTexture()!.getImage()).toEqual(bytes);
    expect(uvsOf(document)).toEqual([0, 1, 1, 1, 0, 0]);
  });
});
