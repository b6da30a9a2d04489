// The matrix: every way of writing a file, opened by every engine in the bundle of every bundler, with no
// Content-Security-Policy and with the strictest that works. A cell is a picture, compared with that of the unoptimised
// file in the same engine. Nothing is requested from another origin than the page's.
//   MESHWRIGHT_MATRIX_PICTURES=FOLDER keeps the pictures
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { bundlePage, bundlerNames, engineNames } from './matrix/bundle.mjs';
import { drawKinds } from './matrix/draw.mjs';
import { cellsTable, differences, unlike } from './matrix/judge.mjs';
import { kinds, writeModels } from './matrix/models.mjs';
import { policyOf } from './matrix/policies.mjs';
import { installMatrix } from './matrix/project.mjs';

const all = Object.keys(kinds);

/**
 * @param check runs one piece of work and notes whether it succeeded
 * @param registry of our packages
 * @returns a Markdown table of the cells
 */
export async function runMatrix(root, project, registry, check) {
  const source = async (path) => (await runnerImport(join(root, path), { configFile: false })).module;
  const { launchBrowser } = await source('test/browser.ts');
  const { pictureDifference } = await source('packages/runtime/src/testing/picture-difference.ts');
  const { texturedGlb } = await source('packages/runtime/src/testing/studio-models.ts');
  const ready = await check('matrix', 'installed, files written', async () => {
    await installMatrix(root, project, registry);
    await writeModels(root, project, texturedGlb(true));
  });
  if (!ready) return '';
  const browser = await launchBrowser();
  const cells = [];
  try {
    for (const engine of engineNames) {
      const use = (bundler, reference) =>
        useBundler({ browser, project, check, pictureDifference, cells }, { engine, bundler, reference });
      // Pictures are compared with those of the first bundler.
      const [first, ...others] = bundlerNames;
      const reference = await use(first);
      await twoAtOnce(others, (bundler) => use(bundler, reference));
    }
  } finally {
    await browser.close();
  }
  return cellsTable(cells, bundlerNames, all);
}

/** Bundles the page of an engine and opens it twice. @returns the picture of the unoptimised file */
async function useBundler(
  { browser, project, check, pictureDifference, cells },
  { engine, bundler, reference },
) {
  let page;
  let plain;
  await check('matrix', `${engine}, ${bundler}: bundled`, async () => {
    page = await bundlePage(project, engine, bundler);
  });
  for (const policy of page ? ['no policy', 'strict policy'] : []) {
    await check('matrix', `${engine}, ${bundler}, ${policy}`, async () => {
      const drawn = await drawPage(
        browser,
        page,
        join(project, 'models'),
        policy === 'strict policy' && engine,
      );
      keep(`${engine}-${bundler}-${policy}`, drawn);
      plain ??= drawn.plain.halves;
      const found = differences(drawn, reference ?? plain, pictureDifference);
      cells.push({ engine, bundler, policy, found });
      return unlike(found);
    });
  }
  return plain;
}

async function twoAtOnce(list, work) {
  const open = [...list];
  const lane = async () => {
    for (let next = open.shift(); next; next = open.shift()) await work(next);
  };
  await Promise.all([lane(), lane()]);
}

/** Draws every file, under a policy each file with others that need the same. @param strict engine, or false */
async function drawPage(browser, page, files, strict) {
  if (!strict) return drawKinds(browser, page, files, undefined, all);
  const drawn = {};
  const policies = new Map(all.map((kind) => [kind, policyOf(strict, kinds[kind])]));
  for (const policy of new Set(policies.values())) {
    const same = all.filter((kind) => policies.get(kind) === policy);
    Object.assign(drawn, await drawKinds(browser, page, files, policy, same));
  }
  return drawn;
}

function keep(name, drawn) {
  const folder = process.env.MESHWRIGHT_MATRIX_PICTURES;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const [kind, { png }] of Object.entries(drawn))
    if (png) writeFileSync(join(folder, `${name}-${kind}.png`), png);
}
