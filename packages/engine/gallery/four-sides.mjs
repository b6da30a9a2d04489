// Makes models of 20 pictures and draws each beside its picture from four sides; prints what the task says of it.
// Usage: node packages/engine/gallery/four-sides.mjs [output file]
import { resolve } from 'node:path';
import sharp from 'sharp';
import { fromSources } from './from-sources.mjs';
import { inputPictures } from './input-pictures.mjs';
import { writeSheet } from './write-sheet.mjs';

const output = resolve(process.argv[2] ?? 'four-sides.png');
const cell = 160;
const { generate, imageTo3d, readModel, renderModel } = await fromSources(`
  export { imageTo3d } from './src/jobs/generate/image-to-3d.ts';
  export { generate } from './src/text-to-3d/generate.ts';
  export { readModel } from '../formats/src/index.ts';
  export { renderModel } from '@meshwright/look/render';`);

const sprite = spritePixels();
const raw = { width: 16, height: 16, channels: 4 };
const pictures = {
  ...(await inputPictures()),
  sprite: await sharp(sprite, { raw }).png().toBuffer(),
  'large sprite': await sharp(sprite, { raw }).resize(128, 128, { kernel: 'nearest' }).png().toBuffer(),
  sheet: await drawn(
    480,
    [0, 160, 320]
      .map(
        (x) =>
          `<circle cx="${x + 80}" cy="60" r="40" fill="#d9a066"/><path d="M${x + 45} 95h70v85h-70Z" fill="#3a6ea5"/>`,
      )
      .join(''),
  ),
  board: await drawn(
    420,
    '<rect width="100%" height="100%" fill="#fff"/><rect x="40" y="40" width="340" height="120" fill="#1d6b3a"/><rect x="91" y="67" width="53" height="53" fill="#222"/>',
  ),
};
for (const subject of ['barrel', 'vase', 'goblin', 'cat']) {
  const { document } = await generate({ prompt: subject, seed: 1, texture: { size: 256, emission: true } });
  pictures[subject] = await renderModel(document, { size: 512, transparent: true });
}
const tiles = [];
for (const [name, bytes] of Object.entries(pictures)) {
  const { files, standIn } = await imageTo3d(
    {
      family: 'image-to-3d',
      request: { target_formats: ['glb'], target_polycount: 8000 },
      files: { image: { name: `${name}.png`, bytes: new Uint8Array(bytes) } },
      seed: 1,
    },
    { progress() {}, signal: new AbortController().signal, thumbnailSize: 64 },
  );
  console.log(`${name} | ${standIn}`);
  const flat = { fit: 'contain', background: '#fff', kernel: 'nearest' };
  const shown = await sharp(bytes).resize(cell, cell, flat).flatten({ background: '#fff' }).png().toBuffer();
  tiles.push({ name: name.slice(0, 14), picture: shown });
  for (const turn of [0, 90, 180, 270]) {
    const document = await readModel({ name: 'model.glb', bytes: files['model.glb'] });
    const scene = document.getRoot().listScenes()[0];
    const root = document.createNode();
    for (const child of scene.listChildren()) root.addChild(child);
    const half = ((turn - 35) * Math.PI) / 360;
    scene.addChild(root.setRotation([0, Math.sin(half), 0, Math.cos(half)]));
    tiles.push({ name: String(turn), picture: await renderModel(document, { size: cell }) });
  }
}
await writeSheet(output, tiles, { columns: 10, cell });

function drawn(width, inner) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">${inner}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A face of 16 x 16 pixels. */
function spritePixels() {
  const pixels = Buffer.alloc(16 * 16 * 4);
  for (let y = 0; y < 16; y++)
    for (let x = 0; x < 16; x++) {
      const isEye = y > 4 && y < 8 && ((x > 3 && x < 6) || (x > 9 && x < 12));
      const color = isEye ? [255, 255, 255, 255] : [70, 180, 80, 255];
      if (Math.hypot(x - 7.5, y - 7.5) < 7.2) pixels.set(color, (y * 16 + x) * 4);
    }
  return pixels;
}
