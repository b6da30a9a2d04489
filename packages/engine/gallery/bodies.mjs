// Rigs models of files and prints a row for each: accepted with its kind, what a walk does to it, how far its feet slide in a
// walk and a run in cm (median and 95th of 100 contacts) and the triangles before and after, or refused with the sentence. Skins and clips of the files are removed, the body at rest stays.
// With --files, every GLB file below a folder is a body of others: its skeleton is the truth and the rigging gets the mesh alone. A
// row has the errors of the joints in percent of the height of the body, the mean of both sides, in place of the slides.
// Usage: node packages/engine/gallery/bodies.mjs [--sheet FILE.png] FILE.glb... | --files DIR
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sheet: { type: 'string' }, files: { type: 'string' } },
});
const {
  bakeClip,
  clipLibrary,
  documentOf,
  findBody,
  inputModel,
  motionQuality,
  readRig,
  renderModel,
  rigDocument,
  rigFault,
  rigPassport,
  sceneParts,
  shareOf,
  showClip,
  unplaced,
  walkOf,
} = await fromSources(`
  export { clipLibrary } from './src/content/motions/library.ts';
  export { inputModel } from './src/job/input-model.ts';
  export { bakeClip } from './src/motion/bake-clip.ts';
  export { showClip } from './src/motion/show-clip.ts';
  export { findBody } from './src/rig/body/find-body.ts';
  export { unplaced } from './src/rig/placement.ts';
  export { readRig } from './src/rig/read-rig.ts';
  export { rigDocument } from './src/rig/rig-document.ts';
  export { rigFault, walkOf } from './src/rig/judge-rig.ts';
  export { motionQuality, shareOf } from './src/testing/reference/motion-quality.ts';
  export { documentOf, sceneParts } from '../formats/src/mesh.ts';
  export { rigPassport } from '../gltf/src/rig.ts';
  export { renderModel } from '@meshwright/look/render';`);

/** Joints of a person with their names in our skeleton and in the report of a skeleton of others. */
const measured = {
  shoulder: ['Arm', 'UpperArm'],
  elbow: ['ForeArm', 'LowerArm'],
  wrist: ['Hand', 'Hand'],
  hip: ['UpLeg', 'UpperLeg'],
  knee: ['Leg', 'LowerLeg'],
  ankle: ['Foot', 'Foot'],
};
const height = 1.7;
const pictures = [];
const columns = values.files ? [...Object.keys(measured)] : ['slide in a walk', 'in a run'];
console.log(
  `| body | kind | opened, % | stretch | sink, % | ${columns.join(' | ')} | triangles | or refused: |`,
);
console.log(`|---|---|---|---|---|${columns.map(() => '---|').join('')}---|---|`);
const files = values.files
  ? readdirSync(values.files, { recursive: true })
      .filter((name) => name.endsWith('.glb'))
      .sort()
      .map((name) => join(values.files, name))
  : positionals;
for (const file of files) {
  const name = basename(file, '.glb');
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const given = await inputModel({
      family: 'rigging',
      request: {},
      files: { model: { name: `${name}.glb`, bytes } },
      seed: 1,
    });
    const document = values.files ? meshOf(given) : given;
    const own = values.files ? await errorsOf(given, document, bytes) : null;
    const { before, after } = await rigDocument(document, { heightMetres: height });
    const fault = rigFault(document);
    const walk = walkOf(document);
    const rig = readRig(document);
    const figures =
      typeof walk === 'string'
        ? '- | - | -'
        : `${(100 * walk.opened).toFixed(2)} | ${walk.stretch.toFixed(1)} | ${(100 * walk.sink).toFixed(1)}`;
    const cells =
      own ?? ['walking', 'running'].map((key) => (fault === null ? slide(document, rig, key) : '-'));
    console.log(
      `| ${name} | ${rig.body.kind} | ${figures} | ${cells.join(' | ')} | ${before} to ${after} | ${fault ?? ''} |`,
    );
    if (values.sheet && fault === null) {
      const clip = clipLibrary().find(({ key }) => key === 'walking').clips[rig.body.kind];
      bakeClip(document, rig, clip, { name: 'walking' });
      for (const share of [0.1, 0.6]) {
        showClip(document, 'walking', clip.seconds * share);
        pictures.push({ name: name.slice(0, 18), picture: await renderModel(document, { size: 200 }) });
      }
    }
  } catch (error) {
    console.log(
      `| ${name} | | | | | ${columns.map(() => '| ').join('')}| ${error.message.replace(/^run rigging: /, '')} |`,
    );
  }
}
if (values.sheet) await writeSheet(values.sheet, pictures, { columns: 8, cell: 200 });

function slide(document, rig, key) {
  const clip = clipLibrary().find((entry) => entry.key === key).clips[rig.body.kind];
  const { slides } = motionQuality(document, clip, key);
  return [0.5, 0.95].map((share) => (100 * shareOf(slides, share)).toFixed(1)).join(' / ');
}

/** Returns the mesh of a model at rest: what has a skin as one object, the rest by its names. */
function meshOf(document) {
  return documentOf(
    sceneParts(document).map((part) => ({
      ...part,
      object: part.node.getSkin() ? 'body' : part.object,
      material: {
        name: part.material?.getName() ?? 'default',
        color: part.material?.getBaseColorFactor(),
      },
    })),
  );
}

/** Returns, for each measured joint, how far the joint that was found is from that of the skeleton of a file. */
async function errorsOf(given, mesh, bytes) {
  const { fitted, placement } = findBody(mesh).fit;
  const passport = await rigPassport(bytes).catch(() => null);
  const nodes = given.getRoot().listNodes();
  return Object.values(measured).map(([ours, others]) => {
    const errors = ['Left', 'Right'].flatMap((side) => {
      const bone = passport?.bones.find((entry) => entry.bone === side.toLowerCase() + others);
      const node = bone && nodes.find((entry) => entry.getName() === bone.name);
      const joint = fitted.joints.get(side + ours);
      if (fitted.kind !== 'biped' || !node || !joint) return [];
      const found = unplaced(joint, placement);
      const place = node.getWorldTranslation();
      return [100 * placement.scale * Math.hypot(...found.map((x, k) => x - place[k]))];
    });
    return errors.length < 2 ? '-' : ((errors[0] + errors[1]) / 2).toFixed(1);
  });
}
