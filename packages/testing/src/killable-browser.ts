import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { type BrowserContext, chromium } from 'playwright-core';
import { browserCommand } from './browser.ts';
import { prepareContext } from './prepare-context.ts';

/** A headless Chromium with a profile on disk, which can be killed at any moment. */
export interface KillableBrowser {
  /** Context of the profile. */
  readonly context: BrowserContext;
  /** Resolves when it is gone. */
  readonly gone: Promise<unknown>;
  /** Sends SIGKILL to all of its processes: none of them shuts down cleanly. Resolves when it is gone. */
  kill(): Promise<void>;
}

/** Long enough for a busy machine, and short enough to open the profile again: after a kill Chromium may listen and never answer. */
const timeoutMs = 30_000;

/** Running browsers; they end with this process. */
const running = new Set<number>();
process.once('exit', () => running.forEach(kill));

/**
 * @param profile a folder; data that a killed browser left there is available to the next one
 * @param size of its window, in pixels: a small one saves CPU time, as the CPU draws it
 */
export async function startKillable(
  profile: string,
  [width, height]: readonly [number, number] = [800, 600],
): Promise<KillableBrowser> {
  const { executablePath, args, env } = await browserCommand();
  const browserProcess = spawn(
    executablePath,
    [
      ...args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--window-size=${width},${height}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
      '--disable-breakpad',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-sync',
      '--password-store=basic',
      'about:blank',
    ],
    // A separate process group, so that one signal reaches its renderers and services too.
    { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const pid = browserProcess.pid!;
  running.add(pid);
  const exited = once(browserProcess, 'exit').then(() => running.delete(pid));
  const address = await debuggingAddress(browserProcess.stderr);
  const browser = await chromium.connectOverCDP(address, { timeout: timeoutMs }).catch((error: unknown) => {
    kill(pid);
    throw error;
  });
  const [context] = browser.contexts();
  // A call to a browser that ends meanwhile may never be answered.
  await Promise.race([prepareContext(context!), exited]);
  return {
    context: context!,
    gone: exited,
    async kill() {
      kill(pid);
      await exited;
    },
  };
}

function kill(group: number): void {
  process.kill(-group, 'SIGKILL');
}

/** Reads the address that Chromium prints once it listens. Later output is read too, so that the pipe does not fill. */
function debuggingAddress(stderr: Readable): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
    stderr.once('end', () => reject(new Error(`Chromium ended before it listened:\n${printed}`)));
  });
}
