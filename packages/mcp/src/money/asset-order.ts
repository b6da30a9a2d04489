import { parseTaskRef } from '@meshwright/client';
import { type Family, families, familyNamed, imageTo3d, textTo3d } from '@meshwright/contract';
import { detailsOf, factsOf } from '@meshwright/contract/schema';
import type { StepData } from '@meshwright/pipeline';
import type { Order } from '@meshwright/purchase/identity';
import { McpRefusal } from '../mcp-error.ts';
import type { ToolContext } from '../tool.ts';

/** Input of `plan` and `create`. */
export interface OrderArgs {
  readonly family?: string;
  readonly prompt?: string;
  readonly image?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly take?: number;
  readonly name?: string;
  readonly folder?: string;
  readonly height?: number;
  readonly longest?: number;
  readonly origin?: 'bottom' | 'center' | 'keep';
  readonly steps?: readonly StepData[];
}

/** What happens with the files of a task. */
export interface Finishing {
  /** Name of the folder and its files. */
  readonly name: string;
  /** Parent folder, from the root. */
  readonly folder: string;
  /** Local steps in order. */
  readonly steps: readonly StepData[];
}

/** A request, checked as far as possible locally. */
export interface AssetOrder {
  readonly family: Family;
  readonly order: Order & { readonly take: number };
  readonly finishing: Finishing;
}

/** Default folder of finished assets, from the root; also that of the command line. */
export const defaultFolder = 'meshwright-out';

/**
 * Converts the input of a call to a create body. Reads local files, sends nothing.
 * @throws McpRefusal `invalid` with every issue
 */
export async function assetOrder(
  args: OrderArgs,
  context: Pick<ToolContext, 'root' | 'ports'>,
): Promise<AssetOrder> {
  const { isNodeRef, refsIn } = await import('@meshwright/pipeline');
  const { planRecipe } = await import('@meshwright/pipeline');
  const { assetName } = await import('@meshwright/purchase/order');
  const family = familyOf(args);
  const asked = await bodyOf(family, args, context);
  const steps = stepsOf(args);
  // Before paying: files of steps have to be there. Other nodes do not exist here.
  for (const { ref } of refsIn(steps)) {
    if (isNodeRef(ref)) throw new McpRefusal('invalid', 'steps: name a file by { "path": FILE }.');
    await context.root.existing(ref.path);
  }
  if (refsIn(asked).length > 0) {
    throw new McpRefusal('invalid', 'body: name files by their path, as text, and tasks by FAMILY:ID.');
  }
  const { issues } = planRecipe(
    {
      nodes: {
        model: { task: family.name, body: asked },
        asset: { process: steps, from: { from: 'model' } },
      },
      output: 'asset',
    },
    { at: context.ports.now() },
  );
  if (issues.length > 0) {
    const shown = issues.map(({ pointer, message }) => ({ field: fieldOf(pointer), message }));
    throw new McpRefusal(
      'invalid',
      `${family.name}: ${shown.map(({ field, message }) => `${field}: ${message}`).join(' ')} Nothing was sent.`,
      { issues: shown },
    );
  }
  return {
    family,
    order: { family: family.name, body: asked, take: args.take ?? 1 },
    finishing: {
      name: assetName(args.name ?? args.prompt ?? textIn(asked) ?? baseName(args.image) ?? family.name),
      folder: args.folder ?? defaultFolder,
      steps,
    },
  };
}

/** Returns the local steps of a call: placing first. */
export function stepsOf({ height, longest, origin, steps = [] }: OrderArgs): StepData[] {
  const place = Object.fromEntries(
    Object.entries({ height, longest, origin }).filter(([, value]) => value !== undefined),
  );
  return steps.some((step) => 'place' in step) ? [...steps] : [{ place }, ...steps];
}

function familyOf({ family, image }: OrderArgs): Family {
  if (family === undefined) return image === undefined ? textTo3d : imageTo3d;
  const known = familyNamed(family);
  if (known) return known;
  throw new McpRefusal('invalid', `${JSON.stringify(family)} is no task family. Use one of: ${names()}.`);
}

function names(): string {
  return families.map(({ name }) => name).join(', ');
}

async function bodyOf(
  family: Family,
  { family: given, prompt, image, body = {} }: OrderArgs,
  { root }: Pick<ToolContext, 'root'>,
): Promise<Record<string, unknown>> {
  const details = detailsOf(family);
  const fields = details.request.entries;
  // What the command line asks for, so that both mean one purchase.
  const preset =
    given === undefined
      ? { ...('mode' in body ? {} : { should_texture: true, enable_pbr: true }), target_formats: ['glb'] }
      : {};
  const { withUsual } = await import('@meshwright/purchase/order');
  const asked = withUsual(details, { ...preset, ...body });
  if (prompt !== undefined) asked.prompt = prompt;
  if (image !== undefined)
    asked['image_urls' in fields ? 'image_urls' : 'image_url'] = 'image_urls' in fields ? [image] : image;
  for (const [name, value] of Object.entries(asked)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) continue;
    const facts = factsOf(field);
    const isLink = facts.kind === 'link' || (facts.kind === 'list' && factsOf(facts.item).kind === 'link');
    if (isLink) {
      asked[name] = Array.isArray(value)
        ? await Promise.all(value.map((item) => linkOf(item, root)))
        : await linkOf(value, root);
    } else if (facts.kind === 'task' || facts.kind === 'uuid') asked[name] = taskId(value);
  }
  return asked;
}

/** Accepts the references of this server where the API expects a bare id. */
function taskId(value: unknown): unknown {
  if (typeof value !== 'string' || !value.includes(':')) return value;
  try {
    return parseTaskRef(value, families).id;
  } catch {
    return value;
  }
}

const maxFileBytes = 100_000_000;

/** Replaces a path below the root by a data URI; addresses stay. */
async function linkOf(value: unknown, root: ToolContext['root']): Promise<unknown> {
  if (typeof value !== 'string' || /^(https?|data):/i.test(value)) return value;
  const { readFile, stat } = await import('node:fs/promises');
  const { dataUri } = await import('@meshwright/purchase/order');
  const path = await root.existing(value);
  const facts = await stat(path);
  if (!facts.isFile() || facts.size === 0 || facts.size > maxFileBytes) {
    throw new McpRefusal(
      'invalid',
      `${root.shown(path)} is not a file of 1 to ${maxFileBytes} bytes. Nothing was sent.`,
    );
  }
  return dataUri(await readFile(path));
}

function textIn({ prompt }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof prompt === 'string' ? prompt : undefined;
}

function baseName(image: string | undefined): string | undefined {
  const [path = ''] = image?.split(/[?#]/) ?? [];
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.\w+$/, '') || undefined;
}

function fieldOf(pointer: string): string {
  return (
    pointer.replace(/^\/nodes\/model\/body\/?/, '').replace(/^\/nodes\/asset\/process/, 'steps') || 'body'
  );
}
