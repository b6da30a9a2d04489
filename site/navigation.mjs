// Menus of the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../docs');
const page = (name) => {
  const [, text] = /^# (.*)$/m.exec(readFileSync(join(docs, `${name}.md`), 'utf8')) ?? [];
  return { text: text.replaceAll('`', ''), link: `/docs/${name}.html` };
};
const group = (text, names, collapsed = true) => ({ text, collapsed, items: names.map(page) });
const reference = readdirSync(join(docs, 'api')).map((file) => `api/${file.replace('.md', '')}`);

export const navigation = {
  nav: [
    { text: 'Start', link: '/docs/start/web-game.html' },
    { text: 'Concepts', link: '/docs/concepts.html' },
    { text: 'Troubleshooting', link: '/docs/troubleshooting.html' },
    { text: 'Reference', link: '/docs/api/client.html' },
  ],
  sidebar: [
    group(
      'Start',
      ['web-game', 'build-pipeline', 'blender', 'babylon', 'three-editor', 'service'].map(
        (name) => `start/${name}`,
      ),
      false,
    ),
    group(
      'Understand',
      ['concepts', 'actions', 'troubleshooting', 'glossary', 'upgrading', 'where-is'],
      false,
    ),
    group('In a page', ['three', 'babylon', 'runtime', 'client', 'proxy', 'game', 'gltf']),
    group('At build time', ['command-line', 'pipeline', 'vite', 'mcp']),
    group('In an editor', [
      'studio',
      'panel',
      'blender',
      'babylon-inspector',
      'three-editor',
      'bring-your-own-host',
    ]),
    group('The API and the local service', ['specification', 'contract', 'service', 'engine']),
    group('Every public name', reference),
  ],
};
