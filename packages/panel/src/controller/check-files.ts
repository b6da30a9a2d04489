import { type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { ContentStore } from '@meshwright/purchase';
import type { FormField } from '../form/form-fields.ts';
import type { ControlValue } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import type { FileValue } from '../view/view.ts';
import type { Say } from '../words/say.ts';

/**
 * Refuses files that the service would refuse, before anything is sent.
 * @throws PanelError `bad_intent` for a file that is no picture or model, `too_large` for a larger one than allowed
 */
export async function checkFiles(
  { facts }: FormField,
  value: ControlValue | undefined,
  store: Pick<ContentStore, 'read'>,
  say: Say,
): Promise<void> {
  const link = linkFacts(facts);
  if (!link || !Array.isArray(value)) return;
  for (const { file, name, size } of value as readonly FileValue[]) {
    const most = link.maxDataUriBytes ?? link.maxBytes;
    if (most !== undefined && size > most)
      throw new PanelError(
        'too_large',
        say('{file} has {size} MB; at most {most} MB can be sent.', {
          file: name,
          size: megabytes(size),
          most: megabytes(most),
        }),
      );
    const bytes = await store.read(file);
    if (bytes && link.media === 'image' && !isPicture(bytes))
      throw new PanelError(
        'bad_intent',
        say('{file} is not a picture. Choose a file of one of these kinds: {kinds}.', {
          file: name,
          kinds: say.list(kindsOf(link.formats), 'or'),
        }),
      );
  }
}

/** How pictures begin; a dot stands for any byte. */
const beginnings = ['\u0089PNG', 'ÿØÿ', 'RIFF....WEBP', 'GIF8', 'BM', 'II*', 'MM', '....ftyp'];

/** Whether the bytes begin as a PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF or HEIC picture does. */
function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.some((start) => [...start].every((letter, at) => letter === '.' || letter === head[at]));
}

function kindsOf(formats: readonly string[]): string[] {
  return [...new Set(formats.map((format) => format.slice(1).replace('jpg', 'jpeg').toUpperCase()))];
}

function megabytes(size: number): number {
  return Number((size / 1e6).toFixed(size < 1e7 ? 1 : 0));
}

/** Returns the facts of the files that a field takes; undefined for a field without files. */
function linkFacts(facts: FieldFacts): (FieldFacts & { kind: 'link' }) | undefined {
  const inner = facts.kind === 'list' ? factsOf(facts.item) : facts;
  return inner.kind === 'link' ? inner : undefined;
}
