import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, FromCore } from '../link/messages.ts';
import { readFromHost } from '../link/read-from-host.ts';
import { readImport } from './read-import.ts';
import { refusals } from './refusal.ts';
import type { Transcript } from './testing/lasting-transcript.ts';
import { scenes } from './testing/transcript-scenes.ts';

const root = join(import.meta.dirname, '../../../..');
const guide = readFileSync(join(root, 'docs/bring-your-own-host.md'), 'utf8');
const fixture = (name: string) =>
  JSON.parse(
    readFileSync(join(root, 'packages/panel/fixtures/bridge', `${name}.json`), 'utf8'),
  ) as Transcript;

/** Returns the JSON examples of a kind: the blocks between ```json KIND and ```. */
function examples<T = Record<string, unknown>>(kind: string): T[] {
  const blocks = guide.matchAll(new RegExp(`^\`\`\`json ${kind}\n(.*?)^\`\`\``, 'gms'));
  return [...blocks].map(([, text = '']) => JSON.parse(text) as T);
}

/** Returns its keys and the types of its values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shapeOf(each)]));
}

let at: SmallBridge;
let host: string;
const calls: Call[] = [];
beforeAll(async () => {
  at = await smallBridge({ service: 'embedded' });
  const [hello] = examples('from-host');
  const answer = await at.call('POST', '/hosts', {
    ...hello,
    host: { ...(hello!.host as object), savesFiles: true },
  });
  expect(answer.status).toBe(201);
  ({ host } = (await answer.json()) as { host: string });
  await (await at.call('GET', `/hosts/${host}/messages?after=0&wait=0`)).text();
  // Each of the six calls, as sent.
  let id = 0;
  for (const control of ['make', 'job/1/import', 'job/1/show', 'export', 'play', 'save', 'job/1/remove']) {
    id += 1;
    const done = at.call('POST', `/hosts/${host}/messages`, {
      type: 'intent',
      id,
      intent: { do: 'press', control },
    });
    if (control !== 'make') await answerNext();
    expect(await (await done).json()).toEqual({ type: 'done', id });
  }
});
afterAll(() => at.stop());

let last = 0;
async function answerNext(): Promise<void> {
  const given = await at.call('GET', `/hosts/${host}/messages?after=${last}&wait=20`);
  const found = (await given.json()) as { last: number; messages: FromCore[] };
  ({ last } = found);
  const call = found.messages.find((message) => message.type === 'call');
  if (!call) return await answerNext();
  calls.push(call);
  const [imported] = examples('from-host').filter((message) => 'result' in message);
  const results = {
    importAsset: imported!.result,
    exportSelection: { file: await at.store.write(Buffer.from('x')) },
    saveFile: 'x',
  };
  const result = results[call.call as keyof typeof results] ?? true;
  await at.call('POST', `/hosts/${host}/messages`, { type: 'answer', id: call.id, result });
}

describe('the guide', () => {
  it('shows every host message in the form that the bridge reads', () => {
    const messages = examples('from-host');
    for (const message of messages) expect(readFromHost(message)).toEqual(message);
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['hello', 'intent', 'answer']));
    const intents = messages.flatMap(({ intent }) => (intent ? [(intent as { do: string }).do] : []));
    expect(intents).toEqual(['set', 'press', 'select', 'scene']);
  });

  it('gives the answers that the bridge sends to each message', async () => {
    for (const message of examples('from-host').slice(1)) {
      const { type } = message;
      const id = type === 'intent' ? Number(message.id) + calls.length + 1 : message.id;
      const answer = await at.call('POST', `/hosts/${host}/messages`, { ...message, id });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual(type === 'intent' ? { type: 'done', id } : {});
    }
  });

  it('shows each of the six calls in the form that the bridge sends', () => {
    const shown = examples<Call>('from-core').filter(({ type }) => type === 'call');
    expect(shown.map(({ call }) => call).sort()).toEqual(calls.map(({ call }) => call).sort());
    for (const example of shown) {
      const real = calls.find(({ call }) => call === example.call)!;
      const lasting = ({ ...message }: Call) =>
        // A create body is different for each product.
        JSON.parse(JSON.stringify(message), (key, value) => (key === 'request' ? {} : value)) as unknown;
      expect(shapeOf(lasting(example))).toEqual(shapeOf(lasting(real)));
    }
  });

  it('shows the controls of a real view', () => {
    const [example] = examples<Extract<FromCore, { type: 'view' }>>('from-core').filter(
      ({ type }) => type === 'view',
    );
    const real = fixture('generate').find(({ message }) => 'view' in message)!.message as typeof example;
    for (const section of example!.view.sections) {
      const found = real!.view.sections.find(({ id }) => id === section.id)!;
      for (const control of section.controls) {
        const same = found.controls.find(({ id }) => id === control.id);
        expect(same).toMatchObject({ kind: control.kind, label: control.label });
      }
    }
  });

  it('names every kind of control, every code and every status', () => {
    const kinds = fixture('selection')
      .flatMap(({ message }) =>
        'view' in message ? (message as Extract<FromCore, { type: 'view' }>).view.sections : [],
      )
      .flatMap(({ controls }) => controls.map(({ kind }) => kind));
    for (const kind of kinds) expect(guide).toContain(`| \`${kind}\` |`);
    for (const [code, status] of Object.entries(refusals))
      expect(guide).toContain(`| ${status} | \`${code}\` |`);
    const errors = readFileSync(join(import.meta.dirname, '../panel-error.ts'), 'utf8');
    const codes = [...errors.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(guide).toContain(`| \`${code}\` |`);
  });

  it('lists only requests that the bridge serves', async () => {
    const session = await at.hello('listed');
    const rows = [...guide.matchAll(/^\| `(GET|POST|PUT|DELETE) (\/[^`]*)`/gm)];
    expect(rows).toHaveLength(12);
    for (const [, method = '', path = ''] of rows) {
      const real = path
        .replace('HOST', session)
        .replace('SHA-256', '0'.repeat(64))
        .replace('N', '0')
        .replace('wait=20', 'wait=0');
      const headers = { Accept: 'text/event-stream' };
      const answer = await at.call(
        method,
        real,
        method === 'PUT' || method === 'POST' ? {} : undefined,
        path.endsWith('messages') ? headers : {},
      );
      // An empty body is malformed on every route, and no file has that hash.
      expect([200, 204, 400, 404]).toContain(answer.status);
      if (answer.status === 404) expect(path).toMatch(/^\/files\/SHA-256(\?|$)/);
      await answer.body?.cancel();
    }
  });

  it('shows an import in the form that the bridge reads', () => {
    const [shown] = examples<object>('import');
    expect(readImport(shown)).toEqual(shown);
  });

  it('shows the bridge file and the answer to a poll', async () => {
    expect(shapeOf(examples('bridge-file')[0])).toEqual(shapeOf(at.file));
    const answer = (await (await at.call('GET', `/hosts/${host}/messages`)).json()) as object;
    expect(Object.keys(examples('poll')[0]!)).toEqual(Object.keys(answer));
  });

  it('names every transcript', () => {
    for (const name of Object.keys(scenes)) {
      expect(guide).toMatch(new RegExp(`^\\| .*\`${name}\\.json\``, 'm'));
      expect(fixture(name).length).toBeGreaterThan(2);
    }
  });
});
