import type { Family } from '@meshwright/contract';
import type { Details } from '@meshwright/contract/schema';
import { ServiceError } from '../service-error.ts';
import { markersIn } from './prompt-markers.ts';

/**
 * Moderation, as far as markers ask for it; it comes last, right before the task is made. A family that declares a
 * 403 always screens, the others when the body says `moderation: true` (spec: Errors; readings R55). A family whose
 * 500 promises that nothing was made can be asked for that too (spec: Creative Lab: keycap).
 * @throws ServiceError `flagged` | `flagged_property` | `internal`
 */
export function screenRequest(
  family: Family,
  details: Details,
  request: Readonly<Record<string, unknown>>,
): void {
  const markers = markersIn(request);
  const always = details.createErrors !== undefined && Object.hasOwn(details.createErrors, 403);
  const nothing = 'Nothing was created or charged.';
  if (markers.has('error') && family.repeatCreateOn.includes(500)) {
    throw new ServiceError('internal', `Moderation is not available. ${nothing} Send the request again.`);
  }
  if (markers.has('nsfw') && (always || request.moderation === true)) {
    throw new ServiceError('flagged', `The input was flagged as not safe for work. ${nothing}`);
  }
  if (markers.has('ip') && always) {
    throw new ServiceError('flagged_property', `The input was flagged as somebody's property. ${nothing}`);
  }
}
