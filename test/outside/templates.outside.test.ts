// The templates as games of their own: made by the packed command, installed from the tarballs, started with one command
// on the embedded service, and looked at in a browser. The picture of each is kept in docs/templates.
//   MESHWRIGHT_KEEP_PICTURES=1 replaces the kept pictures by those of this run
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { pictureDifference } from '@meshwright/runtime/white-box';
import { launchBrowser } from '@meshwright/testing/browser';
import { templates } from 'create-meshwright';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { managers } from './testing/managers.ts';
import { npmInstall } from './testing/npm-install.ts';
import { manifestOf } from './testing/packed.ts';
import { ourRegistry } from './testing/registry.ts';
import { outsideEnv } from './testing/run-command.ts';
import { newFolder, root, slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

const names = Object.keys(templates);
const size = { width: 480, height: 480 };
const phone = { width: 390, height: 844 };
const slowPoll = { timeout: 60_000 };
const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

describeInstalled('the template', () => {
  const tool = newFolder('create');
  let browser: Browser;

  beforeAll(async () => {
    const { tarballUrl } = await ourRegistry();
    await managers.npm.install(tool, { 'create-meshwright': tarballUrl('create-meshwright') });
    browser = await launchBrowser();
  }, slow);
  afterAll(() => browser?.close());

  it.each(names)(
    '%s becomes a game that looks like its kept picture',
    async (name) => {
      await managers.npm.exec(tool, 'create-meshwright', [`../template-${name}`, '--template', name]);
      const project = newFolder(`template-${name}`);
      await npmInstall(project, (await ourRegistry()).url);
      const page = await browser.newPage({ viewport: size });
      onTestFinished(() => page.close());
      const faults = noteFaults(page);
      await page.goto(await startGame(project));
      await expectLine(page, 'Ready');
      // The line changes before the frame that shows the model.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const picture = await page.screenshot();
      expect(faults).toEqual([]);
      expect(await violationsOf(page)).toEqual([]);
      await page.setViewportSize(phone);
      await expect.poll(async () => edgeColors(await page.screenshot()), slowPoll).toBe(1);
      await page.route('**/api/meshwright/**', (route) =>
        route.fulfill({ status: 403, json: { message: 'No credits for today.' } }),
      );
      await page.fill('input', 'a small lighthouse');
      await page.click('button');
      await expect.poll(() => page.textContent('output'), slowPoll).toContain('No credits for today');
      await expectTypes(project);
      const kept = join(root, 'docs/templates', `${name}.png`);
      if (process.env.MESHWRIGHT_KEEP_PICTURES) await sharp(picture).png({ palette: true }).toFile(kept);
      const { mean, far } = pictureDifference(await pixelsOf(picture), await pixelsOf(kept));
      // Edges fall to either side on other machines.
      expect(mean).toBeLessThanOrEqual(3);
      expect(far).toBeLessThanOrEqual(0.03);
    },
    slow,
  );
});

/** Waits until the page says that the asset is there, or what went wrong. */
async function expectLine(page: Page, line: string): Promise<void> {
  const shown = page.locator('output');
  await page.waitForFunction(
    () => !/^(|Making it.*)$/.test(document.querySelector('output')?.textContent ?? ''),
    undefined,
    { timeout: 300_000 },
  );
  expect(await shown.textContent()).toBe(line);
}

async function violationsOf(page: Page): Promise<unknown[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string }[] }> };
    };
    return (await checker.run()).violations.map(({ id }) => id);
  });
}

/** Counts the colours at the left and right edge of a page above its field: one where the asset is not cut off. */
async function edgeColors(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<string>();
  for (let y = 0; y < info.height * 0.8; y++)
    for (const x of [1, info.width - 2]) {
      const at = (y * info.width + x) * 3;
      // Lights of an engine may round a background by a step.
      colors.add([...data.subarray(at, at + 3)].map((value) => value >> 3).join());
    }
  return colors.size;
}

/** Compiles a project that is TypeScript, with what it has installed. */
async function expectTypes(project: string): Promise<void> {
  if (!existsSync(join(project, 'tsconfig.json'))) return;
  const tsc = require.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
  const compiled = await promisify(execFile)(process.execPath, [tsc, '-p', project]).catch((error) => error);
  expect(compiled.stdout).toBe('');
}

const pixelsOf = (picture: Buffer | string) => sharp(picture).ensureAlpha().raw().toBuffer();

/** Runs `npm run dev` until the test ends. @returns the address that it prints */
async function startGame(project: string): Promise<string> {
  const { scripts } = manifestOf(project);
  const port = scripts?.dev === 'vite' ? ['--', '--port', '0', '--host', '127.0.0.1'] : [];
  // The journal of the user is not for tests.
  const env = { ...outsideEnv(), XDG_STATE_HOME: join(project, '.state'), PORT: '0', NO_COLOR: '1' };
  const child = spawn('npm', ['run', 'dev', ...port], { cwd: project, env, detached: true });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    // npm starts others: the whole group ends.
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM');
    await ended;
  });
  const printed: string[] = [];
  child.stderr.on('data', (text) => printed.push(String(text)));
  return await Promise.race([
    ended.then(() => Promise.reject(new Error(`npm run dev ended:\n${printed.join('')}`))),
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        printed.push(`${line}\n`);
        const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
        if (found) resolve(found);
      });
    }),
  ]);
}

/** @returns a list that gets the page's errors and its requests to other hosts */
function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== '127.0.0.1') faults.push(`a request to ${hostname}`);
  });
  return faults;
}
