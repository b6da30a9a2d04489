import { callScenario } from '@meshwright/testing/engines/call-scenario';
import type { Scenarios } from '@meshwright/testing/engines/scenarios';
import type { Browser } from 'playwright-core';

/** A page in which an engine runs. */
export interface EnginePage {
  /** Uncaught errors, and requests to other hosts. */
  readonly faults: readonly string[];
  run<K extends keyof Scenarios>(
    scenario: K,
    ...args: Parameters<Scenarios[K]>
  ): Promise<Awaited<ReturnType<Scenarios[K]>>>;
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** @param name of the script on the server */
export async function openEnginePage(browser: Browser, origin: string, name: string): Promise<EnginePage> {
  const page = await (await browser.newContext()).newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  // A page must not need another host, such as a CDN with decoders.
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') faults.push(`a request to ${hostname}`);
  });
  const reload = async () => {
    await page.goto(origin);
    await page.addScriptTag({ url: `/${name}.js`, type: 'module' });
    await page.waitForFunction(() => 'scenarios' in globalThis);
  };
  await reload();
  return {
    faults,
    run: (scenario, ...args) => callScenario(page, scenario, args),
    reload,
    close: () => page.context().close(),
  };
}

/** Returns why the browser has no WebGPU, or undefined. */
export async function missingWebgpu(browser: Browser, origin: string): Promise<string | undefined> {
  const page = await browser.newPage();
  await page.goto(origin);
  const found = await page.evaluate(async () => Boolean(await navigator.gpu?.requestAdapter()));
  await page.context().close();
  return found ? undefined : 'this Chromium has no WebGPU adapter, not even the software one';
}
