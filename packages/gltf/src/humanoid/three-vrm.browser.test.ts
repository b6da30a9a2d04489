import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { glbParts } from '@meshwright/testing/models/glb-parts';
import { humanoidGlb } from '@meshwright/testing/models/humanoid-glb';
import { conventionNames, namesOf } from '@meshwright/testing/models/rig-conventions';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { corpus, fixtures, hasCorpus, skipNote } from '../testing/models.ts';
import { renamedRig } from '../testing/renamed-rig.ts';
import { knightBones, rigSkeletons } from '../testing/rig-skeletons.ts';
import { humanoidModel } from './humanoid-model.ts';

const missing = browserMissing();
const terms = { author: 'Ada', licence: 'CC-BY-4.0' };
const [raised, bent, curled] = [70, 60, 45].map((degrees) => (degrees * Math.PI) / 180) as [
  number,
  number,
  number,
];

/** Directions of posed bones in the scene; three-vrm applies rotations about the axes of a body that faces +z. */
const expected: [from: string, to: string, direction: number[]][] = [
  ['leftUpperArm', 'leftLowerArm', [Math.cos(raised), Math.sin(raised), 0]],
  ['leftLowerArm', 'leftHand', [Math.cos(raised), Math.sin(raised), 0]],
  ['rightUpperArm', 'rightLowerArm', [-Math.cos(raised), Math.sin(raised), 0]],
  ['rightLowerArm', 'rightHand', [-Math.cos(raised), Math.sin(raised), 0]],
  ['leftUpperLeg', 'leftLowerLeg', [0, -1, 0]],
  ['leftLowerLeg', 'leftFoot', [0, -Math.cos(bent), -Math.sin(bent)]],
  ['rightUpperLeg', 'rightLowerLeg', [0, -1, 0]],
  ['rightLowerLeg', 'rightFoot', [0, -Math.cos(bent), -Math.sin(bent)]],
  ['leftIndexIntermediate', 'leftIndexDistal', [Math.cos(raised - curled), Math.sin(raised - curled), 0]],
  ['rightIndexIntermediate', 'rightIndexDistal', [-Math.cos(raised - curled), Math.sin(raised - curled), 0]],
];

let browser: Browser;
let page: Page;
beforeAll(async () => {
  if (missing) return;
  browser = await launchBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'testing/vrm-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  await page.setContent('<canvas></canvas>');
  await page.addScriptTag({ content: outputFiles[0]!.text });
});
afterAll(() => browser?.close());

describe.skipIf(missing)(
  `three-vrm opens and poses the avatar of${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    it.each(conventionNames)('%s', async (convention) => {
      const index = conventionNames.indexOf(convention);
      const glb = humanoidGlb({
        names: namesOf(convention, true),
        armDegrees: [0, 20, 35, 50][index % 4]!,
        jointScale: index % 3 === 0 ? 100 : 1,
        turned: index % 2 === 1,
        turnedJoints: index % 4 > 1,
      });
      await expectPose((await humanoidModel(bytesSource(glb, 'body.glb'), terms)).glb, convention);
    });
  },
);

/** Ten are renamed because no model of theirs may be stored: the knight gets the skeleton that the program exports. */
const lacking = missing ?? (hasCorpus ? undefined : skipNote);
describe.skipIf(lacking)(
  `three-vrm opens and poses a real rig${lacking ? ` (skipped: ${lacking})` : ''}`,
  () => {
    const knight = () => readFile(join(corpus, 'kaykit_Knight.glb'));
    const real: Record<string, () => Promise<Uint8Array>> = {
      'the joints of generated characters, on the character of the fixtures': () =>
        readFile(join(fixtures, 'character.glb')),
      'sides after a dot, on the knight as it is': knight,
    };

    it.each(Object.keys(real))('%s', async (name) => {
      const glb = await real[name]!();
      const { glb: vrm } = await humanoidModel(bytesSource(glb), terms);
      expect(hashOf(vrm)).toBe(hashOf(glb));
      await expectPose(vrm, name);
    });

    it.each(Object.keys(rigSkeletons))('%s, renamed', async (convention) => {
      const { glb, bones } = renamedRig({ glb: await knight(), bones: knightBones }, convention);
      const { glb: vrm, report } = await humanoidModel(bytesSource(glb), terms);
      const { nodes } = glbParts(glb).json;
      const names = Object.entries(report.bones).map(([bone, node]) => [bone, nodes[node]!.name]);
      expect(Object.fromEntries(names)).toEqual(bones);
      expect(hashOf(vrm)).toBe(hashOf(glb));
      await expectPose(vrm, convention);
    });
  },
);

function hashOf(glb: Uint8Array): string {
  return createHash('sha256').update(glbParts(glb).bin).digest('hex');
}

async function expectPose(vrm: Uint8Array, name: string): Promise<void> {
  const found = await page.evaluate(
    ([data, pairs]) =>
      (
        globalThis as unknown as {
          pose(data: string, pairs: [string, string][]): Promise<(number[] | null)[]>;
        }
      ).pose(data, pairs),
    [Buffer.from(vrm).toString('base64'), expected.map(([from, to]) => [from, to])] as [
      string,
      [string, string][],
    ],
  );
  const folder = process.env.MESHWRIGHT_PICTURES;
  if (folder)
    await writeFile(
      join(folder, `vrm-${name.replace(/\W+/g, '-')}.png`),
      await page.locator('canvas').screenshot(),
    );
  let worst = 0;
  for (const [index, [from, , direction]] of expected.entries()) {
    const got = found[index];
    if (got === null && /Index/.test(from)) continue;
    const dot = got!.reduce((sum, value, axis) => sum + value * direction[axis]!, 0);
    const degrees = (Math.acos(Math.min(1, dot)) * 180) / Math.PI;
    expect(degrees, from).toBeLessThan(5);
    worst = Math.max(worst, degrees);
  }
  console.log(`${name}: ${found.filter(Boolean).length} directions, ${worst.toFixed(2)} degrees off at most`);
}
