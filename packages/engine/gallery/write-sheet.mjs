import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { labelSvg } from './label.mjs';

const label = 20;

/** Writes pictures with labels below them into one PNG, row by row; `cell` is a picture's side in pixels. */
export async function writeSheet(output, pictures, { columns, cell }) {
  const tiles = pictures.flatMap(({ picture, name }, i) => {
    const left = (i % columns) * cell;
    const top = Math.floor(i / columns) * (cell + label);
    return [
      { input: Buffer.from(picture), left, top },
      { input: Buffer.from(labelSvg(name, cell, label)), left, top: top + cell },
    ];
  });
  const rows = Math.ceil(pictures.length / columns);
  const sheet = await sharp({
    create: { width: columns * cell, height: rows * (cell + label), channels: 3, background: '#eceef1' },
  })
    .composite(tiles)
    .png({ palette: true, quality: 90, effort: 8, compressionLevel: 9 })
    .toBuffer();
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, sheet);
  console.log(`${output}: ${pictures.length} pictures, ${Math.round(sheet.length / 1024)} kB`);
}
