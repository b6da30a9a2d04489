import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { buildPage } from './testing/build-page.ts';

let service: Service;
beforeAll(async () => {
  service = await startService({ port: 0, engine: instantEngine() });
  await buildPage(service);
});
afterAll(() => service.stop());

const get = (path: string) => fetch(new URL(`/inspector/${path}`, service.baseUrl));

describe('the inspector', () => {
  it('runs nothing inline or from other origins, and cannot be stored, framed or embedded', async () => {
    for (const path of ['', 'page.js', 'page.css', 'icon.svg', 'api/status', 'nothing']) {
      const { headers } = await get(path);
      const rules = headers.get('content-security-policy') ?? '';
      expect(rules).toContain("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'");
      expect(rules).toContain("frame-ancestors 'none'");
      expect(rules).not.toMatch(/unsafe|\*|data:|http/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    }
    const html = await (await get('')).text();
    expect(html).toMatch(/^<!doctype html>/);
    expect(html).not.toMatch(/https?:|<script>|<style|style=| on\w+=/);
  });

  it('serves no other file', async () => {
    for (const name of ['..%2findex.js', '__proto__']) expect((await get(name)).status).toBe(404);
  });
});
