import type { Animation, Document, Node } from '@gltf-transform/core';
import { glbErrors } from '@meshwright/testing/models/reference/validate-glb';
import { describe, expect, it } from 'vitest';
import { sceneParts } from '../scene/scene-parts.ts';
import { array, model, props, quadGeometry, readText, take } from '../testing/text-fbx.ts';
import { writeGlb } from '../write/write-glb.ts';

/** Box of the scene at rest, in whole micrometres so that values compare. */
function box(document: Document): [number[], number[]] {
  const positions = sceneParts(document).flatMap((part) => Array.from(part.positions));
  const ends = (of: (...values: number[]) => number) =>
    [0, 1, 2].map((k) => Math.round(of(...positions.filter((_, i) => i % 3 === k)) * 1e6) / 1e6 + 0);
  return [ends(Math.min), ends(Math.max)];
}

const nodeNamed = (document: Document, name: string): Node =>
  document
    .getRoot()
    .listNodes()
    .find((node) => node.getName() === name)!;

/** Keys of a channel: times and values. */
function keysOf(clip: Animation, path: string, node?: Node) {
  const channel = clip
    .listChannels()
    .find((own) => own.getTargetPath() === path && (!node || own.getTargetNode() === node))!;
  const sampler = channel.getSampler()!;
  const times = Array.from(Float32Array.from(sampler.getInput()!.getArray()!));
  const values = Float32Array.from(sampler.getOutput()!.getArray()!);
  const size = values.length / times.length;
  return {
    interpolation: sampler.getInterpolation(),
    times,
    values: times.map((_, i) =>
      Array.from(values.slice(i * size, i * size + size), (x) => Math.round(x * 1e5) / 1e5 + 0),
    ),
  };
}

const shown = (more: readonly string[] = []) => ['"OO",2000,0', '"OO",1000,2000', ...more];

describe('axes and unit', () => {
  // The quad is 1 wide and 2 high; the same shape must stand upright in front of the viewer in every file.
  it.each([
    [
      'Y up, Z to the front',
      {},
      [
        [0, 0, 0],
        [0.01, 0.02, 0],
      ],
    ],
    [
      'Z up, -Y to the front',
      { UpAxis: 2, FrontAxis: 1, FrontAxisSign: -1 },
      [
        [0, 0, -0.02],
        [0.01, 0, 0],
      ],
    ],
    [
      'Z up, X to the front',
      { UpAxis: 2, FrontAxis: 0, CoordAxis: 1 },
      [
        [0, 0, 0],
        [0.02, 0, 0.01],
      ],
    ],
    [
      'X up',
      { UpAxis: 0, CoordAxis: 1, CoordAxisSign: -1 },
      [
        [-0.02, 0, 0],
        [0, 0.01, 0],
      ],
    ],
    [
      'Y down',
      { UpAxisSign: -1, CoordAxisSign: -1 },
      [
        [-0.01, -0.02, 0],
        [0, 0, 0],
      ],
    ],
    [
      'inches',
      { UnitScaleFactor: 2.54 },
      [
        [0, 0, 0],
        [0.0254, 0.0508, 0],
      ],
    ],
    [
      'metres',
      { UnitScaleFactor: 100 },
      [
        [0, 0, 0],
        [1, 2, 0],
      ],
    ],
  ])('%s', async (_, settings, expected) => {
    const { document } = await readText({
      settings,
      objects: [quadGeometry(1000), model(2000, 'Thing')],
      connections: shown(),
    });
    expect(box(document)).toEqual(expected);
    expect(nodeNamed(document, 'Thing').getScale()).toEqual([1, 1, 1]);
  });

  it('mirrors a left-handed file, with its triangles turned over', async () => {
    const { document } = await readText({
      settings: { CoordAxisSign: -1 },
      objects: [
        quadGeometry(1000),
        model(2000, 'Thing', { 'Lcl Rotation': [0, 0, 30], 'Lcl Translation': [5, 0, 0] }),
      ],
      connections: shown(),
    });
    const [part] = sceneParts(document);
    const [a, b, c] = [0, 1, 2].map((k) =>
      part!.positions.subarray(part!.indices[k]! * 3, part!.indices[k]! * 3 + 3),
    );
    const turn = (b![0]! - a![0]!) * (c![1]! - a![1]!) - (b![1]! - a![1]!) * (c![0]! - a![0]!);
    expect(turn).toBeGreaterThan(0);
    expect(nodeNamed(document, 'Thing').getTranslation()[0]).toBeCloseTo(-0.05, 9);
    expect(nodeNamed(document, 'Thing').getRotation()[2]).toBeCloseTo(-Math.sin(Math.PI / 12), 6);
  });
});

