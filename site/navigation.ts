// Menus of the site. A package has its page in the menu that its package.json names; the other pages are listed here.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Menu, menus, ourPackages, pageOf } from '../tools/src/packages.ts';

interface Item {
  readonly text: string;
  readonly link: string;
}
interface Group {
  readonly text: string;
  readonly items: readonly Item[];
}

const root = join(import.meta.dirname, '..');
const start = ['web-game', 'build-pipeline', 'blender', 'babylon', 'three-editor', 'service'];
const understand = [
  'concepts',
  'reference/actions',
  'reference/conversions',
  'reference/hands',
  'reference/troubleshooting',
  'glossary',
  'upgrading',
  'where-is',
];
/** Web frameworks, a page each. */
const frameworks = ['next', 'sveltekit', 'nuxt', 'astro', 'express', 'fastify', 'webpack'];
/** Pages that are not of one package. */
const more: Readonly<Record<Menu, readonly string[]>> = {
  'In a page': ['decoders', 'progressive'],
  'At build time': ['batches', 'doctor', 'humanoid'],
  'In an editor': ['bring-your-own-host', 'files-for-engines'],
  'The API and the local service': [
    'emulator',
    'own-gpu',
    'one-to-many',
    'operations',
    'metrics',
    'specification',
    'reference/fields',
  ],
};

const page = (name: string): Item => {
  const [, text = name] = /^# (.*)$/m.exec(readFileSync(join(root, 'docs', `${name}.md`), 'utf8')) ?? [];
  return { text: text.replaceAll('`', ''), link: `/docs/${name}.html` };
};
const group = (text: string, names: readonly string[]): Group => ({ text, items: names.map(page) });

/** Returns the names of the pages of packages in a menu, by title. */
function ofPackages(menu: Menu): string[] {
  return ourPackages(root)
    .filter(({ facts }) => facts.menu === menu)
    .flatMap((each) => pageOf(root, each) ?? [])
    .map((path) => path.replace(/^docs\/|\.md$/g, ''))
    .sort((a, b) => page(a).text.localeCompare(page(b).text, 'en'));
}

// Groups that fold would be buttons within buttons, so the reference has a sidebar of its own.
const reference = readdirSync(join(root, 'docs/reference/api')).map(
  (file) => `reference/api/${file.replace('.md', '')}`,
);

export const navigation = {
  nav: [
    { text: 'Start', link: '/docs/start/web-game.html' },
    { text: 'Concepts', link: '/docs/concepts.html' },
    { text: 'Troubleshooting', link: '/docs/reference/troubleshooting.html' },
    { text: 'Reference', link: '/docs/reference/api/client.html' },
  ],
  sidebar: {
    '/docs/reference/api/': [group('Every public name', reference)],
    '/': [
      group('Start', [...start.map((name) => `start/${name}`), 'recipes']),
      group(
        'In a web framework',
        frameworks.map((name) => `frameworks/${name}`),
      ),
      group('Understand', understand),
      ...menus.map((menu) => group(menu, [...ofPackages(menu), ...more[menu]])),
    ],
  },
};
