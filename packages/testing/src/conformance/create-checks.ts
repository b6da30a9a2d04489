import { expect } from 'vitest';
import type { TaskFixture } from '../service/task-fixture.ts';
import type { Bench } from './service-under-test.ts';
import type { Statement } from './statement.ts';

/** A create body, or a function that makes one when it refers to tasks. */
export type BodyOf = object | ((made: TaskFixture) => Promise<object>);

/** The body is accepted: 202 with the id in `result`, and a read returns that task. */
export function accepts(title: string, prefix: string, body: BodyOf): Statement {
  return {
    title,
    async holds(world) {
      const bench = await world.instant();
      const answer = await bench.rich.post(prefix, await bodyOf(bench, body));
      expect([answer.status, answer.body], JSON.stringify(answer.body)).toEqual([
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
    async holds(world) {
      const bench = await world.instant();
      const sent = await bodyOf(bench, body);
      const before = await stateOf(bench, prefix);
      const answer = await bench.rich.post(prefix, sent);
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
      expect(await stateOf(bench, prefix)).toEqual(before);
    },
  };
}

async function bodyOf({ made }: Bench, body: BodyOf): Promise<object> {
  return typeof body === 'function' ? await body(made) : body;
}

async function stateOf({ rich }: Bench, prefix: string): Promise<unknown> {
  const newest = (await rich.get(`${prefix}?page_size=1`)).body as unknown as { id: string }[];
  return [await rich.balance(), newest[0]?.id];
}
