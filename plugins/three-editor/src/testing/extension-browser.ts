import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserEnv } from '@meshwright/testing/browser-clock';
import { prepareContext } from '@meshwright/testing/prepare-context';
import { type BrowserContext, chromium } from 'playwright-core';

const paths = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
const path = paths.find((each) => each !== undefined && existsSync(each));

/**
 * Returns why no extension can be tested here: the Chromium from npm is missing, and branded browsers do not load
 * them.
 */
export function extensionsMissing(): string | undefined {
  return path
    ? undefined
    : 'no Chromium with extensions found: install chromium, or set CHROMIUM_PATH to one';
}

/** A profile, which outlives the browser. */
export interface Profile {
  /** Starts a browser with this profile and the extension. */
  launch(): Promise<BrowserContext>;
  remove(): Promise<void>;
}

export async function newProfile(extension: string): Promise<Profile> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-profile-'));
  return {
    async launch() {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: path!,
        env: browserEnv(),
        headless: true,
        viewport: { width: 1280, height: 800 },
        ignoreDefaultArgs: ['--disable-extensions'],
        args: [
          '--no-sandbox',
          '--use-angle=swiftshader',
          '--enable-unsafe-swiftshader',
          `--disable-extensions-except=${extension}`,
          `--load-extension=${extension}`,
        ],
      });
      await prepareContext(context);
      return context;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
