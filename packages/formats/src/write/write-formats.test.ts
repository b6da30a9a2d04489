import type { Document } from '@gltf-transform/core';
import { characterDocument } from '@meshwright/testing/models/character-document';
import { documentCorners } from '@meshwright/testing/models/document-corners';
import { knotDocument } from '@meshwright/testing/models/knot-document';
import { type Measures, measure } from '@meshwright/testing/models/reference/measure';
import { readStrict3mf } from '@meshwright/testing/models/reference/read-strict-3mf';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { sceneDocument } from '@meshwright/testing/models/scene-document';
import { smallSharedModelNames } from '@meshwright/testing/models/shared-models';
import { sampleOf } from '@meshwright/testing/samples';
import { strFromU8, unzipSync } from 'fflate';
import { type BufferGeometry, Mesh } from 'three';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import { describe, expect, it } from 'vitest';
import { noteQuads } from '../mesh/quad-count.ts';
import { readModel } from '../read/read-model.ts';
import { checkSharedModel } from '../testing/check-shared-model.ts';
import { writableFormats } from './writable-formats.ts';
import { write3mf } from './write-3mf.ts';
import { writeFormats } from './write-formats.ts';

/** Computed by hand from the scene: a 2 x 1 x 1 box upright at x = 3, and one mirrored at x = -2. */
const expected = { min: [-3, 0, -0.5], max: [3.5, 2, 0.5], triangles: 24, volume: 4 };

function expectScene(found: Measures, factor = 1): void {
  expect(found.triangles).toBe(expected.triangles);
  expect(found.volume / factor ** 3).toBeCloseTo(expected.volume, 4);
  expect(found.openEdges).toBe(0);
  for (const k of [0, 1, 2]) {
    expect(found.min[k]! / factor).toBeCloseTo(expected.min[k]!, 5);
    expect(found.max[k]! / factor).toBeCloseTo(expected.max[k]!, 5);
  }
}

describe('static formats apply node transforms and correct the winding of mirrored parts', () => {
  it('OBJ, read by the three loader, keeps names, materials, normals and texture coordinates', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['obj']);
    const text = new TextDecoder().decode(files['model.obj']);
    const group = new OBJLoader().parse(text);
    const meshes = group.children.filter((child): child is Mesh<BufferGeometry> => child instanceof Mesh);
    expect(meshes.map((mesh) => mesh.name)).toEqual(['crate_lid', 'mirror']);
    expectScene(measure(meshes.flatMap((mesh) => Array.from(mesh.geometry.getAttribute('position').array))));
    for (const { geometry, material } of meshes) {
      const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
      expect(geometry.getAttribute('uv').count).toBe(position.count);
      expect(['painted_wood', 'plain']).toContain((material as { name: string }).name);
      // Normals agree with the winding, also under a mirroring node.
      for (let i = 0; i < position.count; i += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => [
          position.getX(i + k),
          position.getY(i + k),
          position.getZ(i + k),
        ]);
        const u = [0, 1, 2].map((k) => b![k]! - a![k]!);
        const v = [0, 1, 2].map((k) => c![k]! - a![k]!);
        const facing =
          (u[1]! * v[2]! - u[2]! * v[1]!) * normal.getX(i) +
          (u[2]! * v[0]! - u[0]! * v[2]!) * normal.getY(i) +
          (u[0]! * v[1]! - u[1]! * v[0]!) * normal.getZ(i);
        expect(facing).toBeGreaterThan(0);
      }
    }
    const mtl = new TextDecoder().decode(files['model.mtl']);
    const map = /^map_Kd (\S+)$/m.exec(mtl)?.[1];
    expect(files[map!]?.subarray(1, 4)).toEqual(new Uint8Array([0x50, 0x4e, 0x47]));
  });

  it('STL, read by the three loader: millimetres and Z up, stated in the header', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['stl']);
    const geometry = new STLLoader().parse(Uint8Array.from(files['model.stl']!).buffer);
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
    geometry.computeVertexNormals();
    // The three loader keeps the facet normals of the file; they agree with the winding.
    expect(
      Array.from(normal.array).every(
        (value, i) => Math.abs(value - geometry.getAttribute('normal').array[i]!) < 1e-4,
      ),
    ).toBe(true);
    geometry.rotateX(-Math.PI / 2);
    expectScene(measure(position.array), 1000);
    const header = new TextDecoder().decode(files['model.stl']!.subarray(0, 80));
    expect(header).toMatch(/^Meshwright binary STL, UNITS=mm, Z up\0/);
  });

  it('3MF, read strictly by lib3mf without a warning, as oriented manifolds', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['3mf']);
    const { warnings, objects } = await readStrict3mf(files['model.3mf']!);
    expect(warnings).toEqual([]);
    expect(objects).toEqual([
      { name: 'crate lid', triangles: 12, vertices: 8, manifold: true },
      { name: 'mirror', triangles: 12, vertices: 8, manifold: true },
    ]);
  });

  it('3MF stands Z up in millimetres; an assembly for slicers takes colours from the texture', async () => {
    const files = { 'model.3mf': await write3mf(await sceneDocument(), { assembly: 'crate' }) };
    const xml = strFromU8(unzipSync(files['model.3mf']!)['3D/3dmodel.model']!);
    const heights = [...xml.matchAll(/ z="([^"]+)"/g)].map((match) => Number(match[1]));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 2000]);
    expect(xml).toContain('unit="millimeter"');
    expect([...xml.matchAll(/<m:color color="([^"]+)"/g)].map((match) => match[1]).sort()).toEqual([
      '#00FF00',
      '#FF0000',
    ]);
    expect(xml).toContain('<base name="plain" displaycolor=');
  });

  it('GLB passes the Khronos validator', async () => {
    const { files } = await writeFormats(await sceneDocument(), ['glb']);
    expect(await glbErrors(files['model.glb']!)).toEqual([]);
  });
});

