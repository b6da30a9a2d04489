import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pictureDifference } from '@meshwright/runtime/white-box';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { firefoxMissing, launchFirefox } from '@meshwright/testing/firefox';
import { repository } from '@meshwright/testing/repository';
import { createProject } from 'create-meshwright';
import { expect, it, onTestFinished } from 'vitest';

const missing = browserMissing() ?? firefoxMissing();
const size = { width: 480, height: 480 };

it.skipIf(missing).each(['three', 'babylon'])(
  `the template %s shows the placeholder and then the model in Firefox as in Chromium${missing ? ` (skipped: ${missing})` : ''}`,
  async (template) => {
    const address = await startGame(template);
    const firefox = await launchFirefox();
    onTestFinished(() => firefox.close());
    await firefox.open(address, size);
    const seen = (await firefox.evaluate(`(${watchGame})()`)) as string;
    const [lines, placeholder, model] = JSON.parse(seen) as Watched;
    expect(lines.at(-1)).toBe('Ready');
    expect(lines.some((line) => /^Making it: \d+ %$/.test(line))).toBe(true);

    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ viewport: size });
    await page.goto(address);
    const [, , wanted] = JSON.parse(await page.evaluate(watchGame)) as Watched;
    for (const [name, one, other, most] of [
      ['placeholder and model', placeholder, model, undefined],
      ['Firefox and Chromium', model, wanted, 3],
    ] as const) {
      const { pixels, mean } = pictureDifference(Uint8Array.from(one), Uint8Array.from(other));
      expect([name, pixels > 500]).toEqual([name, true]);
      if (most === undefined) expect([name, mean > 5]).toEqual([name, true]);
      else expect(mean).toBeLessThan(most);
    }
  },
);

/** Lines of the page in their order, the first picture that shows something, and the one of the model. */
type Watched = [lines: string[], placeholder: number[], model: number[]];

/** Runs in the page until it says that the asset is ready, or what went wrong. Resolves with `Watched` as text. */
async function watchGame(): Promise<string> {
  const canvas = document.querySelector('canvas')!;
  const page = [0xdf, 0xe7, 0xee];
  /** Reads the canvas in the task that drew it, four pixels as one; what has the colour of the page is nothing. */
  const picture = () => {
    const { width, height } = canvas;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.fillStyle = `rgb(${page})`;
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const out: number[] = [];
    for (let y = 0; y < height; y += 4)
      for (let x = 0; x < width; x += 4) {
        const mean = page.map((_, part) => {
          let sum = 0;
          for (let each = 0; each < 16; each++)
            sum += data[((y + (each >> 2)) * width + x + (each & 3)) * 4 + part]!;
          return Math.round(sum / 16);
        });
        const isNothing = mean.every((value, part) => Math.abs(value - page[part]!) < 3);
        out.push(...(isNothing ? [0, 0, 0] : mean), 255);
      }
    return out;
  };
  const lines: string[] = [];
  let first: number[] | undefined;
  for (let after = 0; after < 3; ) {
    await new Promise(requestAnimationFrame);
    const line = document.querySelector('output')!.value;
    if (lines.at(-1) !== line) lines.push(line);
    if (!line.startsWith('Making it')) after++;
    // Read rarely, so that the game goes on.
    else if (!first && picture().some((value, at) => at % 4 < 3 && value > 0)) first = picture();
  }
  return JSON.stringify([lines, first ?? [], picture()]);
}

/** Serves a game of a template until the test ends, as its `npm run dev` does, with the sources of the packages. */
async function startGame(template: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'template-'));
  const project = join(folder, 'game');
  await createProject(project, template);
  await symlink(join(repository, 'node_modules'), join(project, 'node_modules'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@meshwright/source', '--input-type=module', '--eval', program],
    { cwd: project, env: { ...process.env, XDG_STATE_HOME: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  return Promise.race([
    ended.then(() => Promise.reject(new Error(`The server ended: ${errors.join('')}`))),
    new Promise<string>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(line) ?? [];
        if (address) resolve(address);
      });
    }),
  ]);
}

const program = `import { createServer, defaultClientConditions } from 'vite';
const server = await createServer({
  cacheDir: '.vite',
  resolve: { conditions: ['@meshwright/source', ...defaultClientConditions] },
  server: { port: 0, host: '127.0.0.1', fs: { strict: false } },
});
await server.listen();
console.log(server.resolvedUrls.local[0]);`;
