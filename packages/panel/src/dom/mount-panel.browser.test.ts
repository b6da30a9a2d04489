import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserMissing, launchBrowser } from '@meshwright/testing/browser';
import { bundlePage } from '@meshwright/testing/engines/bundle-page';
import { samples } from '@meshwright/testing/samples';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ScriptedPanel } from '../testing/scripted-panel.ts';
import type { MeshwrightPanelElement } from './panel-element.ts';
import type { DomPage } from './testing/dom-page.ts';

// Functions given to `evaluate` run in the page, where `dom-page.ts` defines these names.
declare const scriptedPanel: DomPage['scriptedPanel'];
declare const mountPanel: DomPage['mountPanel'];
declare const defineMeshwrightPanel: DomPage['defineMeshwrightPanel'];
declare const button: DomPage['button'];
declare const job: DomPage['job'];
declare const jobOfTakes: DomPage['jobOfTakes'];
declare const rendererWords: DomPage['rendererWords'];
declare const shownView: DomPage['shownView'];
declare let panel: ScriptedPanel;

const missing = browserMissing();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pictureFile = (name: string) => createHash('sha256').update(name).digest('hex');
/** A white 1 x 1 picture. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

describe.skipIf(missing)(`the panel in a page${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let browser: Browser;
  let script: string;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    script = await bundlePage(new URL('./testing/dom-page.ts', import.meta.url).pathname);
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    await page.context().close();
    expect(faults.splice(0)).toEqual([]);
  });

  /** Opens a page with `<meshwright-panel>` over a scripted panel with `jobs` jobs. */
  async function open(jobs = 3, options: BrowserContextOptions = {}): Promise<void> {
    page = await (await browser.newContext({ viewport: { width: 320, height: 900 }, ...options })).newPage();
    page.on('pageerror', (error) => faults.push(String(error)));
    const body =
      '<!doctype html><html lang="en"><title>Panel</title><style>body{margin:0}</style><main><h1>Editor</h1></main>';
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('http://localhost/');
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction(() => 'shownView' in globalThis);
    await page.evaluate((count) => {
      const jobs = Array.from({ length: count }, (_, at) => job(at));
      const changed: Record<string, object> = {};
      const made = scriptedPanel(shownView(jobs), async (intent, panel) => {
        if (intent.do === 'set') {
          changed[intent.control] = { value: intent.value };
          panel.show(shownView(jobs, changed));
        }
        if (intent.do === 'press' && intent.control === 'selection/rig') {
          throw new Error('Only a character can be rigged.');
        }
        if (intent.do === 'press' && intent.control === 'selection/retexture')
          throw new Error('Nothing was paid.');
        if (intent.do === 'press' && intent.control.endsWith('/remove-from-list')) {
          const left = jobs.splice(
            jobs.findIndex(({ id }) => intent.control.startsWith(`${id}/`)),
            1,
          );
          panel.show({ ...shownView(jobs), announcement: `Forgot ${left[0]?.id}.` });
        }
      });
      Object.assign(globalThis, { panel: made });
      defineMeshwrightPanel();
      const element = document.createElement('meshwright-panel') as MeshwrightPanelElement;
      element.panel = made;
      document.querySelector('main')!.append(element);
    }, jobs);
  }

  const intents = () => page.evaluate(() => panel.intents);
  const frames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document.querySelector('meshwright-panel')!.shadowRoot!;
      return activeElement?.id;
    });

  it('sends changes and presses in order', async () => {
    await open();
    await page.getByLabel('Prompt').fill('a lamp');
    await page.getByLabel('Height').fill('0.4');
    await page.getByLabel('Daily limit').fill('50');
    await page.getByLabel('Operation').selectOption('Model from a picture');
    await page.getByText('More settings').click();
    await page.getByLabel('Check the words first').check();
    await page.getByLabel('OBJ').check();
    await page.getByRole('button', { name: 'Generate (20 credits)' }).click();
    expect(await intents()).toEqual([
      { do: 'set', control: 'field/prompt', value: 'a lamp' },
      { do: 'set', control: 'height', value: 0.4 },
      { do: 'set', control: 'budget', value: 50 },
      { do: 'set', control: 'family', value: 'image-to-3d' },
      { do: 'set', control: 'field/moderation', value: true },
      { do: 'set', control: 'field/formats', value: ['glb', 'obj'] },
      { do: 'press', control: 'make' },
    ]);
  });

  it('keeps caret, scroll position, open sections and typed text while the view changes', async () => {
    await open(30);
    await page.getByText('More settings').click();
    const prompt = page.getByLabel('Prompt');
    await prompt.click();
    await prompt.evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(3, 7));
    await page.evaluate(() => scrollTo(0, 200));
    for (const text of ['one', 'two']) {
      await page.evaluate((text) => {
        const jobs = Array.from({ length: 30 }, (_, at) => job(at + 1, { text }));
        panel.show({ ...shownView(jobs), announcement: text });
      }, text);
      await frames();
    }
    const caret = await prompt.evaluate((input: HTMLTextAreaElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    const [scroll, isOpen] = await page.evaluate(() => [
      scrollY,
      document.querySelector('meshwright-panel')!.shadowRoot!.querySelector('details')!.open,
    ]);
    expect([await focused(), caret, scroll, isOpen]).toEqual(['field/prompt', [3, 7], 200, true]);
    expect(await page.getByRole('status').textContent()).toBe('two');
    // What a job says already is for screen readers only.
    const said = await page.evaluate(() => {
      const view = shownView([job(1)]);
      panel.show({ ...view, announcement: `${job(1).label}: ${job(1).text}` });
      return new Promise<[boolean, boolean]>((done) =>
        requestAnimationFrame(() => {
          const status = document
            .querySelector('meshwright-panel')!
            .shadowRoot!.querySelector('[role=status]')!;
          done([status.textContent!.includes(job(1).text), status.matches('.unseen')]);
        }),
      );
    });
    expect(said).toEqual([true, true]);
  });

  it('has a footer of one height, whatever it says: it never grows over a button that is being pressed', async () => {
    await open();
    const height = () =>
      page.locator('.footer').evaluate((footer: HTMLElement) => footer.getBoundingClientRect().height);
    const heights = [await height()];
    for (const announcement of ['Done.', 'A sentence that is long enough for many lines. '.repeat(12)]) {
      await page.evaluate((announcement) => panel.show({ ...panel.view(), announcement }), announcement);
      await frames();
      heights.push(await height());
      await page.getByRole('button', { name: 'Generate (20 credits)' }).hover();
      heights.push(await height());
      await page.mouse.move(0, 0);
    }
    expect(new Set(heights).size).toBe(1);
  });

  it('writes only changed values, at most once a frame', async () => {
    await open(30);
    const seen = await page.evaluate(async () => {
      const shadow = document.querySelector('meshwright-panel')!.shadowRoot!;
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((some) => records.push(...some));
      observer.observe(shadow, { subtree: true, childList: true, attributes: true, characterData: true });
      // Job 5 advances a hundred times per frame.
      for (let i = 0; i < 100; i++) {
        const jobs = Array.from({ length: 30 }, (_, at) => job(at, at === 5 ? { progress: i } : {}));
        panel.show(shownView(jobs));
      }
      await frame();
      await frame();
      records.push(...observer.takeRecords());
      return records.map(({ type, target, attributeName }) =>
        [type, (target as Element).localName, attributeName].join(' ').trim(),
      );
    });
    expect(seen.toSorted()).toEqual(['attributes progress value', 'childList span']);
  });

  it('moves the focus when its job is removed, and announces the removal', async () => {
    await open(15);
    const forget = page.locator('[id="job/3/remove-from-list"]');
    await forget.focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('job/4');
    await page.getByRole('status').getByText('Forgot job/3.').waitFor();
    await page.evaluate(() => panel.show(shownView([])));
    await expect.poll(focused).toBeUndefined();
    await page.evaluate(() => panel.show(shownView([job(1)])));
    await page.locator('[id="job/1/import"]').focus();
    await page.evaluate(() => panel.show(shownView([job(1, { actions: [] })])));
    await expect.poll(focused).toBe('job/1');
  });

  it('is reachable by Tab inside open sections, and keeps the focus when they disappear', async () => {
    await open();
    await page.getByText('More settings').click();
    await page.getByRole('button', { name: 'Generate' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('field/moderation');
    await page.evaluate(() => {
      const view = shownView([]);
      const sections = view.sections.map((each) => (each.id === 'more' ? { ...each, controls: [] } : each));
      panel.show({ ...view, sections: sections.filter(({ controls }) => controls.length > 0) });
    });
    await frames();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('meshwright-panel');
  });

  it('lets the focus reach a disabled control, states the reason, and changes nothing', async () => {
    await open();
    const rig = page.getByRole('button', { name: 'Rig (5 credits)' });
    const about = (await rig.getAttribute('aria-describedby'))!;
    expect(await page.locator(`[id="${about}"]`).textContent()).toContain('Only a character can be rigged.');
    expect(await rig.getAttribute('aria-disabled')).toBe('true');
    await rig.focus();
    await page.keyboard.press('Enter');
    await page.locator(`[id="${about}"] .issue`).getByText('Only a character can be rigged.').waitFor();
    await page.getByText('More settings').click();
    const seed = page.getByLabel('Seed');
    await seed.focus();
    await page.keyboard.type('7');
    expect(await seed.inputValue()).toBe('');
    await page.evaluate(() => panel.show(shownView([], { family: { disabled: 'Not now.' } })));
    await frames();
    await page.getByLabel('Operation').press('ArrowDown');
    await frames();
    expect(await page.getByLabel('Operation').inputValue()).toBe('text-to-3d');
    expect((await intents()).filter((intent) => intent.do === 'set')).toEqual([]);
  });

  it('sends the typed text before a press that follows at once', async () => {
    await open();
    const order = await page.evaluate(async () => {
      const shadow = document.querySelector('meshwright-panel')!.shadowRoot!;
      const prompt = shadow.querySelector<HTMLTextAreaElement>('[id="field/prompt"]')!;
      let arrive = () => {};
      const { send } = panel;
      const order: string[] = [];
      panel.send = async (intent) => {
        if (intent.do === 'set') await new Promise<void>((done) => (arrive = done));
        order.push(intent.do);
        await send(intent);
      };
      prompt.value = 'a lamp';
      prompt.dispatchEvent(new Event('input'));
      shadow.querySelector<HTMLButtonElement>('[id=make]')!.click();
      await new Promise(requestAnimationFrame);
      arrive();
      while (order.length < 2) await new Promise(requestAnimationFrame);
      return order;
    });
    expect(order).toEqual(['set', 'press']);
  });

  it('shows the problem of a value and the result of a press at their controls', async () => {
    await open();
    await page.evaluate(() => panel.show(shownView([], { height: { issue: 'At least 0.01 metres.' } })));
    await page.getByText('At least 0.01 metres.').waitFor();
    expect(await page.getByLabel('Height').getAttribute('aria-invalid')).toBe('true');
    const retexture = page.getByRole('button', { name: 'Retexture' });
    await retexture.click();
    const about = (await retexture.getAttribute('aria-describedby'))!;
    await page.locator(`[id="${about}"]`).getByText('Nothing was paid.').waitFor();
  });

  it('shows takes as a strip that arrow keys and clicks choose from, with the other buttons below', async () => {
    await open();
    await page.evaluate(() => panel.show(shownView([jobOfTakes()])));
    const strip = page.getByRole('radiogroup', { name: 'Takes of a small boat' });
    await strip.waitFor();
    const takes = strip.getByRole('radio');
    const names = () => takes.evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(await names()).toEqual([
      'Take 1: In the scene as chest-2.',
      'Take 2: 1.2 m high, 4,180 triangles, 1 clip.',
      'Take 3: Being made since 12 seconds.',
    ]);
    expect(await page.locator('.job .actions button').allTextContents()).toEqual(['Show ', 'Cancel take 3 ']);
    await takes.nth(0).focus();
    // The third take has no result yet: the arrow goes round to the first.
    await page.keyboard.press('ArrowRight');
    await expect.poll(intents).toEqual([{ do: 'press', control: 'job/take-2/pick' }]);
    await page.evaluate(() => panel.show(shownView([jobOfTakes(2)])));
    await expect.poll(() => takes.nth(1).isChecked()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect.poll(intents).toHaveLength(2);
    await page.evaluate(() => panel.show(shownView([jobOfTakes(1)])));
    await expect.poll(() => takes.nth(0).isChecked()).toBe(true);
    await strip.getByText('Take 2').click();
    await expect
      .poll(async () => (await intents()).map((each) => 'control' in each && each.control))
      .toEqual(['job/take-2/pick', 'job/take-1/pick', 'job/take-2/pick']);
    // The panel refused nothing and showed nothing new: the strip shows what the view says.
    await expect.poll(() => takes.nth(0).isChecked()).toBe(true);
  });

  it('shows the pictures of a job side by side at a press, and frees them when they are closed', async () => {
    await open(0);
    const files = [pictureFile('before'), pictureFile('after')];
    await page.evaluate(([before, after]) => {
      panel.read = async (file) => {
        const canvas = new OffscreenCanvas(400, 400);
        const context = canvas.getContext('2d')!;
        context.fillStyle = file === before ? '#888' : '#a40';
        context.fillRect(60, 40, 280, 340);
        return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      };
      const pictures = [
        { label: 'Before', picture: before! },
        { label: 'After', picture: after! },
      ];
      const larger = { label: 'Compare pictures', pictures };
      const alone = { label: 'Larger picture', pictures: [{ label: 'a chair', picture: after! }] };
      panel.show(
        shownView([
          job(2, { picture: after, larger }),
          job(6, { label: 'a chair', picture: after, larger: alone }),
          job(10),
        ]),
      );
    }, files);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Compare pictures', exact: true }).click();
    const shown = dialog.getByRole('img');
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt)))
      .toEqual(['Before', 'After']);
    await expect
      .poll(() => shown.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
      .toEqual([400, 400]);
    const [first, second] = await shown.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    // On a narrow panel the pictures stand below each other, and none is wider than the page.
    expect(first!.width).toBeLessThanOrEqual(320);
    expect(second!.top).toBeGreaterThan(first!.bottom);
    await page.setViewportSize({ width: 1200, height: 800 });
    const [left, right] = await shown.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    expect([right!.top, right!.width]).toEqual([left!.top, left!.width]);
    if (process.env.MESHWRIGHT_KEEP_PICTURES)
      await page.screenshot({ path: join(process.env.MESHWRIGHT_KEEP_PICTURES, 'larger-pictures.png') });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => page.locator('figure').count()).toBe(0);
    // A single picture has no button but itself, and a job without one cannot be pressed.
    await page.getByRole('button', { name: 'Larger picture: a chair' }).click();
    await expect.poll(() => shown.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('.job').nth(2).locator('> .picture').isDisabled()).toBe(true);
  });

  it('shows one line of a result with more than three actions, and all of it with its other actions', async () => {
    await open(0);
    const heights = () =>
      page
        .locator('.job .about > p')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    await page.evaluate(() => {
      const text = 'boat is in the scene: 1.00 m high, 1 mesh, 12,345 triangles. '.repeat(3);
      const actions = ['Show', 'Import again', 'Edit further', 'Run again'].map((label) =>
        button(label, label),
      );
      panel.show(shownView([job(2, { text, actions }), job(3, { text, actions })]));
    });
    await frames();
    const [result, failure] = await heights();
    expect(failure).toBeGreaterThan(2 * result!);
    await page.getByText('More', { exact: true }).first().click();
    expect((await heights())[0]).toBe(failure);
  });

  it('says its own texts in the words of the view', async () => {
    await open(0);
    // A part says its words once, because a panel keeps its language.
    await page.evaluate(() => panel.show({ ...shownView([]), sections: [] }));
    await frames();
    await page.evaluate(() => {
      const actions = ['Show', 'Import again', 'Edit further', 'Run again'].map((label) =>
        button(label, label),
      );
      const many = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `format ${at}` }));
      const file = { name: 'chair.png', file: '0'.repeat(64), size: 12 };
      const view = shownView([job(2, { actions }), jobOfTakes()], {
        'field/formats': { options: many, changed: true },
        'field/image_url': { value: [file] },
      });
      panel.show({ ...view, words: rendererWords((text) => `⟦${text}⟧`) });
    });
    await frames();
    const said = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('meshwright-panel')!;
      const all = [...shadowRoot!.querySelectorAll<HTMLElement>('.panel *')];
      return all.flatMap((each) => [
        ...['aria-label', 'placeholder'].map((name) => each.getAttribute(name) ?? ''),
        each.childElementCount === 0 ? each.textContent : '',
      ]);
    });
    const own =
      /^(More|More for .*|Close|Changed\.|Filter|Filter .*|Remove .*\.png|Takes of .*|Choose, drop or paste .*)$/;
    const bracketed = said.flatMap((text) => /^⟦(.*)⟧$/.exec(text)?.[1] ?? []);
    const kinds = new Set(bracketed.map((text) => text.split(/\W/)[0]));
    expect(kinds).toEqual(new Set(['More', 'Close', 'Changed', 'Filter', 'Remove', 'Takes', 'Choose']));
    expect(said.filter((text) => own.test(text))).toEqual([]);
  });

  it('accepts picked, dropped and pasted files, shows them, and revokes their URLs', async () => {
    await open();
    await page.getByText('More settings').click();
    await page.evaluate(() => {
      const revoke = URL.revokeObjectURL;
      const create = URL.createObjectURL;
      Object.assign(globalThis, { urls: 0 });
      const counted = globalThis as unknown as { urls: number };
      URL.createObjectURL = (blob: Blob) => {
        counted.urls++;
        return create.call(URL, blob);
      };
      URL.revokeObjectURL = (url) => {
        counted.urls--;
        revoke.call(URL, url);
      };
    });
    const lastValue = async () =>
      ((await intents()).at(-1) as unknown as { value: { name: string }[] }).value;
    const bytes = Buffer.from(pixel, 'base64');
    const input = page.getByLabel('Picture', { exact: true });
    await input.setInputFiles({ name: 'fox.PNG', mimeType: 'image/png', buffer: bytes });
    await expect.poll(intents).toHaveLength(1);
    const thumbnail = page.locator('.files img');
    await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

    await input.setInputFiles({ name: 'fox.txt', mimeType: 'text/plain', buffer: bytes });
    await page.getByText('Only .png, .jpg can be added.').waitFor();

    const give = (kind: 'drop' | 'paste', name: string, target: string) =>
      page.evaluate(
        ({ kind, name, target }) => {
          const shadow = document.querySelector('meshwright-panel')!.shadowRoot!;
          const data = new DataTransfer();
          data.items.add(new File([name], name));
          const init = { bubbles: true, composed: true, cancelable: true };
          const event =
            kind === 'drop'
              ? new DragEvent('drop', { ...init, dataTransfer: data })
              : new ClipboardEvent('paste', { ...init, clipboardData: data });
          shadow.querySelector(target)!.dispatchEvent(event);
        },
        { kind, name, target },
      );
    await give('drop', 'bear.jpg', '.drop');
    await expect.poll(intents).toHaveLength(2);
    expect((await lastValue()).map(({ name }) => name)).toEqual(['fox.PNG', 'bear.jpg']);
    await give('paste', 'owl.png', '[id="field/prompt"]');
    await page.getByText('At most 2 files: the first 2 were added.').waitFor();
    await page.getByRole('button', { name: 'Remove fox.PNG' }).click();
    await expect.poll(async () => (await lastValue()).map(({ name }) => name)).toEqual(['bear.jpg']);
    await frames();
    const left = await page.evaluate(() => {
      document.querySelector('meshwright-panel')!.remove();
      return [(globalThis as unknown as { urls: number }).urls, panel.listeners];
    });
    expect(left).toEqual([0, 0]);
  });

  it('keeps typed keys from the surrounding editor, and passes the others on', async () => {
    await open();
    await page.evaluate(() => {
      Object.assign(globalThis, { keys: [] });
      addEventListener('keydown', ({ key }) => (globalThis as unknown as { keys: string[] }).keys.push(key));
    });
    await page.getByLabel('Prompt').press('Delete');
    await page.getByRole('button', { name: 'Generate' }).press('z');
    expect(await page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys)).toEqual(['z']);
  });

  it('renders without custom elements, and leaves nothing behind when it is removed', async () => {
    await open();
    const left = await page.evaluate(() => {
      const host = document.body.appendChild(document.createElement('div'));
      const unmount = mountPanel(host, panel);
      const drawn = host.shadowRoot!.querySelectorAll('article').length;
      unmount();
      return [drawn, host.shadowRoot!.childNodes.length, panel.listeners];
    });
    expect(left).toEqual([3, 0, 1]);
  });

  it('renders at most once a frame and changes texts in place, with 30 jobs that change 250 times a second', async () => {
    await open(30);
    const { changes, draws, mostAsked, mostTouched, renewed, longest } = await page.evaluate(
      async (changes) => {
        const seen = new MutationObserver(() => {});
        seen.observe(document.querySelector('meshwright-panel')!.shadowRoot!, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        const frame = requestAnimationFrame;
        const took: number[] = [];
        let requested = 0;
        let mostTouched = 0;
        let renewed = 0;
        globalThis.requestAnimationFrame = (call) => {
          requested += 1;
          return frame((time) => {
            requested = 0;
            seen.takeRecords();
            const started = performance.now();
            call(time);
            took.push(performance.now() - started);
            const touched = seen.takeRecords();
            mostTouched = Math.max(mostTouched, touched.length);
            for (const { addedNodes } of touched) {
              renewed += [...addedNodes].filter((node) => node instanceof Element).length;
            }
          });
        };
        let mostAsked = 0;
        let count = 0;
        await new Promise<void>((resolve) => {
          const timer = setInterval(() => {
            count += 1;
            const jobs = Array.from({ length: 30 }, (_, at) =>
              job(at, { state: 'working', progress: (count + at) % 100, text: `Working: ${count}` }),
            );
            panel.show(shownView(jobs));
            mostAsked = Math.max(mostAsked, requested);
            if (count === changes) resolve(clearInterval(timer));
          }, 4);
        });
        return { changes, draws: took.length, mostAsked, mostTouched, renewed, longest: Math.max(...took) };
      },
      samples(200),
    );
    console.log(
      `${changes} changes of 30 jobs: ${draws} draws, the longest ${longest.toFixed(1)} ms, ${mostTouched} nodes touched, ${renewed} renewed`,
    );
    expect(mostAsked).toBe(1);
    // Text, progress and state of each job; all of its nodes would be ten times as many.
    expect(mostTouched).toBeLessThan(30 * 8);
    expect(renewed).toBe(0);
  });

  it.each([
    ['light', 220],
    ['light', 390],
    ['light', 900],
    ['dark', 220],
    ['dark', 390],
    ['dark', 900],
  ] as const)(
    'has no accessibility violation in %s, %i px wide, with 30 jobs',
    async (colorScheme, width) => {
      await open(30, { colorScheme, viewport: { width, height: 900 } });
      await page.getByText('More settings').click();
      await page.evaluate(() =>
        panel.show({
          ...shownView([jobOfTakes(), ...Array.from({ length: 30 }, (_, at) => job(at))], {
            height: { issue: 'At least 0.01 metres.' },
          }),
          announcement: 'A chest is being made.',
        }),
      );
      await frames();
      const folder = process.env.MESHWRIGHT_PICTURES;
      if (folder) await page.screenshot({ path: `${folder}/panel-${colorScheme}-${width}.png` });
      await page.evaluate(axe);
      const broken = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(broken).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});
