// The templates as games of their own: made by the packed command, installed from the tarballs, started with one command
// on the embedded service, and looked at in a browser. The picture of each is kept in docs/templates.
//   MESHWRIGHT_KEEP_PICTURES=1 replaces the kept pictures by those of this run
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readJson } from '@meshwright/tools/release/published';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { runAsync } from './run-async.mjs';

export const templateNames = ['three', 'babylon', 'playcanvas', 'react', 'vue', 'svelte', 'html'];
const size = { width: 320, height: 240 };
/** Edges fall to either side on other machines. */
const most = { mean: 3, far: 0.03 };

/** @returns { use(name), stop() } @param registry of our packages */
export async function openTemplates(root, folder, registry) {
  const { launchBrowser } = await source(root, 'test/browser.ts');
  const { pictureDifference } = await source(root, 'packages/runtime/src/testing/picture-difference.ts');
  const tool = join(folder, 'create');
  mkdirSync(tool, { recursive: true });
  const dependencies = { 'create-meshwright': registry.tarballUrl('create-meshwright') };
  writeFileSync(join(tool, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await install(tool, registry);
  const browser = await launchBrowser();
  return {
    /** Resolves to sentences of what is wrong. */
    async use(name) {
      await runAsync('npx', ['--no-install', 'create-meshwright', `../${name}`, '--template', name], tool);
      const project = join(folder, name);
      await install(project, registry);
      const game = await start(project);
      try {
        const page = await browser.newPage({ viewport: size });
        const faults = await shown(page, game.url);
        const { data } = await sharp(await page.screenshot())
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        await page.close();
        return [...faults, ...(await compared(root, name, data, pictureDifference))];
      } finally {
        await game.stop();
      }
    },
    stop: () => browser.close(),
  };
}

async function source(root, path) {
  return (await runnerImport(join(root, path), { configFile: false })).module;
}

async function install(project, registry) {
  writeFileSync(join(project, '.npmrc'), `@meshwright:registry=${registry.url}\n`);
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runAsync('npm', ['install', ...flags], project);
}

/** Runs `npm run dev` until it prints its address. */
async function start(project) {
  const { scripts } = readJson(join(project, 'package.json'));
  const port = scripts.dev === 'vite' ? ['--', '--port', '0', '--host', '127.0.0.1'] : [];
  // The journal of the user is not for tests.
  const env = { ...process.env, XDG_STATE_HOME: join(project, '.state'), PORT: '0', NO_COLOR: '1' };
  const child = spawn('npm', ['run', 'dev', ...port], { cwd: project, env, detached: true });
  const printed = [];
  child.stderr.on('data', (text) => printed.push(String(text)));
  const ended = once(child, 'exit');
  const url = await Promise.race([
    ended.then(() => Promise.reject(new Error(`npm run dev ended:\n${printed.join('')}`))),
    new Promise((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        printed.push(`${line}\n`);
        const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
        if (found) resolve(found);
      });
    }),
  ]);
  return {
    url,
    async stop() {
      // npm starts others: the whole group ends.
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Waits for the page's title, and returns errors and requests to other hosts. */
async function shown(page, url) {
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') faults.push(`a request to ${hostname}`);
  });
  await page.goto(url);
  const usual = /^(Meshwright,|\d+ %)/;
  await page.waitForFunction((text) => !new RegExp(text).test(document.title), usual.source, {
    timeout: 300_000,
  });
  const title = await page.title();
  if (title !== 'Ready') faults.push(`the page says: ${title}`);
  // The title changes before the frame that shows the model.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return faults;
}

async function compared(root, name, pixels, pictureDifference) {
  const file = join(root, 'docs/templates', `${name}.png`);
  if (process.env.MESHWRIGHT_KEEP_PICTURES) {
    mkdirSync(join(root, 'docs/templates'), { recursive: true });
    await sharp(pixels, { raw: { ...size, channels: 4 } })
      .png({ palette: true })
      .toFile(file);
    return [];
  }
  if (!existsSync(file))
    return [`docs/templates has no picture of it, only ${readdirSync(join(root, 'docs'))}`];
  const kept = await sharp(file).ensureAlpha().raw().toBuffer();
  const { mean, far } = pictureDifference(pixels, kept);
  console.log(
    `     ${name}: mean difference ${mean.toFixed(2)} of 255, ${(100 * far).toFixed(1)} % of pixels over 8`,
  );
  return mean <= most.mean && far <= most.far ? [] : [`it looks unlike docs/templates/${name}.png`];
}
