import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Service } from '../../start-service.ts';

/** The inspector, open in a page of its own. */
export interface Visit {
  readonly page: Page;
  /** What it did that it should not: requests to elsewhere, violations of its rules, errors, dialogs. */
  readonly faults: readonly string[];
  /** What it was sent. */
  readonly answers: readonly { readonly url: string; readonly body: Promise<string> }[];
}

/** @param fragment goes behind the token, `&tab=ledger` */
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
  // Works offline: a request to elsewhere would end here and be counted.
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
    // A refused view is an answer like any other; the browser calls it an error all the same.
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
