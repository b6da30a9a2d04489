import { AssetError } from '@meshwright/runtime';

const words: Readonly<Record<string, string>> = {
  out_of_credits: 'You do not have enough credits left today. Everything here stays as it is.',
  rate_limited: 'Too many requests. Wait a minute and try again.',
  refused: 'That cannot be made. Try other words, or reload the page if you were away for a while.',
  task_failed: 'It could not be made. Try again, or try something else.',
  expired: 'Its file has expired. Remove it and place it again.',
  unreadable: 'The result cannot be shown. Remove it and place it again.',
  wrong_content: 'The result cannot be shown. Remove it and place it again.',
  network: 'The server did not answer. Your request is saved: reload the page in a moment to continue.',
};

/** Returns the message that the player sees for an error. */
export function plainWords(error: unknown): string {
  const code = error instanceof AssetError ? error.code : '';
  return words[code] ?? 'Something went wrong. Try again in a moment.';
}
