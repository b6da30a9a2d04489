import { type ClientError, isClientError } from '@meshwright/client';
import { detailsOf } from '@meshwright/contract/schema';
import { PurchaseError } from '@meshwright/purchase';
import { PanelError } from '../panel-error.ts';
import { plainReason } from './plain-reason.ts';

/** An error in words for the panel, and the technical text for a tooltip. */
export interface ErrorText {
  readonly text: string;
  readonly detail?: string | undefined;
}

/** Describes an error without status codes, field names and function names; those stay in `detail`. */
export function errorText(error: unknown): ErrorText {
  if (error instanceof PanelError) return { text: error.message };
  const detail = error instanceof Error ? error.message : String(error);
  if (isClientError(error)) return { text: serviceText(error), detail };
  if (error instanceof PurchaseError) return { text: purchaseText(error), detail };
  return { text: plainReason(detail) ?? 'Something went wrong. Try again.', detail };
}

function serviceText(error: ClientError): string {
  const { code, family, status, retryAfterMs, message } = error;
  const declared = status === undefined ? undefined : createErrorOf(family, status);
  // The service knows which of several declared reasons it is. Its local engine names its job before it.
  const own = (/\d{3}, (.*)$/s.exec(message)?.[1] ?? '').replace(/^run [\w-]+: /, '');
  const said = plainReason(own) ?? declared;
  switch (code) {
    case 'unauthorized':
    case 'no_key':
      return 'The API key was refused. Check it in the settings.';
    case 'payment_required':
      return 'The account has too few credits.';
    case 'rate_limited':
      return `The service is busy. Try again ${retryAfterMs ? `in ${waiting(retryAfterMs)}` : 'later'}.`;
    case 'not_found':
      return said ?? 'The service does not have this. It may have expired.';
    case 'forbidden':
    case 'bad_request':
    case 'conflict':
    case 'unprocessable':
    case 'refused':
      return said ? sentence(`The service refused this: ${said}`) : 'The service refused this request.';
    case 'not_implemented':
      return said ? sentence(`The service cannot do this: ${said}`) : 'The service cannot do this.';
    case 'invalid_request':
      return 'A value is not valid. Check the fields marked above.';
    case 'server_error':
    case 'bad_response':
      return 'The service failed. Try again.';
    case 'network':
    case 'timeout':
      return 'The service cannot be reached. Check the connection and try again.';
    case 'unknown_outcome':
      return 'The service did not answer. You may have been charged: check before sending again.';
    case 'link_expired':
      return 'The download link has expired. Try again to get a new one.';
    case 'too_large':
      return 'The file of the service is too large.';
    case 'wrong_content':
    case 'truncated':
    case 'hash_mismatch':
      return 'The download is damaged. Try again.';
    case 'sink_failed':
      return 'The file could not be stored: the disk may be full. Try again.';
    default:
      return plainReason(message) ?? 'Something went wrong. Try again.';
  }
}

function createErrorOf(family: string | undefined, status: number): string | undefined {
  const text = family === undefined ? undefined : detailsOf(family).createErrors?.[status];
  return text === undefined ? undefined : plainReason(text);
}

function purchaseText({ code, message }: PurchaseError): string {
  switch (code) {
    case 'over_budget': {
      const [, price, taken, limit] =
        /costs (\d+) credits.*?and (\d+) of the (\d+) credits/s.exec(message) ?? [];
      const amounts = price ? ` This costs ${price} credits, and ${taken} of ${limit} are used today.` : '';
      return `Over the daily limit.${amounts} Nothing was sent. Raise the limit.`;
    }
    case 'disk_full':
      return 'The disk is full. Free some space and try again.';
    case 'bad_journal':
    case 'journal_failed':
    case 'io_failed':
      return 'The record of purchases cannot be read or written. Check the disk and try again.';
    case 'missing_content':
      return 'A file is no longer stored. Try again.';
    case 'unknown_outcome':
      return 'The service did not answer. You may have been charged: check before sending again.';
    default:
      return plainReason(message) ?? 'Something went wrong. Try again.';
  }
}

function waiting(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
