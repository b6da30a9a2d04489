import { type ClientError, isClientError } from '@meshwright/client';
import { detailsOf } from '@meshwright/contract/schema';
import { PurchaseError } from '@meshwright/purchase';
import { PanelError } from '../panel-error.ts';
import { ended } from './failure-text.ts';
import { plainHelp } from './plain-help.ts';
import { plainReason } from './plain-reason.ts';
import type { Say } from './say.ts';

/** An error in words for the panel, and the technical text for a tooltip. */
export interface ErrorText {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** Describes an error without status codes, field names and function names; those stay in `detail`. */
export function errorText(error: unknown, say: Say): ErrorText {
  if (error instanceof PanelError) return { text: error.message };
  const detail = error instanceof Error ? error.message : String(error);
  if (isClientError(error)) return { text: serviceText(error, say), detail };
  if (error instanceof PurchaseError) return { text: purchaseText(error, say), detail };
  return { text: plainReason(detail) ?? say('Something went wrong. Try again.'), detail };
}

function serviceText(error: ClientError, say: Say): string {
  const { code, family, status, retryAfterMs, message } = error;
  const declared = status === undefined ? undefined : createErrorOf(family, status);
  const said = plainReason(ownReason(message)) ?? declared;
  switch (code) {
    case 'unauthorized':
    case 'no_key':
      return say('The API key was refused. Check it in the settings.');
    case 'payment_required':
      return say('The account has too few credits.');
    case 'rate_limited':
      return retryAfterMs ? busyText(retryAfterMs, say) : say('The service is busy. Try again later.');
    case 'not_found':
      return said ?? say('The service does not have this. It may have expired.');
    case 'forbidden':
    case 'bad_request':
    case 'conflict':
    case 'unprocessable':
    case 'refused':
      return said
        ? say('The service refused this: {reason}', { reason: ended(said) })
        : say('The service refused this request.');
    case 'not_implemented':
      return said
        ? say('The service cannot do this: {reason}', { reason: ended(said) })
        : say('The service cannot do this.');
    case 'invalid_request':
      return say('A value is not valid. Check the fields marked above.');
    case 'server_error':
    case 'bad_response':
      return say('The service failed. Try again.');
    case 'network':
    case 'timeout':
      return say('The service cannot be reached. Check the connection and try again.');
    case 'unknown_outcome':
      return say('The service did not answer. You may have been charged: check before sending again.');
    case 'link_expired':
      return say('The download link has expired. Try again to get a new one.');
    case 'too_large':
      return say('The file of the service is too large.');
    case 'wrong_content':
    case 'truncated':
    case 'hash_mismatch':
      return say('The download is damaged. Try again.');
    case 'sink_failed':
      return say('The file could not be stored: the disk may be full. Try again.');
    default:
      return plainReason(message) ?? say('Something went wrong. Try again.');
  }
}

/**
 * Returns the reason that a service gave, which knows which of several declared ones it is. The job of its local engine, or
 * the field with the model, stands before it, and the way out may name a field.
 */
function ownReason(message: string): string {
  const own = /\d{3}, (.*)$/s.exec(message)?.[1] ?? '';
  return plainHelp(own.replace(/^(?:run )?[\w.-]+: /, ''), []);
}

function createErrorOf(family: string | undefined, status: number): string | undefined {
  const text = family === undefined ? undefined : detailsOf(family).createErrors?.[status];
  return text === undefined ? undefined : plainReason(text);
}

function purchaseText({ code, message }: PurchaseError, say: Say): string {
  switch (code) {
    case 'over_budget': {
      const [, price, taken, limit] =
        /costs (\d+) credits.*?and (\d+) of the (\d+) credits/s.exec(message) ?? [];
      if (price === undefined) return say('Over the daily limit. Nothing was sent. Raise the limit.');
      const forms = {
        one: 'Over the daily limit. This costs {count} credit, and {taken} of {limit} are used today. Nothing was sent. Raise the limit.',
        other:
          'Over the daily limit. This costs {count} credits, and {taken} of {limit} are used today. Nothing was sent. Raise the limit.',
      };
      return say(forms, { count: Number(price), taken: Number(taken), limit: Number(limit) });
    }
    case 'disk_full':
      return say('The disk is full. Free some space and try again.');
    case 'bad_journal':
    case 'journal_failed':
    case 'io_failed':
      return say('The record of purchases cannot be read or written. Check the disk and try again.');
    case 'missing_content':
      return say('A file is no longer stored. Try again.');
    case 'unknown_outcome':
      return say('The service did not answer. You may have been charged: check before sending again.');
    default:
      return plainReason(message) ?? say('Something went wrong. Try again.');
  }
}

function busyText(ms: number, say: Say): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return say('The service is busy. Try again in {seconds} s.', { seconds });
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return say('The service is busy. Try again in {minutes} minutes.', { minutes });
  return say('The service is busy. Try again in {hours} hours.', { hours: Math.ceil(minutes / 60) });
}
