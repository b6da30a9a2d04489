import { families, familyNamed } from '@meshwright/contract';
import { detailsOf, priceOf, withDefaults } from '@meshwright/contract/schema';
import type { Create, Statement } from './statement.ts';
import { bodyOfExample, type TaskFixture } from './task-fixture.ts';

/**
 * Returns the credits of a create by the price list; the local service's price where none is published, 0 for an unknown
 * path.
 */
export function creditsOfCreate(prefix: string, body: unknown): number {
  const family = families.find((family) => family.prefix === prefix);
  if (!family || typeof body !== 'object' || body === null) return 0;
  const details = detailsOf(family);
  return priceOf(details.cost, withDefaults(details, body as Record<string, unknown>)).local;
}

/**
 * Returns the most credits that a statement spends on a service with these prices that keeps it.
 * @param ready families whose task to refer to exists, and costs no more
 */
export async function creditsOf(
  { creates = [] }: Pick<Statement, 'creates'>,
  ready: { has(family: string): boolean } = new Set(),
): Promise<number> {
  const needed = new Set<string>();
  let sum = 0;
  const fixture: TaskFixture = {
    async of(name) {
      if (ready.has(name) || needed.has(name)) return anyId;
      needed.add(name);
      const family = familyNamed(name)!;
      const body = await bodyOfExample(fixture, family);
      sum += creditsOfCreate(family.prefix, body);
      return anyId;
    },
    candidate: async () => {
      await fixture.of('keycap-prototype');
      return 'any';
    },
    async refined() {
      const body = { mode: 'refine', preview_task_id: await fixture.of('text-to-3d') };
      sum += creditsOfCreate('/v2/text-to-3d', body);
      return anyId;
    },
    body: (family, example) => bodyOfExample(fixture, family, example),
  };
  for (const create of creates) await add(create);
  return sum;

  async function add(create: Create): Promise<void> {
    if ('prepared' in create) await fixture.of(create.prepared);
    else if ('referring' in create) await bodyWith(fixture, create.referring);
    else {
      const body = await bodyWith(fixture, create.body);
      sum += (create.times ?? 1) * creditsOfCreate(create.prefix, body);
    }
  }
}

const anyId = '018a210d-8ba4-705c-b111-1f1776f7f578';

async function bodyWith(
  made: TaskFixture,
  body: Extract<Create, { prefix: string }>['body'],
): Promise<object> {
  return typeof body === 'function' ? await body(made) : body;
}
