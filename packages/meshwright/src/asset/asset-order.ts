import type { Issue } from '@meshwright/contract';
import { detailsOf } from '@meshwright/contract/schema';
import { CliError } from '../errors/cli-error.ts';
import { type CheckedRequest, checkRequest } from '../flags/check-request.ts';
import { type FieldFlag, flagOf, requestOf } from '../flags/field-flags.ts';
import type { Terminal } from '../progress/terminal.ts';
import { linkLocalFiles } from '../session/local-links.ts';
import { type AssetRoute, imageRoute, textRoute } from './asset-route.ts';
import type { Character, CharacterRequest } from './asset-stages.ts';
import { refuseFileName } from './refuse-file-name.ts';

/** Input of an asset: a prompt or a picture. */
export interface AssetRequest extends CharacterRequest {
  readonly prompt?: string | undefined;
  /** A picture: a file or a URL. */
  readonly image?: string | undefined;
  /** Base name of the files. */
  readonly name?: string | undefined;
  readonly texture: boolean;
}

/** A request for a run without input. */
export interface SampleRequest {
  readonly prompt: string;
  /** In metres. */
  readonly height: number;
}

/** The request, checked as far as possible locally. */
export interface AssetOrder extends Character {
  readonly request: CheckedRequest;
  /** The create body in its form for the sidecar. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Base name of the files. */
  readonly name: string;
}

const routes: readonly AssetRoute[] = [textRoute, imageRoute];

/** Returns every flag of every route. */
export function orderFlags(): FieldFlag[] {
  return routes.flatMap((route) => route.flags());
}

/**
 * Converts a request to a create body. Sends nothing.
 * @param flags from `orderFlags`
 * @param values given for them, by attribute name
 * @throws CliError for everything that would be refused
 */
export async function orderOf(
  request: AssetRequest,
  flags: readonly FieldFlag[],
  values: Readonly<Record<string, unknown>>,
  { cwd, now }: Pick<Terminal, 'cwd' | 'now'>,
): Promise<AssetOrder> {
  const { prompt, image, texture } = request;
  if ((prompt === undefined) === (image === undefined)) {
    throw new CliError('usage', 'give either a prompt, such as "a wooden chest", or --image FILE');
  }
  if (prompt !== undefined) refuseFileName(prompt);
  const { family, named, body } = image === undefined ? textRoute : imageRoute;
  // Flags of the other route stay in, so that validation reports them.
  const requested = { ...body(prompt ?? image!, texture), ...requestOf(flags, values) };
  const linked = await linkLocalFiles(detailsOf(family), requested, cwd, (field) => named[field]);
  const price = checkRequest(family, linked.body, {
    at: now(),
    flagOf: (issue: Issue) => named[issue.path] ?? flagOf(flags, issue),
  });
  const { assetName } = await import('@meshwright/purchase/order');
  return {
    ...(await characterHere(request, now())),
    request: { family, body: linked.body, price },
    record: linked.record,
    name: assetName(request.name ?? prompt ?? baseName(image!)),
  };
}

/** Loads what makes a character where one is asked for: other commands start without it. */
async function characterHere(request: CharacterRequest, at: number): Promise<Character> {
  if (!request.rig && !request.animations) return { stages: [], steps: [] };
  const { characterOf } = await import('./asset-stages.ts');
  return characterOf(request, at);
}

/** Returns the last part of a path or URL without its extension. */
function baseName(image: string): string {
  const [path = ''] = image.split(/[?#]/);
  const last = path.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/\.\w+$/, '');
}
