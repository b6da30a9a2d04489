// Prints how far the shoulder, the elbow and the wrist of rigged persons are from their own, in cm of a body 1.7 m tall, the mean of
// both sides, and in brackets how much further out along the arm. The own joints are those of the skeleton of a file, those that a
// person with fingers was made with, and of a person made from words, the shoulder's hinge and shares of the arm.
// Usage: node packages/engine/gallery/arm-joints.mjs [--only WORDS] FILE.glb...
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
});
const { findBody, generate, personWithFingers, readModel, sceneParts, unplaced } = await fromSources(`
  export { readModel } from '../formats/src/index.ts';
  export { sceneParts } from '../formats/src/mesh.ts';
  export { findBody } from './src/rig/body/find-body.ts';
  export { unplaced } from './src/rig/placement.ts';
  export { personWithFingers } from './src/testing/person-with-fingers.ts';
  export { generate } from './src/text-to-3d/generate.ts';`);

const withFingers = {
  'T-pose': { degrees: 0 },
  'T-pose, fingers spread': { degrees: 0, spread: 16 },
  'T-pose, fingers together': { degrees: 0, spread: 0 },
  'T-pose, gloves': { degrees: 0, thick: 1.6, hand: 1.1 },
  'T-pose, slender': { degrees: 0, thick: 0.85 },
  'T-pose, short arms': { degrees: 0, long: 0.8, hand: 0.85 },
  'T-pose, long arms': { degrees: 0, long: 1.3 },
  'T-pose, large hands': { degrees: 0, long: 0.8, hand: 1.7, thick: 1.2 },
  'A-pose': { degrees: 45 },
  'A-pose, fingers spread': { degrees: 35, spread: 16 },
  'A-pose, gloves': { degrees: 45, thick: 1.6, hand: 1.1 },
  'A-pose, slender': { degrees: 50, thick: 0.85 },
  'A-pose, large hands': { degrees: 45, long: 0.8, hand: 1.7, thick: 1.2 },
  'arms nearly down': { degrees: 70 },
};
const prompts = (
  'a person,a knight,a farmer,a pirate,a robot,an orc,a goblin,a girl,a mage in a robe,an ogre with a club,a knight with a sword and a shield,' +
  'a princess in a gown,an astronaut,a boxer,a chibi girl,a chibi knight,a heroic knight,a realistic woman,a realistic soldier,' +
  'a ninja with two daggers,an angel with wings'
).split(',');
const angles = { 't-pose': 90, 'a-pose': 45, rest: 15 };
/** Joints of an arm with their names in the skeletons of files. */
const names = {
  shoulder: { own: 'Arm', low: 'upperarm' },
  elbow: { own: 'ForeArm', low: 'lowerarm' },
  wrist: { own: 'Hand', low: 'hand' },
};
const means = {};

for (const [name, arms] of Object.entries(withFingers)) {
  const { document, joints } = await personWithFingers(arms);
  report('with fingers', name, document, (side, { own }) => joints[own].map((x, k) => (k ? x : side * x)));
}
for (const pose of Object.keys(angles))
  for (const prompt of prompts) {
    const { document } = await generate({ prompt, seed: 1, texture: null, pose, detail: 0.5 });
    report(`from words, ${pose}`, prompt, document, (side, { own }) =>
      madeJoint(document, prompt, pose, side, own),
    );
  }
for (const file of positionals) {
  const document = await readModel({ name: basename(file), bytes: new Uint8Array(readFileSync(file)) });
  const nodes = document.getRoot().listNodes();
  report('of files', basename(file), document, (side, { own, low }) => {
    const wanted = side > 0 ? [`Left${own}`, `${low}.l`] : [`Right${own}`, `${low}.r`];
    return nodes.find((node) => wanted.includes(node.getName())).getWorldTranslation();
  });
}
for (const [group, errors] of Object.entries(means)) {
  const mean = (all) => (all.reduce((sum, error) => sum + error, 0) / all.length).toFixed(1);
  const cells = Object.keys(names).map(
    (joint) => `${mean(errors[joint])}, at most ${Math.max(...errors[joint]).toFixed(1)}`,
  );
  console.log(`| mean of ${errors.wrist.length} | ${group} | ${cells.join(' | ')} |`);
}

function report(group, name, document, own) {
  if (!`${group}, ${name}`.includes(values.only)) return;
  try {
    const { fitted, placement } = findBody(document).fit;
    if (fitted.kind !== 'biped') throw new Error('it was read as an animal');
    const heights = sceneParts(document).flatMap(({ positions }) =>
      [...positions].filter((_, i) => i % 3 === 1),
    );
    const extent = heights.reduce((a, b) => Math.max(a, b)) - heights.reduce((a, b) => Math.min(a, b));
    const cm = 170 / extent;
    means[group] ??= { shoulder: [], elbow: [], wrist: [] };
    const cells = Object.entries(names).map(([joint, words]) => {
      let [error, further] = [0, 0];
      for (const side of [1, -1]) {
        const found = unplaced(fitted.joints.get(`${side > 0 ? 'Left' : 'Right'}${words.own}`), placement);
        const way = minus(own(side, names.wrist), own(side, names.shoulder));
        const off = minus(found, own(side, words));
        error += (Math.hypot(...off) * cm) / 2;
        further += (off.reduce((sum, x, k) => sum + x * way[k], 0) / Math.hypot(...way)) * (cm / 2);
      }
      means[group][joint].push(error);
      return `${error.toFixed(1)} (${further.toFixed(1)})`;
    });
    console.log(`| ${name} | ${group} | ${cells.join(' | ')} |`);
  } catch (error) {
    console.log(`| ${name} | ${group} | ${error.message.slice(0, 160)} |`);
  }
}

/** Returns a joint of a person made from words: the forearm begins at 0.42 of the arm, and the hand at 0.75, which a glove or a fist moves. */
function madeJoint(document, prompt, pose, side, joint) {
  const arm = document
    .getRoot()
    .listNodes()
    .find((node) => node.getName().endsWith(side > 0 ? '_arm_left' : '_arm_right'));
  const shoulder = arm.getWorldTranslation();
  const angle = (angles[pose] * Math.PI) / 180;
  const way = [side * Math.sin(angle), -Math.cos(angle), 0];
  const meshes = [];
  arm.traverse((node) => meshes.push(...(node.getMesh()?.listPrimitives() ?? [])));
  let long = 0;
  for (const { primitive, positions } of sceneParts(document))
    for (let i = 0; meshes.includes(primitive) && i < positions.length; i += 3)
      long = Math.max(
        long,
        minus(positions.slice(i, i + 3), shoulder).reduce((sum, x, k) => sum + x * way[k], 0),
      );
  const wrist = /boxer|astronaut/.test(prompt) ? 0.715 : /club|sword|dagger/.test(prompt) ? 0.805 : 0.754;
  const share = { Arm: 0, ForeArm: wrist * 0.558, Hand: wrist }[joint];
  return shoulder.map((x, k) => x + way[k] * share * long);
}

function minus(a, b) {
  return [0, 1, 2].map((k) => a[k] - b[k]);
}
