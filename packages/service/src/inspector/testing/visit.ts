import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Service } from '../../start/start-service.ts';

/** The inspector, open in its own page. */
export interface Visit {
  readonly page: Page;
  /** Problems of the page: external requests, policy violations, errors, dialogs. */
  readonly faults: readonly string[];
  /** Responses it received. */
  readonly answers: readonly { readonly url: string; readonly body: Promise<string> }[];
}

/** @param fragment appended to the token, `&tab=ledger` */
export async function visit(
  browser: Browser,
  service: Service,
  fragment = '',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const faults: string[] = [];
  const answers: { url: string; body: Promise<string> }[] = [];
  const { origin } = new URL(service.baseUrl);
  // Works offline: an external request is aborted and counted.
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      faults.push(`left the origin: ${route.request().url()}`);
      await route.abort();
    },
  );
  page.on('response', (response) => {
    answers.push({ url: response.url(), body: response.text().catch(() => '') });
  });
  page.on('console', (message) => {
    // A refused view is an expected answer, but the browser logs it as an error.
    const isAnswer = /status of 40[14]/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isAnswer) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction('onViolation', (text: string) => faults.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { onViolation } = globalThis as unknown as { onViolation: (text: string) => void };
      onViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(service.inspectorUrl + fragment);
  return { page, faults, answers };
}