describe('transforms', () => {
  /** Places a model with the properties and returns where its point (1, 0, 0) goes, in units of the file. */
  async function corner(values: Parameters<typeof model>[2]): Promise<number[]> {
    const point = `Geometry: 1000, "Geometry::P", "Mesh" {
${array('Vertices', [1, 0, 0, 1, 0, 0, 1, 0, 0])}
${array('PolygonVertexIndex', [0, 1, -3])}
}`;
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [point, model(2000, 'Thing', values)],
      connections: shown(),
    });
    return box(document)[0];
  }

  it.each<[string, Parameters<typeof model>[2], number[]]>([
    ['x, then y, then z without an order', { 'Lcl Rotation': [90, 0, 90] }, [0, 1, 0]],
    ['the order of the file', { 'Lcl Rotation': [90, 0, 90], RotationOrder: 5 }, [0, 0, 1]],
    ['a rotation before', { 'Lcl Rotation': [0, 0, 90], PreRotation: [90, 0, 0] }, [0, 0, 1]],
    ['the inverse of a rotation after', { PostRotation: [0, 0, 90] }, [0, -1, 0]],
    ['no such rotation where it is not active', { PreRotation: [90, 0, 90], RotationActive: 0 }, [1, 0, 0]],
    ['a rotation pivot', { 'Lcl Rotation': [0, 0, 180], RotationPivot: [1, 1, 0] }, [1, 2, 0]],
    ['a scaling pivot', { 'Lcl Scaling': [3, 1, 1], ScalingPivot: [2, 0, 0] }, [-1, 0, 0]],
    ['offsets', { RotationOffset: [0, 5, 0], ScalingOffset: [0, 0, 7] }, [1, 5, 7]],
    [
      'all of them',
      {
        'Lcl Translation': [10, 0, 0],
        'Lcl Rotation': [0, 0, 90],
        'Lcl Scaling': [2, 2, 2],
        RotationPivot: [1, 0, 0],
        ScalingPivot: [0, 1, 0],
      },
      [12, 1, 0],
    ],
    [
      'the transform of the geometry',
      { GeometricTranslation: [0, 1, 0], GeometricScaling: [2, 1, 1], 'Lcl Rotation': [0, 0, 90] },
      [-1, 2, 0],
    ],
  ])('applies %s', async (_, values, expected) => {
    expect(await corner(values)).toEqual(expected);
  });

  it('keeps the transform of a geometry from the children of its model', async () => {
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [
        quadGeometry(1000),
        model(2000, 'Parent', { GeometricTranslation: [0, 9, 0] }),
        model(2001, 'Child', { 'Lcl Translation': [1, 0, 0] }),
      ],
      connections: shown(['"OO",2001,2000']),
    });
    expect(nodeNamed(document, 'Child').getWorldTranslation()).toEqual([1, 0, 0]);
  });

  it.each([
    [1, 'takes the scale of its parent', [2, 1, 1], [6, 0, 0]],
    [2, 'does not take the scale of its parent', [1, 1, 1], [6, 0, 0]],
    [0, 'takes it after its own rotation', [2, 1, 1], [6, 0, 0]],
  ])('a child of inherit mode %i %s', async (InheritType, _, scale, place) => {
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [
        quadGeometry(1000),
        model(2000, 'Parent', { 'Lcl Scaling': [2, 1, 1], InheritType: 1 }),
        model(2001, 'Child', { 'Lcl Translation': [3, 0, 0], InheritType }),
      ],
      connections: ['"OO",2000,0', '"OO",1000,2001', '"OO",2001,2000'],
    });
    const child = nodeNamed(document, 'Child');
    expect(child.getWorldScale().map((x) => Math.round(x * 1e6) / 1e6)).toEqual(scale);
    expect(child.getWorldTranslation()).toEqual(place);
  });

  it('breaks a circle of models and keeps models that hang on nothing', async () => {
    const { document } = await readText({
      objects: [quadGeometry(1000), model(2000, 'A'), model(2001, 'B'), model(2002, 'C')],
      connections: ['"OO",1000,2000', '"OO",2000,2001', '"OO",2001,2000'],
    });
    expect(
      document
        .getRoot()
        .listNodes()
        .map((node) => node.getName())
        .sort(),
    ).toEqual(['A', 'B', 'C']);
    expect(document.getRoot().getDefaultScene()!.listChildren()).toHaveLength(2);
  });
});

