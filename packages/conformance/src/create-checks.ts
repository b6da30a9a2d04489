import { expect } from './expect.ts';
import { type BodyOf, type Statement, sourceOfFamily } from './statement.ts';
import type { Bench, World } from './world.ts';

/** The body is accepted: 202 with the id in `result`, and a read returns that task. */
export function accepts(title: string, prefix: string, body: BodyOf): Statement {
  return {
    title,
    ...sourceOfFamily(prefix),
    creates: [{ prefix, body }],
    async holds(world) {
      const bench = await world.instant();
      const answer = await bench.rich.post(prefix, await bodyOf(bench, body));
      expect([answer.status, answer.body]).toEqual([
        202,
        expect.objectContaining({ result: expect.any(String) }),
      ]);
      const read = await bench.rich.get(`${prefix}/${answer.body.result}`);
      expect([read.status, read.body.id]).toEqual([200, answer.body.result]);
    },
  };
}

/** The body is refused with the status and a message, and nothing is charged or created. */
export function refuses(
  title: string,
  prefix: string,
  body: BodyOf,
  status = 400,
  message: RegExp = /./,
): Statement {
  return {
    title,
    ...sourceOfFamily(prefix),
    ...(typeof body === 'function' && { creates: [{ referring: body }] }),
    async holds(world) {
      const bench = await world.instant();
      const sent = await bodyOf(bench, body);
      const before = await stateOf(bench, prefix);
      const answer = await bench.rich.post(prefix, sent);
      expect([answer.status, answer.body.message]).toEqual([status, wording(world, message)]);
      expect(await stateOf(bench, prefix)).toEqual(before);
    },
  };
}

/** A message like this on this project's service; any message on another, whose words are its own. */
export function wording({ ownWording }: World, message: RegExp): unknown {
  return expect.stringMatching(ownWording ? message : /./);
}

async function bodyOf({ made }: Bench, body: BodyOf): Promise<object> {
  return typeof body === 'function' ? await body(made) : body;
}

async function stateOf({ rich }: Bench, prefix: string): Promise<unknown> {
  const newest = (await rich.get(`${prefix}?page_size=1`)).body as unknown as { id: string }[];
  return [await rich.balance(), newest[0]?.id];
}