/** Documents with one feature each; `quads` are triangles in pairs for formats that keep polygons. */
const documents: readonly (readonly [name: string, make: () => Promise<Document>])[] = [
  ['a textured and a mirrored box', sceneDocument],
  ['a coloured knot', async () => knotDocument(40, 8, { colored: true })],
  ['quads', async () => quadDocument()],
  ['a character with three clips and names in many letters', () => characterDocument()],
  ['a character whose armature counts in centimetres', () => characterDocument({ armatureScale: 0.01 })],
  ['a mesh that is drawn twice, under a node that scales unevenly', repeatedDocument],
];

function quadDocument(): Document {
  const document = knotDocument(40, 8);
  noteQuads(document.getRoot().listMeshes()[0]!.listPrimitives()[0]!, 40 * 8);
  return document;
}

async function repeatedDocument(): Promise<Document> {
  const document = knotDocument(40, 8);
  const [mesh] = document.getRoot().listMeshes();
  const parent = document.createNode('uneven').setScale([1, 2, 0.5]).setTranslation([4, 0, 1]);
  for (const name of ['twin', 'twin']) {
    parent.addChild(document.createNode(name).setMesh(mesh!).setTranslation([0, 0, name.length]));
  }
  parent.listChildren()[1]!.setTranslation([3, 1, -2]);
  document.getRoot().getDefaultScene()!.addChild(parent);
  return document;
}

describe.each(documents)('%s', async (_, make) => {
  const original = await make();
  const before = measure(documentCorners(original), 1e-5);

  it.each(writableFormats)(
    'as %s has the same bounds, volume and triangles when it is read again',
    async (format) => {
      const { files } = await writeFormats(original, [format]);
      const after = measure(
        documentCorners(await readModel({ name: '', bytes: files[`model.${format}`]! })),
        1e-5,
      );
      expect(after.triangles).toBe(before.triangles);
      expect(after.volume).toBeCloseTo(before.volume, 4);
      for (const k of [0, 1, 2]) {
        expect(after.min[k]).toBeCloseTo(before.min[k]!, 4);
        expect(after.max[k]).toBeCloseTo(before.max[k]!, 4);
      }
    },
  );

  it.each(['glb', 'fbx', 'usdz'])('as %s keeps skins and clips', async (format) => {
    const { files } = await writeFormats(original, [format]);
    const again = await readModel({ name: '', bytes: files[`model.${format}`]! });
    const [one, two] = [original, again].map((document) => document.getRoot());
    expect(two!.listSkins().map((skin) => skin.listJoints().length)).toEqual(
      one!.listSkins().map((skin) => skin.listJoints().length),
    );
    expect(two!.listAnimations().map((clip) => clip.getName())).toEqual(
      one!.listAnimations().map((clip) => clip.getName()),
    );
  });
});

describe('a written format reads back with the same content', () => {
  it.each(['glb', 'fbx', 'obj', '3mf'])(
    '%s of a coloured knot: the colour of every corner',
    async (format) => {
      const knot = knotDocument(60, 12, { colored: true });
      const { files } = await writeFormats(knot, [format]);
      const again = await readModel({ name: 'upload', bytes: files[`model.${format}`]! });
      const colorsByPlace = (document: typeof knot): Map<string, string> => {
        const found = new Map<string, string>();
        for (const mesh of document.getRoot().listMeshes()) {
          for (const primitive of mesh.listPrimitives()) {
            const [positions, colors] = [
              primitive.getAttribute('POSITION')!,
              primitive.getAttribute('COLOR_0')!,
            ];
            for (let i = 0; i < positions.getCount(); i++) {
              const place = positions.getElement(i, []).map((x) => Math.round(x * 1e4) + 0);
              const color = colors
                .getElement(i, [])
                .slice(0, 3)
                .map((x) => Math.round(x * 20) + 0);
              found.set(place.join(), color.join());
            }
          }
        }
        return found;
      };
      const [before, after] = [colorsByPlace(knot), colorsByPlace(again)];
      // 8-bit display values move a few linear ones over a rounding border.
      const same = [...before].filter(([place, color]) => after.get(place) === color).length;
      // The 3MF is coloured by base colour times vertex colour.
      if (format !== '3mf') expect(same).toBeGreaterThan(before.size * 0.95);
      expect(after.size).toBe(before.size);
    },
  );
});

it('the same document gives the same bytes in every format', async () => {
  const [one, two] = await Promise.all(
    [await sceneDocument(), await sceneDocument()].map((document) => writeFormats(document, writableFormats)),
  );
  expect(one).toEqual(two);
});

it('an unknown format, and a static format of a model without triangles, are refused by name', async () => {
  const document = await sceneDocument();
  await expect(writeFormats(document, ['dae'])).rejects.toMatchObject({
    name: 'FormatError',
    code: 'unsupported_format',
  });
  for (const mesh of document.getRoot().listMeshes()) mesh.dispose();
  for (const format of ['obj', 'stl', '3mf', 'usdz']) {
    await expect(writeFormats(document, [format])).rejects.toMatchObject({ code: 'no_geometry' });
  }
});

const corpus = sampleOf(smallSharedModelNames(), 2);
describe.skipIf(corpus.length === 0)(
  'small models of ../shared as GLB and FBX (skipped where it is absent)',
  () => {
    it.each(corpus)('%s', (name) => checkSharedModel(name, ['glb', 'fbx']));
  },
);