describe('meshes', () => {
  const layer = (name: string, mapping: string, reference: string, data: readonly string[], number = 0) =>
    `${name}: ${number} {
Name: "set${number}"
MappingInformationType: "${mapping}"
ReferenceInformationType: "${reference}"
${data.join('\n')}
}`;

  it('notes quads, shares vertices and splits by material', async () => {
    const two = `Geometry: 1000, "Geometry::Two", "Mesh" {
${array('Vertices', [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 2, 0, 0, 2, 1, 0])}
${array('PolygonVertexIndex', [0, 1, 2, -4, 1, 4, 5, -3])}
${layer('LayerElementMaterial', 'ByPolygon', 'IndexToDirect', [array('Materials', [1, 0])])}
}`;
    const { document } = await readText({
      objects: [
        two,
        model(2000, 'Thing'),
        'Material: 3000, "Material::First", "" {\n}',
        'Material: 3001, "Material::Second", "" {\n}',
      ],
      connections: shown(['"OO",3000,2000', '"OO",3001,2000']),
    });
    const primitives = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitives.map((primitive) => primitive.getMaterial()!.getName())).toEqual(['Second', 'First']);
    expect(primitives.map((primitive) => primitive.getAttribute('POSITION')!.getCount())).toEqual([4, 4]);
    expect(primitives[0]!.getExtras()).toEqual({ meshwright: { quads: 1 } });
  });

  it('reads all sets of texture coordinates, v from the top, and colours as linear light', async () => {
    const { document } = await readText({
      objects: [
        quadGeometry(1000, [
          layer('LayerElementUV', 'ByVertice', 'Direct', [array('UV', [0, 0, 1, 0, 1, 1, 0, 1])], 1),
          layer('LayerElementUV', 'ByPolygonVertex', 'IndexToDirect', [
            array('UV', [0.25, 0.75]),
            array('UVIndex', [0, 0, 0, 0]),
          ]),
          layer('LayerElementColor', 'AllSame', 'Direct', [array('Colors', [1, 0.5, 0, 0.25])]),
        ]),
        model(2000, 'Thing'),
      ],
      connections: shown(),
    });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitive!.getAttribute('TEXCOORD_0')!.getElement(3, [])).toEqual([0.25, 0.25]);
    expect(primitive!.getAttribute('TEXCOORD_1')!.getElement(3, [])).toEqual([0, 0]);
    expect(primitive!.getAttribute('COLOR_0')!.getElement(0, [])[1]).toBeCloseTo(0.214, 3);
    expect(primitive!.getAttribute('COLOR_0')!.getElement(0, [])[3]).toBe(0.25);
  });

  it.each([
    ['flat without smoothing', [], 8],
    [
      'smooth within a group',
      [layer('LayerElementSmoothing', 'ByPolygon', 'Direct', [array('Smoothing', [1, 1])])],
      6,
    ],
    [
      'flat between groups',
      [layer('LayerElementSmoothing', 'ByPolygon', 'Direct', [array('Smoothing', [1, 2])])],
      8,
    ],
    [
      'smooth across a smooth edge',
      [array('Edges', [1]), layer('LayerElementSmoothing', 'ByEdge', 'Direct', [array('Smoothing', [1])])],
      6,
    ],
  ])('makes normals where the file has none: %s', async (_, more, vertices) => {
    // Two quads at a right angle.
    const fold = `Geometry: 1000, "Geometry::Fold", "Mesh" {
${array('Vertices', [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, -1, 1, 1, -1])}
${array('PolygonVertexIndex', [0, 1, 2, -4, 1, 4, 5, -3])}
${more.join('\n')}
}`;
    const { document } = await readText({ objects: [fold, model(2000, 'Thing')], connections: shown() });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitive!.getAttribute('NORMAL')!.getCount()).toBe(vertices);
  });

  it('leaves out polygons at points that do not exist, and names the mesh', async () => {
    const bad = `Geometry: 1000, "Geometry::Bad", "Mesh" {
${array('Vertices', [0, 0, 0, 1, 0, 0, 1, 1, 0])}
${array('PolygonVertexIndex', [0, 1, -3, 0, 1, -8, 0, -2])}
}`;
    const { document, warnings } = await readText({
      objects: [bad, model(2000, 'Thing')],
      connections: shown(),
    });
    expect(sceneParts(document)[0]!.indices).toHaveLength(3);
    expect(warnings).toEqual([expect.stringMatching(/^skipped_polygons: "Bad": 2 polygons/)]);
  });

  it('names what it does not read: unused meshes, curves, areas of light', async () => {
    const { warnings } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Thing'),
        `Geometry: 1001, "Geometry::Spare", "Mesh" {\n${array('Vertices', [0, 0, 0])}\n${array('PolygonVertexIndex', [0, 0, -1])}\n}`,
        'Geometry: 1002, "Geometry::Path", "NurbsCurve" {\n}',
        model(2001, 'Path', {}, 'Null'),
        `NodeAttribute: 4000, "NodeAttribute::Panel", "Light" {\n${props({ LightType: 3 })}\n}`,
        model(2002, 'Panel', {}, 'Light'),
      ],
      connections: shown(['"OO",1002,2001', '"OO",4000,2002', '"OO",77,2000']),
    });
    expect(warnings).toEqual([
      'skipped_object: "Path": NurbsCurve is not read, and is left out',
      'skipped_object: "Panel": Light is not read, and is left out',
      'skipped_object: "Spare": unused mesh is not read, and is left out',
    ]);
  });
});

