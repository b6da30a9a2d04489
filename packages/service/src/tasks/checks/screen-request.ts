import type { Family } from '@meshwright/contract';
import type { Details } from '@meshwright/contract/schema';
import type { InputFile } from '../../inputs/read-inputs.ts';
import { ServiceError } from '../../service-error.ts';
import { markersIn } from './prompt-markers.ts';

type Flag = 'nsfw' | 'ip';

/** Moderation flags of pictures, by the SHA-256 of their bytes in hex. */
export type FlaggedPictures = ReadonlyMap<string, Flag>;

/**
 * Moderates a request by its markers and the list of flagged pictures; the last check before the task is created. A
 * family that declares a 403 always screens, the others when the body has `moderation: true` (spec: Errors; readings
 * R55). A family whose 500 guarantees that nothing was created supports a marker for it (spec: Creative Lab: keycap).
 * @throws ServiceError `flagged` | `flagged_property` | `internal`
 */
export function screenRequest(
  family: Family,
  details: Details,
  request: Readonly<Record<string, unknown>>,
  { files, flagged }: { readonly files: readonly InputFile[]; readonly flagged: FlaggedPictures },
): void {
  const markers = markersIn(request);
  const flags = files.map(({ file }) => flagged.get(file.digest));
  const isFlagged = (flag: Flag) => markers.has(flag) || flags.includes(flag);
  const always = details.createErrors !== undefined && Object.hasOwn(details.createErrors, 403);
  const nothing = 'Nothing was created or charged.';
  if (markers.has('error') && family.repeatCreateOn.includes(500)) {
    throw new ServiceError('internal', `Moderation is not available. ${nothing} Send the request again.`);
  }
  if (isFlagged('nsfw') && (always || request.moderation === true)) {
    throw new ServiceError('flagged', `The input was flagged as not safe for work. ${nothing}`);
  }
  if (isFlagged('ip') && always) {
    throw new ServiceError(
      'flagged_property',
      `The input was flagged as the intellectual property of others. ${nothing}`,
    );
  }
}
