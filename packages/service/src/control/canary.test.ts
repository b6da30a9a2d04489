import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { instantEngine } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Service, startService } from '../start/start-service.ts';
import { controller } from './testing/controller.ts';

// Sends a key in every encoding in every part of a request, then checks every surface that shows requests.

const key = 'msw_CANARY5f21c0ffee-77ab';
const raw = Buffer.from(key);
const forms = [
  key,
  key.toLowerCase(),
  [...raw].map((byte) => `%${byte.toString(16)}`).join(''),
  [...raw].map((byte) => `%25${byte.toString(16).toUpperCase()}`).join(''),
  raw.toString('base64'),
  raw.toString('base64url'),
  Buffer.from(`me:${key}`).toString('base64'),
  raw.toString('hex'),
  [...raw].map((byte) => `&#${byte};`).join(''),
  Buffer.from(key, 'utf16le').toString('base64'),
];
/** Patterns that reveal the key in any of these encodings. */
const traces = [
  /canary5f21/i,
  /%(25)*43%(25)*41%(25)*4e/i,
  new RegExp(raw.toString('hex').slice(8, 28), 'i'),
  new RegExp(raw.toString('base64').slice(4, 20)),
  new RegExp(Buffer.from(`me:${key}`).toString('base64').slice(8, 24)),
  new RegExp(Buffer.from(key, 'utf16le').toString('base64').slice(8, 24)),
  /&#67;&#65;/,
  /u0043.{0,2}u0041/,
];

let service: Service;
const faults: unknown[] = [];
const answers: string[] = [];
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    accounts: [{ name: 'a', key, credits: 10_000 }],
    onFault: (error) => faults.push(error),
  });
  await Promise.all(forms.map(sendAll));
});
afterAll(() => service.stop());

/** Sends the encoding in every part of a request that may be recorded or repeated. */
async function sendAll(form: string): Promise<void> {
  const text = JSON.stringify(form).slice(1, -1);
  await send('GET', `/v2/text-to-3d/${form}`);
  await send('DELETE', `/v2/text-to-3d/${form}`);
  await send('GET', `/v1/nothing/${form}/more`);
  await send('GET', `/v1/usage/tasks?status=${form}&${form}=1`);
  await send('GET', `/v2/text-to-3d?page_num=${form}`);
  await send('POST', '/v2/text-to-3d', `{"mode":"${text}","${text}":1,"prompt":7}`);
  await send('POST', '/v2/text-to-3d', `{"mode":"preview","prompt":"a chest","ai_model":"${text}"}`);
  await send('POST', '/v1/remesh', `{"model_url":"data:${text};base64,AAAA"}`);
  await send('POST', '/v1/remesh', `{"input_task_id":"${text}"}`);
  await send(
    'POST',
    '/v2/text-to-3d',
    `{"mode":"${[...raw].map((byte) => `\\u00${byte.toString(16)}`).join('')}"`,
  );
  await send('GET', `/files/${form}/${form}`);
}

async function send(method: string, path: string, body?: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'X-Note': 'n' };
  const base = path.startsWith('/files/') ? new URL(service.baseUrl).origin : service.baseUrl;
  const response = await fetch(base + path, { method, headers, ...(body === undefined ? {} : { body }) });
  answers.push((await response.text()) + JSON.stringify([...response.headers]));
}

it('no recorded request, page, document, snapshot, log or error shows it in any form', async () => {
  const control = controller(service);
  const origin = new URL(service.baseUrl).origin;
  const reader = new URL(service.inspectorUrl).hash.slice(1).replace(/^.*=/, '');
  const inspected = await Promise.all(
    ['requests', 'tasks', 'ledger', 'status'].map(async (view) => {
      const response = await fetch(`${origin}/inspector/api/${view}`, {
        headers: { Authorization: `Bearer ${reader}` },
      });
      return await response.text();
    }),
  );
  expect((await control.send('POST', '/snapshots', { name: 'a' })).status).toBeLessThan(300);
  const surfaces: Record<string, string> = {
    recorded: JSON.stringify((await control.send('GET', '/requests')).body),
    inspector: inspected.join(),
    openapi: await (await fetch(`${origin}/openapi.json`)).text(),
    database: (await readFile(join(service.dataDir!, 'service.db'))).toString('latin1'),
    faults: String(faults.map((fault) => (fault as Error).stack)),
    answers: answers.join('\n'),
  };
  expect(surfaces.recorded!.length).toBeGreaterThan(1_000);
  for (const [name, text] of Object.entries(surfaces)) {
    for (const trace of traces) expect([name, trace.exec(text)?.[0] ?? null]).toEqual([name, null]);
  }
});
