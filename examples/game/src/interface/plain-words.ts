import { AssetError } from '@meshwright/runtime';

const words: Readonly<Record<string, string>> = {
  out_of_credits: 'Your credits for today do not reach for that. Everything here stays as it is.',
  rate_limited: 'That was a little fast. Wait a minute and ask again.',
  refused: 'That cannot be made. Try other words, or reload the page if you were away for long.',
  task_failed: 'It could not be made. Ask for it again, or for something else.',
  expired: 'Its file is gone. Remove it and ask for it again.',
  unreadable: 'What came out cannot be shown. Ask for it again.',
  wrong_content: 'What came out cannot be shown. Ask for it again.',
  network: 'No answer came. What you asked for is kept: reload the page in a moment, and it goes on.',
};

/** Returns the message that the player sees for an error. */
export function plainWords(error: unknown): string {
  const code = error instanceof AssetError ? error.code : '';
  return words[code] ?? 'Something went wrong. Ask again in a moment.';
}
