import { creaseNormals, documentOf, sceneParts } from '@meshwright/formats/mesh';
import { expect, it } from 'vitest';
import { type Box, bothSides, boxDocument } from '../../testing/box-document.ts';
import { rigDocument } from '../rig-document.ts';

const person: readonly Box[] = [
  ...bothSides({ name: 'leg', low: [0.02, 0, -0.04], high: [0.1, 0.5, 0.08] }),
  ...bothSides({ name: 'arm', low: [0.1, 0.74, -0.03], high: [0.48, 0.8, 0.03] }),
  { name: 'hips', low: [-0.1, 0.46, -0.06], high: [0.1, 0.56, 0.06] },
  { name: 'neck', low: [-0.03, 0.8, -0.03], high: [0.03, 0.88, 0.03] },
  { name: 'head', low: [-0.07, 0.86, -0.08], high: [0.07, 1, 0.08] },
];

/** Returns a shirt down to the hips whose sleeves end at a distance from the middle: the outline of a T, extruded. */
function shirtTo(sleeve: number) {
  const outline = [
    [-0.11, 0.5],
    [0.11, 0.5],
    [0.11, 0.73],
    [sleeve, 0.73],
    [sleeve, 0.81],
    [0.11, 0.81],
    [-0.11, 0.81],
    [-sleeve, 0.81],
    [-sleeve, 0.73],
    [-0.11, 0.73],
  ] as const;
  const points = Float32Array.from([-0.07, 0.07].flatMap((z) => outline.flatMap(([x, y]) => [x, y, z])));
  const front = [
    [0, 1, 2, 9],
    [9, 2, 5, 6],
    [2, 3, 4, 5],
    [8, 9, 6, 7],
  ].map((face) => face.map((v) => v + outline.length));
  const back = front.map((face) => face.map((v) => v - outline.length).reverse());
  const sides = outline.map((_, v) => [v, (v + 1) % 10, ((v + 1) % 10) + 10, v + 10]);
  const corners = [...front, ...back, ...sides].flatMap(([a, b, c, d]) => [a!, b!, c!, a!, c!, d!]);
  return creaseNormals(points, Uint32Array.from(corners), 30);
}

it('the sleeves of a shirt, which is the trunk, follow the arms', async () => {
  const parts = sceneParts(boxDocument(person)).map((part) => ({
    ...part,
    material: { name: part.object, color: [1, 1, 1, 1] as const },
  }));
  const shirt = { ...shirtTo(0.17), object: 'shirt', uvs: null, colors: null, quads: 0 };
  const document = documentOf([...parts, { ...shirt, material: { name: 'shirt', color: [1, 1, 1, 1] } }]);
  await rigDocument(document, { heightMetres: 1 });
  const skeleton = document
    .getRoot()
    .listSkins()[0]!
    .listJoints()
    .map((joint) => joint.getName());
  const primitive = document
    .getRoot()
    .listMeshes()[0]!
    .listPrimitives()
    .find((own) => own.getMaterial()?.getName() === 'shirt')!;
  const [positions, joints, weights] = ['POSITION', 'JOINTS_0', 'WEIGHTS_0'].map(
    (key) => primitive.getAttribute(key)!,
  );
  let ends = 0;
  for (let v = 0; v < positions!.getCount(); v++) {
    const [x] = positions!.getElement(v, [] as number[]);
    if (Math.abs(x!) < 0.16) continue;
    ends++;
    const arm = skeleton.indexOf(x! > 0 ? 'LeftArm' : 'RightArm');
    const own = joints!.getElement(v, [] as number[]);
    const share = weights!
      .getElement(v, [] as number[])
      .reduce((sum, w, n) => sum + (own[n] === arm ? w : 0), 0);
    expect(share).toBeGreaterThan(0.5);
  }
  expect(ends).toBeGreaterThan(0);
});