describe('skins', () => {
  const bone = (id: number, name: string, y: number) =>
    model(id, name, { 'Lcl Translation': [0, y, 0] }, 'LimbNode');
  const matrix = (y: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, y, 0, 1];
  const cluster = (id: number, points: readonly number[], weights: readonly number[], y: number) =>
    `Deformer: ${id}, "SubDeformer::C", "Cluster" {
${array('Indexes', points)}
${array('Weights', weights)}
${array('Transform', matrix(-y))}
${array('TransformLink', matrix(y))}
}`;
  const skin = 'Deformer: 5000, "Deformer::Skin", "Skin" {\n}';

  it('points without a weight follow the model, by a joint of their own', async () => {
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [
        quadGeometry(1000),
        model(2000, 'Body', { 'Lcl Translation': [5, 0, 0] }),
        // The bone has moved up by one since it was bound.
        bone(2001, 'Hip', 1),
        skin,
        cluster(5001, [2, 3], [1, 0.5], 0),
      ],
      connections: shown(['"OO",2001,0', '"OO",5000,1000', '"OO",5001,5000', '"OO",2001,5001']),
    });
    const own = document.getRoot().listSkins()[0]!;
    expect(own.listJoints().map((joint) => joint.getName())).toEqual(['Hip', 'Body_rest']);
    const weights = document.getRoot().listMeshes()[0]!.listPrimitives()[0]!.getAttribute('WEIGHTS_0')!;
    expect([0, 1, 2, 3].map((i) => weights.getElement(i, [])[0])).toEqual([1, 1, 1, 1]);
    expect(box(document)).toEqual([
      [0, 0, 0],
      [6, 3, 0],
    ]);
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  });

  it('keeps the four strongest bones of a point and says so', async () => {
    const ids = [0, 1, 2, 3, 4];
    const { document, warnings } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Body'),
        skin,
        ...ids.flatMap((i) => [
          bone(2001 + i, `B${i}`, 0),
          cluster(5001 + i, [0, 1, 2, 3], [0.1 + i * 0.1, 1, 1, 1], 0),
        ]),
      ],
      connections: shown([
        '"OO",5000,1000',
        ...ids.flatMap((i) => [
          `"OO",${2001 + i},0`,
          `"OO",${5001 + i},5000`,
          `"OO",${2001 + i},${5001 + i}`,
        ]),
      ]),
    });
    const [primitive] = document.getRoot().listMeshes()[0]!.listPrimitives();
    expect(primitive!.getAttribute('JOINTS_0')!.getElement(0, []).sort()).toEqual([1, 2, 3, 4]);
    const sum = primitive!
      .getAttribute('WEIGHTS_0')!
      .getElement(0, [])
      .reduce((a, b) => a + b, 0);
    expect(sum).toBeCloseTo(1, 6);
    expect(warnings).toEqual([expect.stringMatching(/^skin_weights_reduced: "Body"/)]);
  });

  it('a cluster without a bone stays where it was bound', async () => {
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [quadGeometry(1000), model(2000, 'Body'), skin, cluster(5001, [0, 1, 2, 3], [1, 1, 1, 1], 3)],
      connections: shown(['"OO",5000,1000', '"OO",5001,5000']),
    });
    expect(box(document)).toEqual([
      [0, 0, 0],
      [1, 2, 0],
    ]);
  });
});

