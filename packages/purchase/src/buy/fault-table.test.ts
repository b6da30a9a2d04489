import { textTo3d } from '@meshwright/contract';
import { branchesOf } from '@meshwright/testing/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryJournal } from '../journal/memory-journal.ts';
import { PurchaseError } from '../purchase-error.ts';
import {
  type Faults,
  type FaultyHarness,
  type ListedTask,
  openFaultyHarness,
} from '../testing/faulty-harness.ts';
import { type Bought, type BuyOptions, buy } from './buy.ts';
import type { Buyer } from './buyer.ts';
import type { Wait } from './wait.ts';

const prompt = 'A knight’s “Café & Sword”, worn leather grip, très élégant';
const body = { mode: 'preview', prompt };
const second = 1_000;
const [minute, hour, day] = [60 * second, 3600 * second, 24 * 3600 * second];

const lost: NonNullable<Faults['answer']> = async () => {
  throw new TypeError('fetch failed');
};
const status =
  (code: number, text = '{"message":"no"}'): NonNullable<Faults['answer']> =>
  async () =>
    new Response(text, { status: code });
const cut = new ReadableStream({
  start(controller) {
    controller.enqueue(new TextEncoder().encode('{"resul'));
  },
  pull(controller) {
    controller.error(new TypeError('terminated'));
  },
});

/** Responses without a usable answer to a create. */
const answers: Readonly<Record<string, NonNullable<Faults['answer']>>> = {
  'a lost answer': lost,
  'a cut answer': async () => new Response(cut.tee()[0], { status: 202 }),
  'an answer that never comes': () => new Promise(() => {}),
  'a page with 200': status(200, '<html>Sign in</html>'),
  '200 without an id': status(200, '{}'),
  '202 without an id': status(202, '{"result":null}'),
  ...Object.fromEntries(
    [301, 302, 303, 307, 308, 403, 404, 405, 408, 409, 413, 418, 421, 422, 500, 501, 502, 503, 504].map(
      (code) => [`${code}`, status(code)],
    ),
  ),
};

const words: Readonly<Record<string, (text: string) => string>> = {
  'in lower case': (text) => text.toLowerCase(),
  cut: (text) => text.slice(0, 20),
  'taken apart (NFD)': (text) => text.normalize('NFD'),
  'with plain quotes': (text) => text.replace(/[“”]/g, '"').replaceAll('’', "'"),
  'escaped for HTML': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('’', '&#39;').replace(/[“”]/g, '&quot;'),
  'with words added': (text) => `High quality 3D asset: ${text}, studio light, 4k`,
};
const shown =
  (change: (text: string) => string): NonNullable<Faults['list']> =>
  (tasks) =>
    tasks.map((task) => ({ ...task, prompt: change(task.prompt ?? '') }));

/** Inexact lists, combined with a lost answer. */
const lists: Readonly<Record<string, Faults>> = {
  'a list that answers 500 for 100 s': { list: (tasks, since) => (since < 100 * second ? 500 : tasks) },
  'a list that lags 90 s': {
    list: (tasks, _, now) => tasks.filter(({ created_at: at }) => at <= now - 90 * second),
  },
  'a list without times': {
    list: (tasks) => tasks.map(({ created_at: _, ...task }) => task as ListedTask),
  },
  ...Object.fromEntries(
    Object.entries(words).map(([how, change]) => [`words shown ${how}`, { list: shown(change) }]),
  ),
  ...Object.fromEntries(
    [-90 * day, -3 * hour, -3 * minute, 3 * minute, 3 * hour, 90 * day].map((skewMs) => [
      `a clock that is ${skewMs / minute} minutes ahead`,
      { skewMs },
    ]),
  ),
};

/** One status of each kind, and of the lists that are only shown otherwise the one that differs most. */
const sameBranch =
  /^(301|302|303|308|404|405|408|413|418|421|501|502|504)$|^words shown (in|cut|taken|with plain)|^a clock that is -?(3|180) /;
const rows = branchesOf<readonly [what: string, faults: Faults]>(
  [
    ...Object.entries(answers).map(([what, answer]) => [what, { answer }] as const),
    ...Object.entries(lists).map(([what, faults]) => [what, { answer: lost, ...faults }] as const),
  ],
  ([what]) => !sameBranch.test(what),
);

