import { type Family, families, taskErrorCodes } from '@meshwright/contract';
import { recordedAnswers, recordedEndpoints } from '@meshwright/testing/client/recorded-answers';
import { virtualClock } from '@meshwright/testing/client/virtual-clock';
import { assertProperty } from '@meshwright/testing/property';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient } from './create-client.ts';
import { artifacts } from './tasks/artifacts.ts';
import { failureReason } from './tasks/failure-reason.ts';
import { mainFile, mainModel, thumbnail } from './tasks/main-files.ts';
import { rigClips } from './tasks/rig-clips.ts';

// Responses are open: whatever an optional field holds, nothing crashes, nothing waits for ever, and no file that is
// there is lost.

type Values = Readonly<Record<string, unknown>>;

/** What may come in place of a value; `absent` removes its field. */
const absent = Symbol('absent');
const odd = [
  absent,
  null,
  '',
  'text',
  0,
  -1,
  1e300,
  '1795000000000',
  '2026-12-01T00:00:00Z',
  true,
  [],
  {},
  [null],
];

/** Fields that make a task object; the specification has no task without them. */
const needed = ['id', 'status'];

/** Returns the path of every field, those within others included. */
function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...pathsOf(inner, [...path, key])]);
}

function withValue(value: unknown, [key = '', ...rest]: readonly string[], given: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const next = rest.length > 0 ? withValue(copy[key], rest, given) : given;
  if (next === absent) delete copy[key];
  else copy[key] = next;
  return copy;
}

/** One change of an answer. */
type Change = readonly [path: readonly string[], value: unknown];

const changed = (task: Values, changes: readonly Change[]): Values =>
  changes.reduce<unknown>((value, [path, given]) => withValue(value, path, given), {
    ...task,
    added: { by: ['a', 'later'], version: null },
  }) as Values;

/** Names of the files that no change has touched. */
function left(
  files: readonly (readonly [name: string, format: string])[],
  changes: readonly Change[],
): string[] {
  const touched = changes.map(([path]) => path.join('.'));
  return files.flatMap(([name]) =>
    touched.some((path) => name === path || name.startsWith(`${path}.`)) ? [] : name,
  );
}

/** Returns the names of the files, all of which can be used. Plain comparisons: this runs thousands of times. */
function read(family: Family, task: object): string[] {
  const files = artifacts(family, task);
  const broken = [
    files.some(({ url }) => !URL.canParse(url)) && 'a link',
    files.some(({ expiresAt }) => expiresAt !== undefined && !Number.isFinite(expiresAt)) && 'an expiry',
    files.length > 0 &&
      !mainFile(family, files) &&
      !thumbnail(files) &&
      !allTextures(files) &&
      'no main file',
    (mainModel(family, files)?.format ?? 'glb') !== 'glb' && 'a model that is no GLB',
    rigClips(files).some(({ file }) => !files.includes(file)) && 'a clip',
    !['string', 'undefined'].includes(typeof failureReason(task)) && 'a reason',
  ].filter(Boolean);
  if (broken.length > 0) throw new Error(`${family.name}: ${broken.join(', ')}`);
  return files.map(({ name }) => name);
}

function allTextures(files: readonly { readonly name: string }[]): boolean {
  return files.every(({ name }) => /^texture_urls|basic_animations|pre_remeshed/.test(name));
}

function lost(names: readonly string[], family: Family, task: object): string[] {
  const there = new Set(read(family, task));
  return names.filter((name) => !there.has(name));
}

test('any optional field of an answer may have any value, and no file is lost that is there', () => {
  let cases = 0;
  for (const { family, task, files } of recordedAnswers) {
    for (const path of pathsOf(task).filter(([field = '']) => !needed.includes(field))) {
      for (const value of odd) {
        const changes = [[path, value]] as const;
        const missing = lost(left(files, changes), family, changed(task, changes));
        if (missing.length > 0) expect.fail(`${family.name} ${path.join('.')}: ${missing.join()}`);
        cases++;
      }
    }
  }
  expect(cases).toBeGreaterThan(8_000);
});

/** Any answer with up to three odd fields. */
const oddAnswer = fc
  .constantFrom(...recordedAnswers)
  .chain((answer) =>
    fc
      .array(
        fc.tuple(
          fc.constantFrom(...pathsOf(answer.task).filter(([field = '']) => !needed.includes(field))),
          fc.constantFrom(...odd),
        ),
        { maxLength: 3 },
      )
      .map((changes) => ({ ...answer, changes, task: changed(answer.task, changes) })),
  );

/** Any frame before the end: short or whole, known or unknown. */
const frame = fc.record(
  {
    status: fc.constantFrom('PENDING', 'IN_PROGRESS', 'PAUSED', 'succeeded', ''),
    progress: fc.constantFrom(0, 40, null, '40', {}),
    preceding_tasks: fc.constantFrom(0, 3, null, '3', -1, {}),
    type: fc.constantFrom('remesh', 'something-new', null, 5),
    created_at: fc.constantFrom(0, 5, null, 'soon', {}),
    task_error: fc.constantFrom(null, '', {}, { message: '' }, []),
    model_urls: fc.constantFrom(null, {}, '', []),
  },
  { requiredKeys: ['status'] },
);