describe('blend shapes', () => {
  const shape = (id: number, name: string, y: number) =>
    `Geometry: ${id}, "Geometry::${name}", "Shape" {
${array('Indexes', [2, 3])}
${array('Vertices', [0, y, 0, 0, y, 0])}
}`;
  const channel = (percent: number, full: readonly number[]) =>
    `Deformer: 5001, "SubDeformer::Smile", "BlendShapeChannel" {
DeformPercent: ${percent}
${array('FullWeights', full)}
}`;
  const base = ['"OO",5000,1000', '"OO",5001,5000', '"OO",6000,5001'];
  const deformer = 'Deformer: 5000, "Deformer::Face", "BlendShape" {\n}';

  it('become morph targets with the name and the weight of their channel', async () => {
    const { document } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Face'),
        deformer,
        channel(50, [100]),
        shape(6000, 'Smile', 1),
      ],
      connections: shown(base),
    });
    const [mesh] = document.getRoot().listMeshes();
    expect(mesh!.getExtras()).toEqual({ targetNames: ['Smile'] });
    expect(mesh!.getWeights()).toEqual([0.5]);
    expect(box(document)[1][1]).toBe(0.025);
  });

  it.each([
    [25, [0.5, 0]],
    [50, [1, 0]],
    [75, [0.5, 0.5]],
    [100, [0, 1]],
    [150, [-1, 2]],
    [-50, [-1, 0]],
  ])('a shape between rest and full gives way to the full one: at %i percent', async (percent, weights) => {
    const { document } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Face'),
        deformer,
        channel(percent, [50, 100]),
        shape(6000, 'Half', 1),
        shape(6001, 'Full', 3),
      ],
      connections: shown([...base, '"OO",6001,5001']),
    });
    expect(document.getRoot().listMeshes()[0]!.getWeights()).toEqual(weights);
    expect(document.getRoot().listMeshes()[0]!.getExtras()).toEqual({ targetNames: ['Half', 'Smile'] });
  });

  it('move in clips', async () => {
    const clip = take(
      7000,
      'Talk',
      [0, 1],
      [
        {
          target: 5001,
          property: 'DeformPercent',
          keys: [
            [0, 0],
            [1, 100],
          ],
        },
      ],
    );
    const { document } = await readText({
      objects: [
        quadGeometry(1000),
        model(2000, 'Face'),
        deformer,
        channel(0, [100]),
        shape(6000, 'Smile', 1),
        ...clip.objects,
      ],
      connections: shown([...base, ...clip.connections]),
    });
    expect(keysOf(document.getRoot().listAnimations()[0]!, 'weights')).toEqual({
      interpolation: 'LINEAR',
      times: [0, 1],
      values: [[0], [1]],
    });
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  });
});

