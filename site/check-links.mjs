// Looks at a built site as a browser does: every link and picture within it leads to a file, and every anchor to an id.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Returns `page: address` for each that leads to nothing. */
export function brokenLinks(dist) {
  const pages = readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  const ids = new Map(pages.map((name) => [name, idsIn(readFileSync(join(dist, name), 'utf8'))]));
  return pages.flatMap((page) => {
    const text = readFileSync(join(dist, page), 'utf8');
    const addresses = [...text.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) =>
      address.replaceAll('&amp;', '&'),
    );
    return [...new Set(addresses)]
      .filter((address) => !/^(?:[a-z]+:|\/\/)/.test(address))
      .filter((address) => !leadsSomewhere(dist, page, address, ids))
      .map((address) => `${page}: ${address}`);
  });
}

function leadsSomewhere(dist, page, address, ids) {
  const [path, anchor] = address.split('#');
  const absolute = path === '' ? page : posix.join(path.startsWith('/') ? '' : posix.dirname(page), path);
  const name = decodeURIComponent(absolute.replace(/^\//, ''));
  const found = [name, `${name}index.html`, `${name}/index.html`].find(
    (each) => existsSync(join(dist, each)) && statSync(join(dist, each)).isFile(),
  );
  if (found === undefined) return false;
  return !anchor || !ids.has(found) || ids.get(found).has(decodeURIComponent(anchor));
}

function idsIn(text) {
  return new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
}
