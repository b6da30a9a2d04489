import type { Accessor, Document, Primitive } from '@gltf-transform/core';
import { expect, it } from 'vitest';
import { bodyDocument, testBodies } from '../testing/bodies.ts';
import { generate } from '../text-to-3d/generate.ts';
import { rigFault, walkOf } from './judge-rig.ts';
import { rigDocument } from './rig-document.ts';

const personInTPose = testBodies.find(({ name }) => name === 'person in a T-pose')!;

// judge-rig.torture.test.ts judges more bodies.
it('finds no fault in a person that walks', async () => {
  const document = await bodyDocument(personInTPose);
  await rigDocument(document, {});
  expect(rigFault(document)).toBeNull();
  const { opened, stretch, sink } = walkOf(document) as Exclude<ReturnType<typeof walkOf>, string>;
  expect(opened).toBeLessThan(0.002);
  expect(stretch).toBeLessThan(2.5);
  expect(sink).toBeLessThan(0.01);
});

it.each([0.3, 1])(
  'says that a walk would tear a bird whose wings were taken for arms, at detail %s',
  async (detail) => {
    const { document } = await generate({ prompt: 'a chicken', seed: 1, texture: null, detail });
    await rigDocument(document, {});
    expect(rigFault(document)).toMatch(/^a walk would tear it: \d+ % of its surface opens, because /);
  },
);

it('says of a person whose arms hang along the trunk that no arms stand out, not that its limbs are wrong', async () => {
  const { document } = await generate({
    prompt: 'a boxer',
    seed: 1,
    texture: null,
    pose: 'rest',
    detail: 0.5,
  });
  await rigDocument(document, {});
  expect(rigFault(document)).toMatch(
    /^a walk would tear it: \d+ % of its surface opens, because no arms stand out from its trunk; make the model in an a-pose or a t-pose$/,
  );
});

it('accepts a person of slivers, which get an area where its knees bend, and no hole', async () => {
  const document = await bodyDocument(personInTPose);
  for (const primitive of primitivesOf(document)) addSlivers(primitive);
  await rigDocument(document, {});
  expect(rigFault(document)).toBeNull();
});

it.each(['a pig', 'a turtle'])(
  'accepts %s, whose belly is near or on the ground and follows its trunk in a walk',
  async (prompt) => {
    const { document } = await generate({ prompt, seed: 1, texture: null, detail: 0.5 });
    await rigDocument(document, {});
    expect(rigFault(document)).toBeNull();
    const { opened, stretch, sink } = walkOf(document) as Exclude<ReturnType<typeof walkOf>, string>;
    expect(opened).toBeLessThan(0.002);
    expect(stretch).toBeLessThan(3);
    expect(sink).toBeLessThan(0.05);
  },
);

it('refuses a person whose legs are joined by a web, which a walk opens', async () => {
  const document = await bodyDocument(personInTPose);
  await rigDocument(document, {});
  addWeb(document);
  expect(rigFault(document)).toMatch(/^a walk would tear it: /);
  const { opened } = walkOf(document) as Exclude<ReturnType<typeof walkOf>, string>;
  expect(opened).toBeGreaterThan(0.01);
});

const primitivesOf = (document: Document): Primitive[] =>
  document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives());

/** Divides each face at a point beside the middle of its longest edge, as a remesh of a smooth limb does. */
function addSlivers(primitive: Primitive): void {
  const position = primitive.getAttribute('POSITION')!;
  const points = [...position.getArray()!];
  const at = (v: number) => points.slice(v * 3, v * 3 + 3);
  const length = (v: number, w: number) => Math.hypot(...at(v).map((x, k) => x - at(w)[k]!));
  const faces = [...primitive.getIndices()!.getArray()!];
  const divided: number[] = [];
  for (let t = 0; t < faces.length; t += 3) {
    const turns = [0, 1, 2].map((k) => [0, 1, 2].map((n) => faces[t + ((k + n) % 3)]!));
    const [a, b, c] = turns.sort((p, q) => length(q[0]!, q[1]!) - length(p[0]!, p[1]!))[0]! as [
      number,
      number,
      number,
    ];
    const middle = points.length / 3;
    points.push(...at(a).map((x, k) => 0.498 * (x + at(b)[k]!) + 0.004 * at(c)[k]!));
    divided.push(a, b, middle, b, c, middle, c, a, middle);
  }
  for (const semantic of primitive.listSemantics())
    if (semantic !== 'POSITION') primitive.setAttribute(semantic, null);
  position.setArray(Float32Array.from(points));
  primitive.getIndices()!.setArray(Uint32Array.from(divided));
}

/** Fills the gap between both legs by a web of narrow faces that are bound to the nearest leg. */
function addWeb(document: Document): void {
  const names = document
    .getRoot()
    .listSkins()[0]!
    .listJoints()
    .map((joint) => joint.getName());
  const corners = primitivesOf(document).flatMap((primitive) => {
    const [place, joints, weights] = ['POSITION', 'JOINTS_0', 'WEIGHTS_0'].map(
      (semantic) => primitive.getAttribute(semantic)!,
    ) as [Accessor, Accessor, Accessor];
    return Array.from({ length: place.getCount() }, (_, v) => ({
      place: place.getElement(v, []),
      joints: joints.getElement(v, []),
      weights: weights.getElement(v, []),
    }));
  });
  const edge = (x: number, y: number) => {
    const away = ([px, py]: number[]): number => Math.hypot(px! - x, py! - y);
    const near = corners
      .filter(({ joints }) => /Leg/.test(names[joints[0]!]!))
      .sort((p, q) => away(p.place) - away(q.place))[0]!;
    return { ...near, place: [x, y, near.place[2]!] };
  };
  const strip = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65].flatMap((y) => [
    edge(0.01, y),
    edge(-0.01, y),
  ]);
  const faces = strip.slice(2).flatMap((_, i) => [i, i + 1, i + 2]);
  const accessor = (type: 'VEC3' | 'VEC4', array: Float32Array | Uint8Array) =>
    document.createAccessor().setType(type).setArray(array);
  const web = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from(strip.flatMap(({ place }) => place))))
    .setAttribute('JOINTS_0', accessor('VEC4', Uint8Array.from(strip.flatMap(({ joints }) => joints))))
    .setAttribute('WEIGHTS_0', accessor('VEC4', Float32Array.from(strip.flatMap(({ weights }) => weights))))
    .setIndices(document.createAccessor().setType('SCALAR').setArray(Uint16Array.from(faces)));
  document.getRoot().listMeshes()[0]!.addPrimitive(web);
}