const open: FaultyHarness[] = [];
afterEach(async () => {
  for (const harness of open.splice(0)) await harness.stop();
});

async function opened(faults: Faults): Promise<{ readonly harness: FaultyHarness; readonly buyer: Buyer }> {
  const harness = await openFaultyHarness();
  open.push(harness);
  harness.set(faults);
  return { harness, buyer: await harness.buyer() };
}

/** Repeats the same command. */
async function repeated(
  harness: FaultyHarness,
  buyer: Buyer,
  options: BuyOptions = {},
): Promise<Bought | PurchaseError> {
  let last: Bought | PurchaseError | undefined;
  for (let time = 0; time < 3; time++) {
    const outcome = await harness.time.run(
      buy(buyer, textTo3d, body, options).catch((error: unknown) => {
        if (error instanceof PurchaseError) return error;
        throw error;
      }),
    );
    if (!(outcome instanceof PurchaseError)) return outcome;
    last = outcome;
  }
  return last!;
}

describe('a create whose task was made is paid once and found by the same call', () => {
  it.each(rows)('with %s', async (_, faults) => {
    const { harness, buyer } = await opened(faults);
    const bought = await harness.time.run(buy(buyer, textTo3d, body));
    expect(bought).toMatchObject({ before: false });
    expect(harness.made()).toEqual([bought.ref.id]);
    expect(await harness.time.run(buy(buyer, textTo3d, body))).toMatchObject({
      ref: bought.ref,
      before: true,
    });
    expect(harness.posts()).toBe(1);
  });

  it('with an answer that takes 40 s, while the wait is reported', async () => {
    const waits: Wait[] = [];
    const { harness, buyer } = await opened({
      answer: async (made, time) => {
        await time.pass(40 * second);
        return made;
      },
    });
    const bought = await harness.time.run(
      buy(buyer, textTo3d, body, { label: 'sword', onWait: (wait) => waits.push(wait) }),
    );
    expect(harness.made()).toEqual([bought.ref.id]);
    const answer = waits.filter((wait) => wait.for === 'answer');
    expect(answer.length).toBeGreaterThanOrEqual(20);
    expect(answer[0]).toMatchObject({ family: 'text-to-3d', label: 'sword' });
    expect(answer[0]!.until! - answer[0]!.since).toBeGreaterThanOrEqual(2 * minute);
  });
});

describe('a create that made no task is a question, and is never resent automatically', () => {
  it.each(rows)('with %s', async (_, faults) => {
    const { harness, buyer } = await opened({ ...faults, isMade: false });
    const outcome = await repeated(harness, buyer);
    expect(outcome).toMatchObject({ code: 'unknown_outcome', name: 'PurchaseError' });
    const { message } = outcome as PurchaseError;
    expect(message).toMatch(/meshwright tasks adopt [0-9a-f]{12} TASK/);
    expect(message).toMatch(/meshwright journal drop [0-9a-f]{12}/);
    expect(message).not.toMatch(/findLost|nothing was (bought|created|paid)/i);
    expect(harness.made()).toEqual([]);
    expect(harness.posts()).toBe(1);
  });
});

describe('several candidates', () => {
  it.each([
    ['was', 1],
    ['was not', 2],
  ])('are a question that names them when its own task %s made', async (made, others) => {
    const { harness, buyer } = await opened({ answer: lost, isMade: made === 'was' });
    await harness.time.run(buy(buyer, textTo3d, body, { lostMs: 0 }).catch(() => {}));
    // Other machines buy the same body, whatever the list shows.
    for (let other = 0; other < others; other++) {
      await harness.time.run(buy(await harness.buyer(), textTo3d, body, { onLost: () => 'resend' }));
    }
    const [sending] = (await buyer.journal.entries()).filter(({ kind }) => kind === 'sending');
    const journal = memoryJournal();
    await journal.append(sending!);
    const outcome = await repeated(harness, await harness.buyer({ journal }));
    expect(outcome).toMatchObject({ code: 'unknown_outcome' });
    expect(harness.made()).toHaveLength(2);
    for (const id of harness.made()) expect((outcome as PurchaseError).message).toContain(id);
    expect(harness.posts()).toBe(1 + others);
  });

  it('one with entirely different words is named, and adopted when confirmed', async () => {
    const { harness, buyer } = await opened({ answer: lost, list: shown(() => 'eine Brücke über den Fluß') });
    const question = await repeated(harness, buyer);
    const [id] = harness.made() as [string];
    expect(question).toMatchObject({ code: 'unknown_outcome', message: expect.stringContaining(id) });
    const adopted = await harness.time.run(
      buy(buyer, textTo3d, body, { onLost: ({ candidates }) => ({ adopt: candidates[0]! }) }),
    );
    expect(adopted.ref.id).toBe(id);
    expect(harness.posts()).toBe(1);
  });
});

