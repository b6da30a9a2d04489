import type { Issue } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { CliError } from '../errors/cli-error.ts';
import { type CheckedRequest, checkRequest } from '../flags/check-request.ts';
import { type FieldFlag, flagOf, requestOf } from '../flags/field-flags.ts';
import type { Terminal } from '../progress/terminal.ts';
import { linkLocalFiles } from '../session/local-links.ts';
import { type AssetRoute, imageRoute, textRoute } from './asset-route.ts';

/** What a person wants made. */
export interface AssetRequest {
  readonly prompt?: string | undefined;
  /** A picture: a file or an address. */
  readonly image?: string | undefined;
  /** Base name of the files. */
  readonly name?: string | undefined;
  readonly texture: boolean;
}

/** A wish for whoever has none yet. */
export interface SampleRequest {
  readonly prompt: string;
  /** Metres. */
  readonly height: number;
}

/** The same, checked as far as that is possible on this side. */
export interface AssetOrder {
  readonly request: CheckedRequest;
  /** The create body as it may be written down. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Base name of the files. */
  readonly name: string;
}

const routes: readonly AssetRoute[] = [textRoute, imageRoute];

/** Every flag of every route. */
export function orderFlags(): FieldFlag[] {
  return routes.flatMap((route) => route.flags());
}

/**
 * Turns a wish into a create body. Nothing is sent.
 * @param flags as `orderFlags` gave them
 * @param values what was given for them, by attribute name
 * @throws CliError for everything that would be refused
 */
export async function orderOf(
  wish: AssetRequest,
  flags: readonly FieldFlag[],
  values: Readonly<Record<string, unknown>>,
  { cwd, now }: Pick<Terminal, 'cwd' | 'now'>,
): Promise<AssetOrder> {
  const { prompt, image, texture } = wish;
  if ((prompt === undefined) === (image === undefined)) {
    throw new CliError('usage', 'give either a prompt, such as "a wooden chest", or --image FILE');
  }
  const { family, named, body } = image === undefined ? textRoute : imageRoute;
  // Flags of the other route stay in, so that validation can say that they do not belong.
  const asked = { ...body(prompt ?? image!, texture), ...requestOf(flags, values) };
  const linked = await linkLocalFiles(detailsOf(family), asked, cwd, (field) => named[field]);
  const price = checkRequest(family, linked.body, {
    at: now(),
    flagOf: (issue: Issue) => named[issue.path] ?? flagOf(flags, issue),
  });
  const { assetName } = await import('@meshwright/pipeline');
  return {
    request: { family, body: linked.body, price },
    record: linked.record,
    name: assetName(wish.name ?? prompt ?? baseName(image!)),
  };
}

/** Of a path or an address: the last part without its ending. */
function baseName(image: string): string {
  const [path = ''] = image.split(/[?#]/);
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.\w+$/, '');
}
