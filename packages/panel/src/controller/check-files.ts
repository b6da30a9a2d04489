import { type FieldFacts, factsOf } from '@meshwright/contract/schema';
import type { ContentStore } from '@meshwright/purchase';
import type { FormField } from '../form/form-fields.ts';
import type { ControlValue } from '../intent.ts';
import { PanelError } from '../panel-error.ts';
import type { FileValue } from '../view/view.ts';

/**
 * Refuses files that the service would refuse, before anything is sent.
 * @throws PanelError `bad_intent` for a file that is no picture or model, `too_large` for a larger one than allowed
 */
export async function checkFiles(
  { facts }: FormField,
  value: ControlValue | undefined,
  store: Pick<ContentStore, 'read'>,
): Promise<void> {
  const link = linkFacts(facts);
  if (!link || !Array.isArray(value)) return;
  for (const { file, name, size } of value as readonly FileValue[]) {
    const most = link.maxDataUriBytes ?? link.maxBytes;
    if (most !== undefined && size > most)
      throw new PanelError(
        'too_large',
        `${name} has ${megabytes(size)}; at most ${megabytes(most)} can be sent.`,
      );
    const bytes = await store.read(file);
    if (bytes && link.media === 'image' && !isPicture(bytes))
      throw new PanelError('bad_intent', `${name} is not a picture. Choose a ${listed(link.formats)} file.`);
  }
}

/** How pictures begin; a dot stands for any byte. */
const beginnings = ['\u0089PNG', 'ÿØÿ', 'RIFF....WEBP', 'GIF8', 'BM', 'II*', 'MM', '....ftyp'];

/** Whether the bytes begin as a PNG, JPEG, WebP, GIF, BMP, TIFF, AVIF or HEIC picture does. */
function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 12));
  return beginnings.some((start) => [...start].every((letter, at) => letter === '.' || letter === head[at]));
}

function listed(formats: readonly string[]): string {
  const names = [...new Set(formats.map((format) => format.slice(1).replace('jpg', 'jpeg').toUpperCase()))];
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function megabytes(size: number): string {
  return `${(size / 1e6).toFixed(size < 1e7 ? 1 : 0)} MB`;
}

/** Returns the facts of the files that a field takes; undefined for a field without files. */
function linkFacts(facts: FieldFacts): (FieldFacts & { kind: 'link' }) | undefined {
  const inner = facts.kind === 'list' ? factsOf(facts.item) : facts;
  return inner.kind === 'link' ? inner : undefined;
}
