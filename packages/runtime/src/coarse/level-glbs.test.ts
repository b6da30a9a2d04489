import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { bytesSource, inspectModel } from '@meshwright/gltf';
import { lods, optimize } from '@meshwright/gltf/optimize';
import { processAsset, type Step } from '@meshwright/gltf/recipe';
import { texturedGlb } from '@meshwright/testing/engines/studio-models';
import { newErrors } from '@meshwright/testing/models/new-errors';
import { expect, it } from 'vitest';
import { levelGlbs } from './level-glbs.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../../fixtures', name));
const levelled = async (file: Uint8Array, ...steps: readonly Step[]) => {
  const made = [lods({ ratios: [0.5, 0.1] }), ...steps];
  return Buffer.from((await processAsset(bytesSource(file, 'a.glb'), made)).glb);
};

/** Returns a ball that a clip turns: by itself, or by a bone in centimetres. */
async function turnedBall(by: 'itself' | 'a bone'): Promise<Uint8Array> {
  const io = new NodeIO();
  const document = await io.readBinary(new Uint8Array(texturedGlb(true)));
  const [mesh] = document.getRoot().listMeshes();
  const [buffer] = document.getRoot().listBuffers();
  const ball = document
    .getRoot()
    .listNodes()
    .find((node) => node.getMesh() === mesh)!;
  const accessor = (type: 'SCALAR' | 'VEC4' | 'MAT4', values: Float32Array | Uint8Array) =>
    document.createAccessor().setType(type).setArray(values).setBuffer(buffer!);
  let turned = ball.setTranslation([0, 1, 0]).setScale([1, 1.5, 1]);
  if (by === 'a bone') {
    for (const primitive of mesh!.listPrimitives()) {
      const count = primitive.getAttribute('POSITION')!.getCount();
      const first = Array.from({ length: count * 4 }, (_, at) => Number(at % 4 === 0));
      primitive.setAttribute(
        'JOINTS_0',
        accessor(
          'VEC4',
          Uint8Array.from(first, () => 0),
        ),
      );
      primitive.setAttribute('WEIGHTS_0', accessor('VEC4', Float32Array.from(first)));
    }
    turned = document.createNode('bone').setScale([0.01, 0.01, 0.01]);
    const inverse = Float32Array.from([100, 0, 0, 0, 0, 100, 0, 0, 0, 0, 100, 0, 0, 0, 0, 1]);
    ball.setSkin(document.createSkin().addJoint(turned).setInverseBindMatrices(accessor('MAT4', inverse)));
    document.getRoot().listScenes()[0]!.addChild(turned);
  }
  const sampler = document
    .createAnimationSampler()
    .setInput(accessor('SCALAR', Float32Array.from([0, 1])))
    .setOutput(accessor('VEC4', Float32Array.from([0, 0, 0, 1, 0, 1, 0, 0])));
  const channel = document
    .createAnimationChannel()
    .setSampler(sampler)
    .setTargetNode(turned)
    .setTargetPath('rotation');
  document.createAnimation('turn').addSampler(sampler).addChannel(channel);
  return io.writeBinary(document);
}

it.each([
  ['a ball with a picture', texturedGlb(true), []],
  ['the same for phones', texturedGlb(true), [optimize({ for: 'mobile' })]],
  ['a ball with a skin', await turnedBall('a bone'), []],
  ['the same for phones', await turnedBall('a bone'), [optimize({ for: 'mobile' })]],
  ['a ball that a clip turns', await turnedBall('itself'), []],
  ['the same for phones', await turnedBall('itself'), [optimize({ for: 'mobile' })]],
] as const)(
  'the levels of %s are valid files of its size with its clips and fewer triangles each',
  async (_, file, steps) => {
    const whole = await levelled(file, ...steps);
    const levels = levelGlbs(whole);
    expect(levels.length).toBeGreaterThan(0);
    const { clips, bounds, ...finest } = await inspectModel(bytesSource(whole));
    let [coverage, triangles] = [1.01, finest.triangles];
    for (const level of levels) {
      expect(level.coverage).toBeLessThan(coverage);
      expect(await newErrors(whole, Buffer.from(level.bytes))).toEqual([]);
      const report = await inspectModel(bytesSource(level.bytes));
      expect(report.clips).toEqual(clips);
      expect(report.triangles).toBeLessThan(triangles);
      for (const axis of [0, 1, 2] as const)
        expect(Math.abs(report.bounds!.size[axis] - bounds!.size[axis])).toBeLessThan(0.1);
      ({ coverage } = level);
      ({ triangles } = report);
    }
  },
);

it('another file has none, nor has a broken one', async () => {
  const whole = await levelled(fixture('character.glb'));
  const broken = Buffer.from(whole.toString('latin1').replace(/"ids":\[/, '"ids":[9'), 'latin1');
  for (const file of [fixture('character.glb'), broken, whole.subarray(0, 300), Buffer.from('no model')])
    expect(levelGlbs(file)).toEqual([]);
});