describe('a process that died during its create', () => {
  it.each([-90 * day, -3 * hour, 0, 3 * hour, 90 * day])(
    'is found by the next one, its clock %i ms ahead of the service',
    async (skewMs) => {
      const { harness, buyer } = await opened({ skewMs });
      const { ref } = await harness.time.run(buy(buyer, textTo3d, body));
      const [sending] = await buyer.journal.entries();
      const journal = memoryJournal();
      // Entries of earlier versions lack the clock offset.
      await journal.append({ ...sending!, offsetMs: undefined } as typeof sending & object);
      const next = await harness.buyer({ journal });
      expect(await harness.time.run(buy(next, textTo3d, body))).toMatchObject({ ref, before: true });
      expect(harness.posts()).toBe(1);
    },
  );
});

describe('while a lost task is searched', () => {
  it('the reason and length of the wait are reported at least every two seconds', async () => {
    const waits: { readonly at: number; readonly wait: Wait }[] = [];
    const { harness, buyer } = await opened({});
    harness.set({ answer: lost, list: (tasks) => (harness.posts() > 0 ? 500 : tasks) });
    const onWait = (wait: Wait) => void waits.push({ at: buyer.now(), wait });
    const error = await harness.time
      .run(buy(buyer, textTo3d, body, { onWait }))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code: 'unknown_outcome',
      message: expect.stringContaining('answered 500'),
    });
    const looking = waits.filter(({ wait }) => wait.for === 'lost-task');
    expect(looking.at(-1)!.wait.reason).toContain('500');
    const gaps = looking.slice(1).map(({ at }, i) => at - looking[i]!.at);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * second);
    expect(looking[0]!.wait.until! - looking[0]!.wait.since).toBe(2 * minute);
    expect(buyer.now()).toBeLessThanOrEqual(looking[0]!.wait.until! + 5 * second);
  });

  it('an abort ends it at once, and the same command resumes it', async () => {
    const abort = new AbortController();
    const { harness, buyer } = await opened({
      answer: lost,
      list: (tasks, _, now) => tasks.filter(({ created_at: at }) => at <= now - 90 * second),
    });
    const onWait = (wait: Wait) => void (wait.for === 'lost-task' && abort.abort());
    const stopped = harness.time.run(buy(buyer, textTo3d, body, { onWait, signal: abort.signal }));
    await expect(stopped).rejects.toMatchObject({ code: 'aborted', name: 'PurchaseError' });
    const { ref } = await harness.time.run(buy(buyer, textTo3d, body));
    expect(harness.made()).toEqual([ref.id]);
    expect(harness.posts()).toBe(1);
  });
});

