// The templates as games of their own: made by the packed command, installed from the tarballs, started with one command
// on the embedded service, and looked at in a browser. The picture of each is kept in docs/templates.
//   MESHWRIGHT_KEEP_PICTURES=1 replaces the kept pictures by those of this run
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
const size = { width: 320, height: 240 };

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