describe('clips', () => {
  const moving = async (
    tracks: Parameters<typeof take>[3],
    range: readonly [number, number] = [0, 2],
    values: Parameters<typeof model>[2] = {},
  ) => {
    const clip = take(7000, 'Move', range, tracks);
    const { document, warnings } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [quadGeometry(1000), model(2000, 'Thing', values), ...clip.objects],
      connections: shown(clip.connections),
    });
    const [animation] = document.getRoot().listAnimations();
    return { document, warnings, animation: animation! };
  };
  const target = 2000;
  const translation = 'Lcl Translation';

  it('keep steps as steps', async () => {
    const { animation } = await moving([
      {
        target,
        property: translation,
        flag: 2,
        keys: [
          [0, 0, 0, 0],
          [1, 5, 0, 0],
          [2, 0, 0, 0],
        ],
      },
    ]);
    expect(keysOf(animation, 'translation')).toEqual({
      interpolation: 'STEP',
      times: [0, 1, 2],
      values: [
        [0, 0, 0],
        [5, 0, 0],
        [0, 0, 0],
      ],
    });
  });

  it('keep straight keys, and move the take to begin at 0', async () => {
    const { animation } = await moving(
      [
        {
          target,
          property: translation,
          keys: [
            [-1, 0, 0, 0],
            [1, 4, 0, 0],
            [2, 4, 1, 0],
          ],
        },
      ],
      [-1, 2],
    );
    expect(keysOf(animation, 'translation')).toEqual({
      interpolation: 'LINEAR',
      times: [0, 2, 3],
      values: [
        [0, 0, 0],
        [4, 0, 0],
        [4, 1, 0],
      ],
    });
  });

  it('are cut to the range of their take, between keys too', async () => {
    const { animation } = await moving(
      [
        {
          target,
          property: translation,
          keys: [
            [0, 0, 0, 0],
            [10, 10, 0, 0],
          ],
        },
      ],
      [2, 4],
    );
    expect(keysOf(animation, 'translation')).toMatchObject({
      times: [0, 2],
      values: [
        [2, 0, 0],
        [4, 0, 0],
      ],
    });
  });

  it('take the range of their keys where the stated range is empty or beside them', async () => {
    for (const range of [
      [0, 0],
      [50, 60],
    ] as const) {
      const { animation } = await moving(
        [
          {
            target,
            property: translation,
            keys: [
              [1, 0, 0, 0],
              [3, 6, 0, 0],
            ],
          },
        ],
        range,
      );
      expect(keysOf(animation, 'translation')).toMatchObject({
        times: [0, 2],
        values: [
          [0, 0, 0],
          [6, 0, 0],
        ],
      });
    }
  });

  it('follow turns of more than half a circle', async () => {
    const { animation } = await moving([
      {
        target,
        property: 'Lcl Rotation',
        keys: [
          [0, 0, 0, 0],
          [2, 0, 0, 720],
        ],
      },
    ]);
    const { times, values } = keysOf(animation, 'rotation');
    times.forEach((time, i) => {
      const half = (time * 360 * Math.PI) / 360;
      const dot = values[i]![2]! * Math.sin(half) + values[i]![3]! * Math.cos(half);
      expect(Math.abs(dot)).toBeCloseTo(1, 4);
    });
    expect(Math.max(...times.slice(1).map((time, i) => time - times[i]!))).toBeLessThanOrEqual(0.126);
  });

  it('sample eased keys to within 1/2000 of their range', async () => {
    // Automatic tangents at both ends are straight, and flat in the middle of a rise and a fall.
    const { animation } = await moving([
      {
        target,
        property: translation,
        flag: 8,
        keys: [
          [0, 0, 0, 0],
          [1, 1, 0, 0],
          [2, 0, 0, 0],
        ],
      },
    ]);
    const { times, values } = keysOf(animation, 'translation');
    const at = (t: number) => {
      const i = Math.max(
        1,
        times.findIndex((time) => time >= t),
      );
      const share = (t - times[i - 1]!) / (times[i]! - times[i - 1]!);
      return values[i - 1]![0]! * (1 - share) + values[i]![0]! * share;
    };
    for (let t = 0; t <= 1; t += 0.05) {
      // From slope 1 to slope 0 between 0 and 1.
      expect(Math.abs(at(t) - (t + t * t - t * t * t))).toBeLessThan(1 / 2000);
    }
    expect(times.length).toBeLessThan(60);
  });

  it('move with pivots', async () => {
    const { document, animation } = await moving(
      [
        {
          target,
          property: 'Lcl Rotation',
          keys: [
            [0, 0, 0, 0],
            [2, 0, 0, 180],
          ],
        },
      ],
      [0, 2],
      { RotationPivot: [1, 0, 0] },
    );
    const { times, values } = keysOf(animation, 'translation', nodeNamed(document, 'Thing'));
    const middle = times.findIndex((time) => time >= 1);
    // The node turns about (1, 0, 0), so its own origin goes round that point.
    expect(times[middle]).toBe(1);
    expect(values[middle]).toEqual([1, -1, 0]);
    expect(values.at(-1)).toEqual([2, 0, 0]);
  });

  it.each([
    ['R', 'repeat', [0.25, 0.25, 0.25, 0.25]],
    ['M', 'mirror', [0.25, 0.75, 0.25, 0.75]],
    ['A', 'go on from where they end', [0.25, 1.25, 2.25, 3.25]],
    ['K', 'keep their slope', [0.25, 1.25, 2.25, 3.25]],
    ['C', 'stay', [0.25, 1, 1, 1]],
  ])('beyond their keys, with the letter %s, they %s', async (letter, _, expected) => {
    const clip = take(
      7000,
      'Move',
      [0, 4],
      [
        {
          target,
          property: translation,
          keys: [
            [0, 0, 0, 0],
            [1, 1, 0, 0],
          ],
        },
      ],
    );
    const extended = clip.objects.map((object) =>
      object.replace('KeyTime:', `Post-Extrapolation: {\nType: "${letter}"\nRepetition: -1\n}\nKeyTime:`),
    );
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [quadGeometry(1000), model(2000, 'Thing'), ...extended],
      connections: shown(clip.connections),
    });
    const { times, values } = keysOf(document.getRoot().listAnimations()[0]!, 'translation');
    const at = (seconds: number) => {
      const i = times.findIndex((time) => time >= seconds);
      const share = (seconds - times[i - 1]!) / (times[i]! - times[i - 1]!);
      return values[i - 1]![0]! * (1 - share) + values[i]![0]! * share;
    };
    [0.25, 1.25, 2.25, 3.25].forEach((seconds, i) => {
      expect(at(seconds)).toBeCloseTo(expected[i]!, 3);
    });
  });

  it('add the layers of a take', async () => {
    const clip = take(
      7000,
      'Move',
      [0, 1],
      [
        {
          target,
          property: translation,
          keys: [
            [0, 1, 0, 0],
            [1, 3, 0, 0],
          ],
        },
      ],
    );
    const second = take(
      8000,
      'unused',
      [0, 1],
      [
        {
          target,
          property: translation,
          keys: [
            [0, 0, 4, 0],
            [1, 0, 8, 0],
          ],
        },
      ],
    );
    const [, layer, ...rest] = second.objects;
    const weighted = layer!.replace('{\n', `{\n${props({ Weight: 50, BlendMode: 0 })}\n`);
    const { document } = await readText({
      settings: { UnitScaleFactor: 100 },
      objects: [quadGeometry(1000), model(2000, 'Thing'), ...clip.objects, weighted, ...rest],
      connections: shown([...clip.connections, '"OO",8001,7000', ...second.connections.slice(1)]),
    });
    expect(
      document
        .getRoot()
        .listAnimations()
        .map((own) => own.getName()),
    ).toEqual(['Move']);
    expect(keysOf(document.getRoot().listAnimations()[0]!, 'translation').values).toEqual([
      [1, 2, 0],
      [3, 4, 0],
    ]);
  });

  it('name what they do not carry', async () => {
    const { warnings } = await moving([
      {
        target,
        property: translation,
        keys: [
          [0, 0, 0, 0],
          [1, 1, 0, 0],
        ],
      },
      {
        target,
        property: 'Visibility',
        keys: [
          [0, 0],
          [1, 1],
        ],
      },
    ]);
    expect(warnings).toEqual([
      'motion_left_out: clips change "Visibility", which is not read, and which stays as it is',
    ]);
  });

  it('are read from a file without a mesh', async () => {
    const clip = take(
      7000,
      'Walk',
      [0, 1],
      [
        {
          target,
          property: translation,
          keys: [
            [0, 0, 0, 0],
            [1, 1, 0, 0],
          ],
        },
      ],
    );
    const { document } = await readText({
      objects: [model(2000, 'Hip', {}, 'LimbNode'), ...clip.objects],
      connections: ['"OO",2000,0', ...clip.connections],
    });
    expect(document.getRoot().listAnimations()).toHaveLength(1);
  });
});

