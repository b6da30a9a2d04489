import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from './navigation.ts';

const root = join(import.meta.dirname, '..');

/**
 * Returns the pages of the site for agents, in the form of llmstxt.org: each page once, with its first sentence.
 * @param origin of the site, without a slash at its end
 */
export function llmsText(origin = ''): string {
  const groups = Object.values(navigation.sidebar).flat();
  const lines = groups.flatMap(({ text, items }) => [
    `\n## ${text}\n`,
    ...items.map((item) => `- [${item.text}](${origin}${item.link}): ${firstSentence(item.link)}`),
  ]);
  return `# Meshwright\n\n> From a sentence or a picture to a correct 3D asset in a game: size, ground, clips, textures, and paid once.\n${lines.join('\n')}\n`;
}

/** Returns the first sentence of the first paragraph of a page, without its links. */
function firstSentence(link: string): string {
  const text = readFileSync(join(root, link.replace(/\.html$/, '.md')), 'utf8');
  const paragraph = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?```|<!--[\s\S]*?-->/g, '')
    .split(/\n{2,}/)
    .map((each) => each.trim())
    .find((each) => /^[\p{L}`[*"]/u.test(each));
  const plain = (paragraph ?? '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
  return /^.{20,}?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain;
}
