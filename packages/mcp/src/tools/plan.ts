import { familyNamed } from '@meshwright/contract';
import { detailsOf, factsOf, isRequired } from '@meshwright/contract/schema';
import { reads } from '../answer/annotations.ts';
import { McpRefusal } from '../mcp-error.ts';
import { assetOrder, type OrderArgs } from '../money/asset-order.ts';
import { howToBudget, limitsOf, standings, standingText } from '../money/limits.ts';
import type { Schema, Tool, ToolAnswer, ToolContext } from '../tool.ts';
import { orderProperties } from './order-properties.ts';

/** `plan`: what a request would cost and whether it is bought already. Sends nothing. */
export function planTool(): Tool {
  return {
    name: 'plan',
    description:
      'Price and mistakes of a create with this input, and the budget left. Sends nothing, costs nothing. With a family alone: its fields.',
    // Described once, by `create`; the list of families is the longest part of the schema.
    properties: { ...undescribed(orderProperties()), family: { type: 'string', maxLength: 60 } },
    annotations: reads,
    async run(args: OrderArgs, _call, context) {
      const { family, ...rest } = args;
      return family !== undefined && Object.keys(rest).length === 0 ? fieldsOf(family) : plan(args, context);
    },
  };
}

function undescribed(properties: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { description: _, ...schema }]) => [name, schema]),
  );
}

async function plan(args: OrderArgs, context: ToolContext): Promise<ToolAnswer> {
  const { ports, run } = context;
  const { estimator, hasTask, highestPrices, spendings } = await import('@meshwright/purchase');
  const { normalHost, requestHash } = await import('@meshwright/purchase/identity');
  const { family, order, finishing } = await assetOrder(args, context);
  const limits = await limitsOf(context);
  const [request, { entries, project }] = await Promise.all([
    requestHash(order),
    ports.withJournal(async (journal) => ({ entries: await journal.entries(), project: journal.project })),
  ]);
  const host = normalHost(await ports.host());
  const { most, basis } = estimator(highestPrices(entries, host))(family, order.body, host);
  const before = spendings(entries).findLast(
    (spending) =>
      hasTask(spending) && spending.sending.request === request && normalHost(spending.sending.host) === host,
  );
  const all = await standings(entries, limits, { run, project, now: ports.now() });
  const costs = before ? 0 : most;
  const broken = all.find(({ cap, spent, reserved }) => spent + reserved + costs > cap);
  const allowed = before !== undefined || (limits.isSet && !broken);
  const price = before
    ? `bought before as ${family.name}:${before.task}: create answers with it and pays nothing`
    : `costs ${basis === 'known' || basis === 'local' ? '' : 'at most '}${most} credits`;
  const verdict = allowed ? 'create is allowed' : `create would be refused. ${howToBudget}`;
  return {
    text: `${family.name} ${price}; ${limits.isSet ? standingText(all) : 'no budget is set'}; ${verdict}`,
    data: {
      family: family.name,
      credits: costs,
      basis,
      ...(before && { task: `${family.name}:${before.task}` }),
      take: order.take,
      allowed,
      budget: limits.isSet ? all : { cap: 0, spent: 0, reserved: 0, set: false },
      steps: finishing.steps,
      name: finishing.name,
    },
  };
}

/** Lists the fields of a family from the contract. */
function fieldsOf(name: string): ToolAnswer {
  const family = familyNamed(name);
  if (!family) throw new McpRefusal('invalid', `${JSON.stringify(name)} is no task family.`);
  const details = detailsOf(family);
  const fields = Object.entries(details.request.entries).map(([field, schema]) => {
    const { kind, help, ...facts } = factsOf(schema) as unknown as Readonly<Record<string, unknown>>;
    const { values, min, max, unit, default: preset } = facts;
    const limits = { values, min, max, unit, default: preset };
    const stated = Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
    return [field, { kind, ...(isRequired(schema) && { required: true }), ...stated, help }] as const;
  });
  return {
    text: `${name}: ${details.help} Its ${fields.length} fields are in the data; give them in "body". Schema: meshwright://family/${name}`,
    data: { family: name, fields: Object.fromEntries(fields) },
  };
}
