// Links between the Markdown files of the repository, for the site: to a page where there is one, else to a copy of the
// file below /files/. A link to nothing fails the build.
import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';

/** Shown by a browser as they are; any other file gets the ending .txt. */
const shown = new Set(['.json', '.png', '.txt']);

/** Returns the anchor of a heading as GitHub writes it, so that one link works in both places. */
export function githubSlug(text) {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the rewrites of the pages, the plugin of the Markdown parser and the copying of linked files. */
export function repositoryLinks(root) {
  const linked = new Set();
  return {
    rewrites: { 'site/index.md': 'index.md', ':room/:name/README.md': ':room/:name/index.md' },
    use(markdown) {
      markdown.core.ruler.push('repository-links', ({ tokens, env }) => {
        // The page's own path, before it is rewritten.
        const page = env.realPath ?? env.path;
        for (const link of tokens.flatMap(({ children }) => children ?? [])) {
          if (link.type !== 'link_open') continue;
          const target = targetOf(root, page, link.attrGet('href'), linked);
          if (target) link.attrSet('href', target);
        }
      });
    },
    copyFiles(outDir) {
      for (const path of linked) copy(root, path, join(outDir, 'files'));
    },
  };
}

function targetOf(root, page, href, linked) {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return undefined;
  const [path, anchor] = href.split('#');
  const folder = posix.dirname(page.slice(root.length + 1));
  const name = posix.join(folder, decodeURIComponent(path)).replace(/\/$/, '');
  const suffix = anchor ? `#${anchor}` : '';
  if (!existsSync(join(root, name))) throw new Error(`${page}: ${href} links to nothing.`);
  if (name === 'README.md') return `/${suffix}`;
  const [, readme] = /^((?:packages|plugins|examples)\/[^/]+)(?:\/README\.md)?$/.exec(name) ?? [];
  if (readme && existsSync(join(root, readme, 'README.md'))) return `/${readme}/${suffix}`;
  if (/^(?:docs\/.*|CONTRIBUTING)\.md$/.test(name)) return `/${name.replace(/\.md$/, '.html')}${suffix}`;
  linked.add(name);
  return `/files/${copyName(root, name)}`;
}

function copyName(root, name) {
  if (statSync(join(root, name)).isDirectory()) return `${name}/index.txt`;
  return shown.has(extname(name)) ? name : `${name}.txt`;
}

function copy(root, name, files) {
  const from = join(root, name);
  const to = join(files, copyName(root, name));
  mkdirSync(dirname(to), { recursive: true });
  if (statSync(from).isDirectory()) writeFileSync(to, `${readdirSync(from).sort().join('\n')}\n`);
  else copyFileSync(from, to);
}
