import { type Family, familyNamed } from '@meshwright/contract';
import { detailsOf, type Field, type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { Caller } from './caller.ts';
import { modelUri, pictureUri } from './manual-engine.ts';

/** Tasks to refer to, created on first use, on a service whose jobs end by themselves. */
export interface TaskFixture {
  /** Returns the id of a SUCCEEDED task of the family. */
  of(family: string): Promise<string>;
  /** Returns the id of a SUCCEEDED Text to 3D refine task. */
  refined(): Promise<string>;
  /** Returns an example of a create body with existing files and SUCCEEDED tasks. */
  body(family: Family, example?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
}

export function taskFixture(user: Caller): TaskFixture {
  const usable = new Map<string, string>();
  const self: TaskFixture = {
    async of(name) {
      const known = usable.get(name);
      if (known) return known;
      const family = familyNamed(name)!;
      const id = await user.create(family.prefix, await self.body(family));
      const { status } = await user.settled(family.prefix, id);
      if (status !== 'SUCCEEDED') throw new Error(`${name}: ${status}`);
      usable.set(name, id);
      return id;
    },
    async refined() {
      const body = { mode: 'refine', preview_task_id: await self.of('text-to-3d') };
      const id = await user.create('/v2/text-to-3d', body);
      await user.settled('/v2/text-to-3d', id);
      return id;
    },
    async body(family, example = detailsOf(family).examples[0]!) {
      const details = detailsOf(family);
      const body: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(example)) {
        const reference = details.references?.[name];
        body[name] = reference
          ? await self.of(reference.families[0]!)
          : withFiles(details.request.entries[name]!, value);
      }
      return body;
    },
  };
  return self;
}

function withFiles(field: Field, value: unknown): unknown {
  const facts: FieldFacts = factsOf(field);
  if (facts.kind === 'link') return facts.media === 'image' ? pictureUri : modelUri;
  if (facts.kind === 'list' && Array.isArray(value)) return value.map((item) => withFiles(facts.item, item));
  return value;
}
