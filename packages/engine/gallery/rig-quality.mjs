// Prints rig quality of the test bodies: joints outside the mesh, left against right, weights, stretch.
// Usage: node packages/engine/gallery/rig-quality.mjs [words of a body's name]
import { fromSources } from './from-sources.mjs';

const {
  bodyDocument,
  jointsOutside,
  readRig,
  rigDocument,
  sceneParts,
  sideError,
  skeletons,
  stretches,
  testBodies,
  weightError,
} = await fromSources(`
  export { bodyDocument, testBodies } from './src/testing/bodies.ts';
  export { jointsOutside, sideError, stretches, weightError } from './src/testing/reference/rig-quality.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { rigDocument } from './src/rig/rig-document.ts';
  export { sceneParts } from '../formats/src/mesh.ts';
  export { skeletons } from './src/rig/skeletons.ts';`);
const height = 1.7;
const selected = process.argv.slice(2).join(' ');

console.log(
  'body | faces | joints outside by over 2 % | left against right, % | weights off by | stretch at 45 degrees, 99 of 100 edges | its joint',
);
for (const body of testBodies.filter(({ name }) => name.includes(selected))) {
  const document = await bodyDocument(body);
  await rigDocument(document, { heightMetres: height });
  const [rig, parts] = [readRig(document), sceneParts(document)];
  let [stretch, worst] = [0, ''];
  for (const { name, marker, parent } of skeletons[body.kind]) {
    if (marker || parent === null) continue;
    const ratios = stretches(document, name);
    const high = ratios[Math.floor(ratios.length * 0.99)];
    if (high > stretch) [stretch, worst] = [high, name];
  }
  const faces = parts.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const row = [
    body.name,
    faces,
    jointsOutside(rig, parts, 0.02 * height).join(' ') || 'none',
    ((100 * sideError(rig)) / height).toFixed(2),
    weightError(document).toExponential(1),
    stretch.toFixed(2),
    worst,
  ];
  console.log(row.join(' | '));
}
