// Pictures of the animation library for the table of actions: a still for each, and the moving preview behind it. They
// are made by the engine into site/.cache, which git ignores, and remade when an animation is new.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folderOf = (root) => join(root, 'site/.cache/public');
const stillOf = (key) => `/actions/${key}.webp`;

/**
 * Makes the pictures that are missing. Returns their number.
 * @param {string} root
 * @param {(made: number, of: number) => void} onPicture
 */
export async function makeActionPictures(root, onPicture = () => {}) {
  const folder = join(folderOf(root), 'actions');
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'docs/chest.png'), join(folderOf(root), 'chest.png'));
  const { animationLibrary } = await import('@meshwright/engine/pool');
  const missing = animationLibrary().filter(({ key }) => !existsSync(join(folder, `${key}.webp`)));
  if (missing.length === 0) return 0;
  const { clipPreview } = await import('@meshwright/engine');
  const { default: sharp } = await import('sharp');
  for (const [index, { key }] of missing.entries()) {
    const moving = await clipPreview(key);
    const { pages = 1 } = await sharp(moving).metadata();
    const still = await sharp(moving, { page: Math.floor(pages / 3) })
      .resize(96)
      .webp({ quality: 70 })
      .toBuffer();
    writeFileSync(join(folder, `${key}.gif`), moving);
    writeFileSync(join(folder, `${key}.webp`), still);
    onPicture(index + 1, missing.length);
  }
  return missing.length;
}

/** Adds the pictures to the rows of docs/reference/actions.md. */
export function withActionPictures(root) {
  return {
    name: 'action-pictures',
    enforce: 'pre',
    transform(text, id) {
      if (id !== join(root, 'docs/reference/actions.md')) return undefined;
      return text
        .replaceAll(/^\| Id \|/gm, '| Picture | Id |')
        .replaceAll(/^\| --- \|/gm, '| --- | --- |')
        .replaceAll(/^\| (?=\d+ \| (.*?) \| `(\w+)` \|$)/gm, (_, name, key) => {
          const picture = `<img src="${stillOf(key)}" alt="" width="96" height="96" loading="lazy">`;
          return `| <a href="/actions/${key}.gif" target="_blank" aria-label="Moving preview of ${name}">${picture}</a> | `;
        });
    },
  };
}