describe('cameras and lights', () => {
  const lens = (values: Parameters<typeof props>[0]) =>
    `NodeAttribute: 4000, "NodeAttribute::Eye", "Camera" {\n${props(values)}\n}`;
  const scene = (attribute: string, type: string) => ({
    objects: [
      quadGeometry(1000),
      model(2000, 'Thing'),
      attribute,
      model(2001, 'Eye', { 'Lcl Rotation': [0, 90, 0] }, type),
    ],
    connections: shown(['"OO",2001,0', '"OO",4000,2001']),
  });

  it('a camera looks along X of its model', async () => {
    const { document } = await readText(
      scene(
        lens({
          FieldOfView: 40,
          ApertureMode: 1,
          AspectWidth: 200,
          AspectHeight: 100,
          NearPlane: 10,
          FarPlane: 1000,
        }),
        'Camera',
      ),
    );
    const [camera] = document.getRoot().listCameras();
    expect(camera!.getYFov()).toBeCloseTo(2 * Math.atan(Math.tan(Math.PI / 9) / 2), 6);
    expect([camera!.getAspectRatio(), camera!.getZNear(), camera!.getZFar()]).toEqual([2, 0.1, 10]);
    const world = nodeNamed(document, 'Eye').getWorldMatrix();
    // X turned by 90 degrees about Y is -Z; up stays up.
    expect([-world[8], -world[9], -world[10]].map((x) => Math.round(x))).toEqual(
      [0, 0, -1].map((x) => x + 0),
    );
    expect([world[4], world[5], world[6]].map((x) => Math.round(x) + 0)).toEqual([0, 1, 0]);
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  });

  it.each<[string, Parameters<typeof props>[0], number]>([
    ['the angle of its height', { FieldOfView: 40, ApertureMode: 2 }, 40],
    ['angles of both sides', { FieldOfViewX: 60, FieldOfViewY: 30, ApertureMode: 0 }, 30],
    [
      'the focal length and the film',
      { FocalLength: 25.4, FilmWidth: 4, FilmHeight: 2, ApertureMode: 3 },
      90,
    ],
    [
      'the focal length and the width of the film',
      { FocalLength: 25.4, FilmWidth: 4, FilmHeight: 9, ApertureMode: 3, GateFit: 2 },
      90,
    ],
  ])('a camera by %s', async (_, values, degrees) => {
    const { document } = await readText(
      scene(lens({ AspectWidth: 2, AspectHeight: 1, ...values }), 'Camera'),
    );
    expect((document.getRoot().listCameras()[0]!.getYFov() * 180) / Math.PI).toBeCloseTo(degrees, 4);
  });

  it('a camera without perspective', async () => {
    const { document } = await readText(
      scene(
        lens({ CameraProjectionType: 1, OrthoZoom: 2, AspectWidth: 2, AspectHeight: 1, GateFit: 1 }),
        'Camera',
      ),
    );
    const [camera] = document.getRoot().listCameras();
    expect([camera!.getType(), camera!.getXMag(), camera!.getYMag()]).toEqual(['orthographic', 0.6, 0.3]);
  });

  it('a spot light shines along -Y of its model', async () => {
    const light = `NodeAttribute: 4000, "NodeAttribute::Lamp", "Light" {\n${props({
      LightType: 2,
      Color: [1, 0.5, 0],
      Intensity: 250,
      OuterAngle: 60,
      InnerAngle: 30,
    })}\n}`;
    const { document } = await readText(scene(light, 'Light'));
    const node = nodeNamed(document, 'Eye');
    const world = node.getWorldMatrix();
    expect([-world[8], -world[9], -world[10]].map((x) => Math.round(x) + 0)).toEqual([0, -1, 0]);
    const json = JSON.stringify(node.getExtension('KHR_lights_punctual') !== null);
    expect(json).toBe('true');
    expect(await glbErrors(await writeGlb(document))).toEqual([]);
  });
});