describe('an abort during the create', () => {
  const aborting = (afterMs: number) => {
    const abort = new AbortController();
    const answer: NonNullable<Faults['answer']> = async (made, time) => {
      abort.abort(new Error('Ctrl-C'));
      await time.pass(afterMs);
      return made;
    };
    return { signal: abort.signal, answer };
  };

  it('waits five seconds for the id', async () => {
    const { signal, answer } = aborting(4 * second);
    const { harness, buyer } = await opened({ answer });
    const { ref } = await harness.time.run(buy(buyer, textTo3d, body, { signal }));
    expect(harness.made()).toEqual([ref.id]);
  });

  it('is recorded as lost after that, and the same command finds it', async () => {
    const { signal, answer } = aborting(6 * second);
    const { harness, buyer } = await opened({ answer });
    const stopped = harness.time.run(buy(buyer, textTo3d, body, { signal }));
    await expect(stopped).rejects.toMatchObject({
      code: 'aborted',
      name: 'PurchaseError',
      message: expect.stringContaining('may have been made'),
    });
    expect((await buyer.journal.entries()).map(({ kind }) => kind)).toEqual(['sending', 'lost']);
    const { ref } = await harness.time.run(buy(buyer, textTo3d, body));
    expect(harness.made()).toEqual([ref.id]);
    expect(harness.posts()).toBe(1);
  });

  it('sends nothing more after a 429', async () => {
    const abort = new AbortController();
    const { harness, buyer } = await opened({
      isMade: false,
      answer: async () => {
        abort.abort();
        return new Response('{}', { status: 429, headers: { 'retry-after': '1' } });
      },
    });
    const stopped = harness.time.run(buy(buyer, textTo3d, body, { signal: abort.signal }));
    await expect(stopped).rejects.toMatchObject({ code: 'aborted' });
    expect((await buyer.journal.entries()).map(({ kind }) => kind)).toEqual(['sending', 'rejected']);
    expect([harness.posts(), harness.made()]).toEqual([1, []]);
  });
});

describe('a journal with possible gaps', () => {
  it('requests a decision before it pays for words that the list already shows', async () => {
    const { harness, buyer } = await opened({});
    const { ref } = await harness.time.run(buy(buyer, textTo3d, body));
    const fresh = await harness.buyer();
    const question = await repeated(harness, fresh);
    expect(question).toMatchObject({ code: 'unknown_outcome', message: expect.stringContaining(ref.id) });
    expect((question as PurchaseError).message).toContain('Nothing was sent.');
    expect(harness.posts()).toBe(1);
    const adopted = await harness.time.run(
      buy(fresh, textTo3d, body, { onLost: ({ candidates }) => ({ adopt: candidates[0]! }) }),
    );
    expect(adopted).toMatchObject({ ref });
  });

  it('sends nothing and reports a list that cannot be read', async () => {
    const { harness, buyer } = await opened({ list: () => 500 });
    await expect(harness.time.run(buy(buyer, textTo3d, body, { label: 'sword' }))).rejects.toMatchObject({
      name: 'ClientError',
      code: 'server_error',
      status: 500,
      message: expect.stringMatching(/^sword: .*list.* 500.* Nothing was sent/),
    });
    expect(harness.posts()).toBe(0);
    expect(await buyer.journal.entries()).toEqual([]);
  });

  it('buys when the decision is that no candidate is its own', async () => {
    const { harness, buyer } = await opened({});
    await harness.time.run(buy(buyer, textTo3d, body));
    const fresh = await harness.buyer();
    const bought = await harness.time.run(buy(fresh, textTo3d, body, { onLost: () => 'resend' }));
    expect(harness.made()).toHaveLength(2);
    expect(bought.ref.id).toBe(harness.made()[1]);
  });

  it('requests a decision for every purchase of the next days, not only the first', async () => {
    const { harness, buyer } = await opened({});
    const bridge = { ...body, prompt: 'a stone bridge over a river' };
    for (const each of [body, bridge]) await harness.time.run(buy(buyer, textTo3d, each));
    const fresh = await harness.buyer();
    await harness.time.run(buy(fresh, textTo3d, { ...body, prompt: 'a rusty lamp post' }));
    for (const each of [body, bridge]) {
      await expect(harness.time.run(buy(fresh, textTo3d, each))).rejects.toMatchObject({
        code: 'unknown_outcome',
      });
    }
    expect(harness.posts()).toBe(3);
  });

  it('sends no request once the family is known and there is no gap', async () => {
    const { harness, buyer } = await opened({});
    let reads = 0;
    const list: Faults['list'] = (tasks) => {
      reads += 1;
      return tasks;
    };
    harness.set({ list });
    for (const name of ['a rusty lamp post', 'a stone bridge', 'an oak chair']) {
      await harness.time.run(buy(buyer, textTo3d, { ...body, prompt: name }));
    }
    expect([reads, harness.posts()]).toEqual([1, 3]);
  });
});
