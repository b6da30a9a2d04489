import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { panelPage, type SceneObject, type SuiteService } from '@meshwright/host-suite';
import type { MeshwrightPanelElement } from '@meshwright/panel/dom';
import { type KillableBrowser, startKillable } from '@meshwright/testing/killable-browser';
import type { Page } from 'playwright-core';
import type { StudioPage } from '../page/main.ts';
import { pageFiles } from '../server/page-files.ts';
import { serveStudio } from '../server/serve-studio.ts';

declare const studio: StudioPage;

/** Time of the browser's death: after a number of request starts and ends, plus milliseconds. */
interface KillMoment {
  readonly events: number;
  readonly laterMs: number;
}

/** Long, for busy machines; the test's own timeout is longer. */
const waiting = { timeout: 300_000 };

/** Studio in a browser with a profile on disk, which is killed and restarted. */
export interface KilledStudio {
  /**
   * Generates with that prompt, kills the browser at the moment, and reopens Studio.
   * @returns requests that had passed before the kill
   */
  generateAndDie(prompt: string, moment: KillMoment): Promise<string[]>;
  /** Presses the needed buttons until the newest job is in the scene. Returns the pressed ones. */
  runPanelJob(prompt: string): Promise<string[]>;
  scene(): Promise<readonly SceneObject[]>;
  page(): Page;
  stop(): Promise<void>;
}

export async function killedStudio(service: SuiteService): Promise<KilledStudio> {
  const profile = await mkdtemp(join(tmpdir(), 'meshwright-killed-'));
  const passed: string[] = [];
  let onPassed = () => {};
  const pass = (what: string) => {
    passed.push(what);
    onPassed();
  };
  const server = await serveStudio({
    files: await pageFiles(join(import.meta.dirname, '../page')),
    baseUrl: service.baseUrl,
    key: service.key,
    async fetch(input, init) {
      const name = `${init?.method} ${new URL(String(input)).pathname.replace(/[\da-f-]{36}/, 'ID')}`;
      pass(name);
      const answer = await fetch(input, init);
      pass(`${answer.status} ${name}`);
      return answer;
    },
  });
  let browser: KillableBrowser;
  let page: Page;
  const open = async () => {
    browser = await startKillable(profile);
    page = await browser.context.newPage();
    await page.goto(server.address);
    await page.waitForFunction(() => 'studio' in globalThis);
  };
  const press = (label: string) => panelPage(page).press(label);

  await open();
  return {
    page: () => page,
    async generateAndDie(prompt, { events, laterMs }) {
      await panelPage(page).set('Prompt', prompt);
      passed.length = 0;
      const over = page.waitForFunction(leftToDo, [prompt, 'Generate'] as const, waiting).catch(() => {});
      const reached = new Promise<void>((resolve) => {
        onPassed = () => passed.length >= events && resolve();
        onPassed();
      });
      const pressing = press('Generate');
      const pressed = pressing.catch(() => {});
      const refused = new Promise<never>((_, reject) => void pressing.catch(reject));
      await Promise.race([reached, over, refused]);
      refused.catch(() => {});
      // The delay is the tested condition, not a wait for an event.
      await new Promise((resolve) => setTimeout(resolve, laterMs));
      await browser.kill();
      await pressed;
      const before = [...passed];
      await open();
      return before;
    },
    async runPanelJob(prompt) {
      const done: string[] = [];
      for (;;) {
        const left = await page.waitForFunction(leftToDo, [prompt, ''] as const, waiting);
        const what = (await left.jsonValue()) as string;
        if (what === 'nothing') return done;
        done.push(what);
        if (what === 'Generate') await panelPage(page).set('Prompt', prompt);
        await press(what);
        await page.waitForFunction(leftToDo, [prompt, what] as const, waiting);
      }
    },
    scene: () => page.evaluate(() => studio.host.objects(studio.three)),
    async stop() {
      await browser.kill();
      await server.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Runs in the page: returns the next button to press for the job of a prompt, `nothing` when it is in the scene, and
 * false while it proceeds by itself or is unchanged.
 */
function leftToDo([prompt, before]: readonly [prompt: string, before: string]): string | false {
  const { panel } = document.querySelector('meshwright-panel') as MeshwrightPanelElement;
  const controls = panel!.view().sections.flatMap((section) => section.controls);
  const job = controls.find(({ id, label }) => id.startsWith('job/') && label === prompt);
  if (job?.kind === 'job' && job.state === 'done') return 'nothing';
  const urgent = /\/(adopt:.*|resend|resume|import)$/;
  const wanted = job?.kind === 'job' ? job.actions.find(({ id }) => urgent.test(id))?.label : 'Generate';
  return wanted !== undefined && wanted !== before ? wanted : false;
}