it('says what a file without a mesh has instead', async () => {
  await expect(
    readText({
      objects: ['Geometry: 1, "Geometry::Path", "NurbsCurve" {\n}', model(2, 'Path', {}, 'Null')],
      connections: ['"OO",1,2', '"OO",2,0'],
    }),
  ).rejects.toThrow(
    'read test.fbx: the FBX has no mesh ("Path": NurbsCurve is not read, and is left out); export it with one, or send a GLB.',
  );
});

describe('limits', () => {
  it('refuses more drawn triangles than one job accepts, before it builds any', async () => {
    const corners = Array.from({ length: 30_000 }, (_, i) => (i % 3 === 2 ? -3 : i % 3));
    const dense = `Geometry: 1000, "Geometry::Dense", "Mesh" {
${array('Vertices', [0, 0, 0, 1, 0, 0, 0, 1, 0])}
${array('PolygonVertexIndex', corners)}
}`;
    const copies = Array.from({ length: 1_100 }, (_, i) => 2000 + i);
    await expect(
      readText({
        objects: [dense, ...copies.map((id) => model(id, `n${id}`))],
        connections: copies.map((id) => `"OO",1000,${id}`),
      }),
    ).rejects.toMatchObject({
      code: 'too_much_work',
      message: expect.stringMatching(
        /^read test\.fbx: it has 11000000 drawn triangles, but one job accepts at most/,
      ),
    });
  });

  it('objects with the same id count once, and thousands of them are read at once', async () => {
    const twins = Array.from({ length: 20_000 }, (_, i) => model(2000 + (i % 10), `n${i}`));
    const { document } = await readText({
      objects: [quadGeometry(1000), ...twins],
      connections: Array.from({ length: 20_000 }, (_, i) => `"OO",1000,${2000 + (i % 10)}`),
    });
    expect(document.getRoot().listNodes()).toHaveLength(10);
    expect(sceneParts(document)).toHaveLength(10);
  });
});

it('shows no error of the language: objects that do not fit together are named as such', async () => {
  const deep = Array.from({ length: 1_200 }, (_, i) => model(2000 + i, `n${i}`));
  await expect(
    readText({
      objects: [quadGeometry(1), ...deep],
      connections: deep.map((_, i) => `"OO",${2001 + i},${2000 + i}`),
    }),
  ).rejects.toThrow('read test.fbx: the FBX is damaged (its models nest deeper than 1000); export it again.');
});
