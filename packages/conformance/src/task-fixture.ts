import { type Family, familyNamed } from '@meshwright/contract';
import { detailsOf, type Field, type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { Caller } from './caller.ts';
import { ConformanceError } from './conformance-error.ts';
import { modelUri, pictureUri } from './sample-files.ts';

/** Tasks to refer to, created on first use, on a service whose jobs end by themselves. */
export interface TaskFixture {
  /** Returns the id of a SUCCEEDED task of the family, made once. */
  of(family: string): Promise<string>;
  /** Returns a candidate of the keycap prototype. */
  candidate(): Promise<string>;
  /** Returns the id of a new SUCCEEDED Text to 3D refine task. */
  refined(): Promise<string>;
  /** Returns an example of a create body with existing files and SUCCEEDED tasks. */
  body(family: Family, example?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
}

/** What `of` made, for several fixtures of one account. */
export interface Prepared {
  /** By family. A task that could not be made is not tried again. */
  readonly tasks: Map<string, Promise<string>>;
  /** By family, from the answer of the create on. */
  readonly ids: Map<string, string>;
}

export function taskFixture(user: Caller, prepared: Prepared = nothingPrepared()): TaskFixture {
  const self: TaskFixture = {
    of(name) {
      const task = prepared.tasks.get(name) ?? make(name);
      prepared.tasks.set(name, task);
      return task;
    },
    async candidate() {
      const { prefix } = familyNamed('keycap-prototype')!;
      const { body } = await user.get(`${prefix}/${await self.of('keycap-prototype')}`);
      return String((body.candidate_ids as unknown[] | undefined)?.[0]);
    },
    async refined() {
      const body = { mode: 'refine', preview_task_id: await self.of('text-to-3d') };
      const id = await user.create('/v2/text-to-3d', body);
      await user.settled('/v2/text-to-3d', id);
      return id;
    },
    body: (family, example) => bodyOfExample(self, family, example),
  };
  async function make(name: string): Promise<string> {
    const family = familyNamed(name)!;
    const { status, body } = await user.post(family.prefix, await self.body(family));
    if (status !== 202) throw unprepared(name, `POST ${family.prefix} answered ${status}: ${body.message}`);
    prepared.ids.set(name, String(body.result));
    const task = await user.settled(family.prefix, String(body.result));
    if (task.status === 'SUCCEEDED') return String(body.result);
    const { message } = (task.task_error ?? {}) as { message?: unknown };
    throw unprepared(name, `task ${body.result} ended ${task.status}: ${message ?? ''}`);
  }
  return self;
}

/** The start of a run. */
export function nothingPrepared(): Prepared {
  return { tasks: new Map(), ids: new Map() };
}

function unprepared(name: string, why: string): ConformanceError {
  return new ConformanceError('unprepared', `a ${name} task to refer to could not be made: ${why}`);
}

/** An example of a create body with the sample files, and the fixture's tasks. */
export async function bodyOfExample(
  made: Pick<TaskFixture, 'of' | 'candidate'>,
  family: Family,
  example: Readonly<Record<string, unknown>> = detailsOf(family).examples[0]!,
): Promise<Record<string, unknown>> {
  const details = detailsOf(family);
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(example)) {
    const reference = details.references?.[name];
    if (reference) body[name] = await made.of(reference.families[0]!);
    else if (name === 'candidate_id') body[name] = await made.candidate();
    else body[name] = withFiles(details.request.entries[name]!, value);
  }
  return body;
}

function withFiles(field: Field, value: unknown): unknown {
  const facts: FieldFacts = factsOf(field);
  if (facts.kind === 'link') return facts.media === 'image' ? pictureUri : modelUri;
  if (facts.kind === 'list' && Array.isArray(value)) return value.map((item) => withFiles(facts.item, item));
  return value;
}