/** A service that answers every read of a task with the next of these bodies, and then always with the last. */
function service(bodies: readonly unknown[], ending: 'stream' | 'cut' | 'poll') {
  const clock = virtualClock();
  let reads = 0;
  const streamed = () => {
    const text = (body: unknown) =>
      new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(body)}\n\n`);
    // Each frame is sent again every ten seconds, before the next one comes.
    const frames = bodies.slice(0, ending === 'cut' ? -1 : undefined).flatMap((body) => [body, body, body]);
    let stop = () => {};
    return new ReadableStream<Uint8Array>({
      start(controller) {
        const next = (index: number) => {
          if (index === frames.length) return controller.close();
          controller.enqueue(text(frames[index]));
          stop = clock.after(10_000, () => next(index + 1)) as () => void;
        };
        next(0);
      },
      cancel: () => stop(),
    });
  };
  const fetch = async (input: unknown): Promise<Response> => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith('/stream')) {
      if (ending === 'poll') return Response.json({ message: 'no stream' }, { status: 404 });
      return new Response(streamed(), { headers: { 'content-type': 'text/event-stream' } });
    }
    return Response.json(bodies[Math.min(ending === 'cut' ? bodies.length - 1 : reads++, bodies.length - 1)]);
  };
  const client = createClient({
    ...{ baseUrl: 'https://api.example.com/openapi', key: 'a-key', clock, random: () => 0 },
    fetch: fetch as typeof globalThis.fetch,
  });
  return { client, clock };
}

describe('following a task of any family ends with its files', () => {
  test.each(['stream', 'cut', 'poll'] as const)('by %s', async (ending) => {
    const seen = new Set<Family>();
    await assertProperty(
      fc.asyncProperty(oddAnswer, fc.array(frame, { maxLength: 4 }), async (answer, frames) => {
        const { family, task, files, changes } = answer;
        seen.add(family);
        const bodies = [...frames.map((each) => ({ id: task.id, ...each })), task];
        const { client, clock } = service(bodies, ending);
        const began = clock.now();
        const ref = client.ref(family, String(task.id));
        const updates: Values[] = [];
        const onProgress = (update: object) => updates.push(update as Values);
        const ended = await clock.run(
          ending === 'poll' ? client.wait(ref, { onProgress }) : client.result(ref, { onProgress }),
        );
        expect(ended.status).toBe('SUCCEEDED');
        expect(lost(left(files, changes), family, ended)).toEqual([]);
        for (const { progress, created_at, expires_at, consumed_credits, preceding_tasks } of updates) {
          expect(typeof progress).toBe('number');
          for (const time of [created_at, expires_at]) {
            expect(['number', 'undefined', 'null']).toContain(time === null ? 'null' : typeof time);
          }
          for (const count of [consumed_credits, preceding_tasks]) {
            expect(['number', 'undefined']).toContain(typeof count);
          }
        }
        // A stream that breaks is opened five times.
        expect(clock.now() - began).toBeLessThan(5 * 30_000 * bodies.length + 60_000);
      }),
      { numRuns: 250 },
    );
    expect(seen.size).toBe(families.length);
  });
});

test('a list holds every task, whatever their fields', async () => {
  await assertProperty(
    fc.asyncProperty(fc.array(oddAnswer, { minLength: 1, maxLength: 5 }), async (answers) => {
      const { client } = service([answers.map(({ task }) => task)], 'poll');
      const { family } = answers[0]!;
      const tasks = await client.list(family);
      expect(tasks.map(({ id }) => id)).toEqual(answers.map(({ task }) => task.id));
      for (const { progress } of tasks) expect(typeof progress).toBe('number');
    }),
  );
});

test('a failed task of any family has a reason that is a text, or none', async () => {
  const error = fc.oneof(
    fc.constantFrom(...odd.filter((value) => value !== absent)),
    fc.record(
      {
        type: fc.constantFrom('timeout', 'brand_new', null, 5),
        code: fc.constantFrom(
          ...Object.keys(taskErrorCodes),
          'brand_new',
          'constructor',
          '__proto__',
          null,
          5,
        ),
        message: fc.constantFrom('it broke', '', null, {}, 5),
        doc_url: fc.constantFrom('https://docs.example.com/a', 'javascript:x', '', null, 5),
      },
      { requiredKeys: [] },
    ),
  );
  await assertProperty(
    fc.asyncProperty(fc.constantFrom(...families), error, async (family, task_error) => {
      const failed = { id: 'a', status: 'FAILED', progress: 10, created_at: 5, task_error };
      const { client, clock } = service([failed], 'stream');
      const ref = client.ref(family, 'a');
      const task = await clock.run(client.result(ref));
      expect(task.status).toBe('FAILED');
      const reason = failureReason(task);
      expect(reason === undefined || (reason.length > 1 && !reason.includes('[object'))).toBe(true);
      await expect(clock.run(client.finish(ref))).rejects.toMatchObject({ code: 'task_failed' });
    }),
  );
});

test('balance, usage and the two libraries may have any further or missing field', async () => {
  const library = [{ action_id: 0, name: 'Idle', key: 'idle', category: 'DailyActions' }];
  const reads = {
    balance: [recordedEndpoints.balance, 'balance'],
    usage: [recordedEndpoints.usage, undefined],
    animationResources: [recordedEndpoints.animationResources, 'result.list'],
    animationLibrary: [library, undefined],
  } as const;
  let cases = 0;
  for (const [name, [answer, whole]] of Object.entries(reads)) {
    for (const path of pathsOf(answer)) {
      const isNeeded = whole !== undefined && `${whole}.`.startsWith(`${path.join('.')}.`);
      for (const value of odd) {
        const { client, clock } = service([withValue(answer, path, value)], 'poll');
        const work = clock.run<unknown>(client[name as keyof typeof reads]());
        if (isNeeded) await work.catch((error) => expect(error.code).toBe('bad_response'));
        else expect(await work).toBeDefined();
        cases++;
      }
    }
  }
  expect(cases).toBeGreaterThan(500);
});
