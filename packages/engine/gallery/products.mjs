// Draws every Creative Lab product of two drawn photos into one labelled sheet.
// Usage: node packages/engine/gallery/products.mjs [output.png], default docs/products.png
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { fromSources } from './from-sources.mjs';
import { writeSheet } from './write-sheet.mjs';

const output = resolve(process.argv[2] ?? join(import.meta.dirname, '../../../docs/products.png'));
const cell = 200;

/** Name on the keychain, and the drawing in 200 by 200 units. */
const photos = [
  [
    'Kitty',
    '<path d="M38 94 L40 20 L78 44 H122 L160 20 L162 94 Q160 128 142 136 Q160 160 158 192 H42 Q40 160 58 136 Q40 128 38 94Z" fill="#e0913a"/><path d="M44 62 L46 32 L70 48Z M156 62 L154 32 L130 48Z" fill="#f2b9a0"/><path d="M84 44 h5 v18 h-5z M98 40 h5 v24 h-5z M112 44 h5 v18 h-5z" fill="#8a4f1d"/><circle cx="72" cy="88" r="13" fill="#2c4a2a"/><circle cx="128" cy="88" r="13" fill="#2c4a2a"/><circle cx="76" cy="84" r="4" fill="#fff"/><circle cx="132" cy="84" r="4" fill="#fff"/><ellipse cx="100" cy="116" rx="24" ry="17" fill="#f7ead6"/><path d="M93 106 H107 L100 114Z" fill="#d06a6a"/><path d="M88 119 Q94 126 100 119 Q106 126 112 119" fill="none" stroke="#5a3a20" stroke-width="3"/><ellipse cx="100" cy="166" rx="29" ry="25" fill="#f7ead6"/>',
  ],
  [
    'Ada',
    '<path d="M80 54 V28 Q100 2 120 28 V54Z" fill="#4a2c1a"/><rect x="93" y="48" width="14" height="18" fill="#dba57f"/><ellipse cx="100" cy="36" rx="15" ry="19" fill="#e6b08a"/><path d="M84 34 Q86 16 102 16 Q116 16 116 32 Q106 22 84 34Z" fill="#4a2c1a"/><circle cx="94" cy="37" r="2.4" fill="#2a1c14"/><circle cx="106" cy="37" r="2.4" fill="#2a1c14"/><path d="M94 45 Q100 50 106 45" fill="none" stroke="#a0523c" stroke-width="2"/><path d="M70 66 Q100 54 130 66 L136 116 H124 L122 86 V126 H78 V86 L76 116 H64Z" fill="#2d62b8"/><path d="M64 116 H76 L75 126 H65Z M124 116 H136 L135 126 H125Z" fill="#e6b08a"/><path d="M78 126 H122 V186 H104 V140 H96 V186 H78Z" fill="#3a3c46"/><path d="M74 184 H97 V192 H74Z M103 184 H126 V192 H103Z" fill="#d8d4cc"/>',
  ],
];

const { jobs, openKernel, productKinds, readDesign, readModel, renderModel, runJob } = await fromSources(`
  export { jobs } from './src/jobs.ts';
  export { openKernel } from './src/print/solid/kernel.ts';
  export { productKinds } from './src/creative-lab/product-kinds.ts';
  export { readDesign } from './src/creative-lab/design.ts';
  export { renderModel } from '@meshwright/look/render';
  export { runJob } from './src/job/run-job.ts';
  export { readModel } from '@meshwright/formats';`);
const kernel = await openKernel();
const pictures = [];
for (const [name, drawing] of photos) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="800" height="800"><rect width="200" height="200" fill="#dfe8ee"/>${drawing}</svg>`;
  const photo = Uint8Array.from(await sharp(Buffer.from(svg)).png().toBuffer());
  pictures.push({ name: 'photo', picture: await sharp(photo).resize(cell, cell).toBuffer() });
  const design = await readDesign({ name, bytes: photo });
  for (const [kind, { make, view }] of Object.entries(productKinds)) {
    const { document } = await make({ kernel, design, request: {}, prototype: { name_text: name } });
    add(kind, await renderModel(document, { size: cell, view }));
  }
  const shade = await run('lamp-prototype', { image: { name, bytes: photo } });
  add('lamp', await small(shade));
  const parts = await run('lamp-build', { image: { name, bytes: shade.files['prototype.png'] } });
  add('lamp base', await drawn(parts.files['base.stl']));
  const fidget = await run('collapsible-fidget', { image: { name, bytes: photo } });
  add('collapsible fidget', await drawn(fidget.files['model.glb']));
}
process.stderr.write('\n');
await writeSheet(output, pictures, { columns: 5, cell });

function add(name, picture) {
  pictures.push({ name: name.replaceAll('-', ' '), picture });
  process.stderr.write(`\r${pictures.length} ${name.padEnd(20)}`);
}

function run(family, files) {
  const signal = new AbortController().signal;
  return runJob(jobs, { family, request: {}, files, seed: 1 }, { progress() {}, signal });
}

async function drawn(bytes) {
  const document = await readModel({ name: 'model', bytes: bytes.slice() });
  return renderModel(document, { size: cell, view: { azimuth: 24, elevation: 24 } });
}

function small({ files }) {
  return sharp(files['thumbnail.png']).resize(cell, cell).png().toBuffer();
}
