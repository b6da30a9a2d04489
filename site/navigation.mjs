// Menus of the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '../docs');
const page = (name) => {
  const [, text] = /^# (.*)$/m.exec(readFileSync(join(docs, `${name}.md`), 'utf8')) ?? [];
  return { text: text.replaceAll('`', ''), link: `/docs/${name}.html` };
};
// Groups that fold would be buttons within buttons, so the reference has a sidebar of its own.
const group = (text, names) => ({ text, items: names.map(page) });
const reference = readdirSync(join(docs, 'api')).map((file) => `api/${file.replace('.md', '')}`);

export const navigation = {
  nav: [
    { text: 'Start', link: '/docs/start/web-game.html' },
    { text: 'Concepts', link: '/docs/concepts.html' },
    { text: 'Troubleshooting', link: '/docs/troubleshooting.html' },
    { text: 'Reference', link: '/docs/api/client.html' },
  ],
  sidebar: {
    '/docs/api/': [group('Every public name', reference)],
    '/': [
      group(
        'Start',
        ['web-game', 'build-pipeline', 'blender', 'babylon', 'three-editor', 'service'].map(
          (name) => `start/${name}`,
        ),
      ),
      group('Understand', ['concepts', 'actions', 'troubleshooting', 'glossary', 'upgrading', 'where-is']),
      group('In a page', [
        'three',
        'react',
        'vue',
        'svelte',
        'babylon',
        'playcanvas',
        'decoders',
        'runtime',
        'progressive',
        'client',
        'proxy',
        'game',
        'gltf',
      ]),
      group('At build time', ['command-line', 'batches', 'pipeline', 'purchase', 'vite', 'mcp']),
      group('In an editor', [
        'studio',
        'panel',
        'blender',
        'babylon-inspector',
        'three-editor',
        'bring-your-own-host',
      ]),
      group('The API and the local service', [
        'specification',
        'contract',
        'service',
        'conformance',
        'engine',
      ]),
    ],
  },
};
