import { join } from 'node:path';
import type { MeshwrightPanelElement } from '@meshwright/panel/dom';
import type { StudioPage } from '@meshwright/studio/white-box';
import { pageFiles, type StudioServer, serveStudio } from '@meshwright/studio/white-box';
import { type KillableBrowser, startKillable } from '@meshwright/testing/killable-browser';
import { repository } from '@meshwright/testing/repository';
import type { Page } from 'playwright-core';
import { type Silence, silence } from '../silence.ts';
import type { Attempt, AttemptEnd, RunContext, Way } from '../way.ts';
import { isQuestion, type JobView, type PanelControls, runPanelJob } from './run-panel-job.ts';

declare const studio: StudioPage;

/** Large enough for the panel; both engines draw on the CPU. */
const windowSize = [480, 360] as const;

/** Bundled once for all runs. */
let files: ReturnType<typeof pageFiles> | undefined;

/** Studio in Chromium, with a profile on disk. The browser is killed, and the page is opened again. */
export const studioWay: Way = {
  name: 'studio',
  purchases: 1,
  async open(context) {
    files ??= pageFiles(join(repository, 'plugins/studio/src/page'));
    const { MESHWRIGHT_BASE_URL: baseUrl, MESHWRIGHT_API_KEY: key } = context.account.env;
    const server = await serveStudio({ files: await files, baseUrl, key });
    const choices: string[] = [];
    const scene = new Set<string>();
    return {
      attempt: () => attempt(context, server, choices, scene),
      settle: async (_, task) => void choices.push(task ? `/adopt:${task}` : '/resend'),
      delivered: async () => [...scene],
      close: () => server.stop(),
    };
  },
};

function attempt(
  { folder, number }: RunContext,
  { address }: StudioServer,
  choices: string[],
  scene: Set<string>,
): Attempt {
  let browser: KillableBrowser | undefined;
  let killed: Promise<void> | undefined;
  const launched = startKillable(join(folder, 'profile'), windowSize).then((started) => {
    browser = started;
  });
  let measure: Silence | undefined;
  const longest = () => measure?.longest() ?? { silentMs: 0 };
  const use = async ({ context }: KillableBrowser): Promise<AttemptEnd> => {
    const page = await context.newPage();
    // Studio is requested in an open tab: how long the browser takes to open it is no step of Studio.
    measure = silence();
    await page.goto(address, { waitUntil: 'commit' });
    measure.heard('the page has begun');
    await panelOpened(page, measure.heard);
    const job = await runPanelJob(panelOf(page), `a studio box number ${number}`, choices, measure.heard);
    for (const ref of await tasksInScene(page)) scene.add(/:([^@]+)/.exec(ref)![1]!);
    const status = job.state === 'done' ? 'done' : 'stopped';
    const text = `${job.state}: ${job.text}`;
    return { status, text, isQuestion: isQuestion(job), ...longest() };
  };
  const go = async (): Promise<AttemptEnd> => {
    try {
      await launched;
      // A call to a browser that ends meanwhile may never be answered.
      const gone = browser!.gone.then(() => Promise.reject(new Error('the browser has ended')));
      return await Promise.race([use(browser!), gone]);
    } catch (error) {
      return { status: killed ? 'killed' : 'stopped', text: String(error), ...longest() };
    } finally {
      await (killed ?? browser?.kill());
    }
  };
  return {
    begun: launched.catch(() => {}),
    kill() {
      if (!browser || killed) return false;
      killed = browser.kill();
      return true;
    },
    ended: go(),
  };
}

/** Resolves when the panel is present; text the page shows before counts as a sign of life. */
async function panelOpened(page: Page, onSign: (sign: string) => void): Promise<void> {
  for (let shownText = ''; shownText !== 'open'; ) {
    const next = await page.waitForFunction(changedText, shownText, { timeout: 60_000, polling: 50 });
    shownText = (await next.jsonValue()) as string;
    onSign(shownText);
  }
}

/** Runs in the page: returns 'open', or the text shown until then, once it differs from the previous one. */
function changedText(before: string): string | false {
  if ('studio' in globalThis) return 'open';
  const shownText = document.querySelector('aside')?.textContent ?? '';
  return shownText !== '' && shownText !== before && shownText;
}

/** Returns the panel of the page, by its view and its intents. */
function panelOf(page: Page): PanelControls {
  let shown = '';
  const send = (intent: object) =>
    page.evaluate(async (wanted) => {
      const { panel } = document.querySelector('meshwright-panel') as MeshwrightPanelElement;
      await panel!.send(wanted as Parameters<NonNullable<typeof panel>['send']>[0]);
    }, intent);
  return {
    async next() {
      const changed = await page.waitForFunction(changedJobs, shown, { timeout: 60_000, polling: 50 });
      shown = (await changed.jsonValue()) as string;
      return JSON.parse(shown) as JobView[];
    },
    set: (control, value) => send({ do: 'set', control, value }),
    press: (control) => send({ do: 'press', control }),
  };
}

/** Runs in the page: returns its jobs as JSON, once they differ from the previous ones. */
function changedJobs(before: string): string | false {
  const { panel } = document.querySelector('meshwright-panel') as MeshwrightPanelElement;
  const controls = panel!.view().sections.flatMap((section) => section.controls);
  const jobs = JSON.stringify(controls.filter(({ kind }) => kind === 'job'));
  return jobs !== before && jobs;
}

function tasksInScene(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    studio.host.objects(studio.three).map(({ provenance }) => (provenance as { task: string }).task),
  );
}
