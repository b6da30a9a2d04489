import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withActionPictures } from '../action-pictures.mjs';
import { githubSlug, repositoryLinks } from '../links.mjs';
import { llmsText } from '../llms.ts';
import { navigation } from '../navigation.ts';

const root = join(import.meta.dirname, '../..');
const packageFile = (name) => join(root, 'site/node_modules', name);
const links = repositoryLinks(root);

export default {
  title: 'Meshwright',
  description: 'From a sentence or a picture to a correct 3D asset in your game.',
  lang: 'en',
  srcDir: root,
  outDir: join(root, 'site/dist'),
  cacheDir: join(root, 'site/.cache'),
  // Pages are read where they are: docs/, the README of each package, and the start page of this folder.
  srcExclude: [
    'README.md',
    'fixtures/**',
    'starters/**',
    'packages/*/!(README).md',
    'plugins/*/!(README).md',
    'packages/*/*/**',
    'plugins/*/*/**',
  ],
  rewrites: links.rewrites,
  cleanUrls: false,
  lastUpdated: false,
  // Every other link is checked by links.mjs and, with its anchor, by check-links.mjs.
  ignoreDeadLinks: false,
  markdown: {
    anchor: { slugify: githubSlug },
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => links.use(markdown),
  },
  themeConfig: {
    ...navigation,
    outline: { level: 2, label: 'On this page' },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            // First steps come before the declarations that name the same words.
            boostDocument: (page) =>
              page.startsWith('/docs/start/') ? 3 : page.startsWith('/docs/reference/api/') ? 0.5 : 1,
          },
        },
      },
    },
    externalLinkIcon: true,
  },
  transformPageData(page) {
    page.title ||= relative('docs', page.relativePath);
  },
  transformHtml: (html) => html.replace('class="VPContent is-home"', 'class="VPContent is-home" role="main"'),
  vite: {
    publicDir: join(root, 'site/.cache/public'),
    plugins: [withActionPictures(root)],
    // Pages outside this folder do not see its node_modules.
    resolve: {
      alias: [
        {
          find: /^vue\/server-renderer$/,
          replacement: packageFile('@vue/server-renderer/dist/server-renderer.esm-bundler.js'),
        },
        { find: /^vue$/, replacement: packageFile('vue/dist/vue.runtime.esm-bundler.js') },
      ],
    },
    build: { chunkSizeWarningLimit: 2000 },
  },
  buildEnd({ outDir }) {
    links.copyFiles(outDir);
    writeFileSync(join(outDir, 'llms.txt'), llmsText());
  },
};
