import { isLoopback } from '@meshwright/contract';
import { CliError } from '../errors/cli-error.ts';

/**
 * Validates the address of a service.
 * @param given source of the address for messages: a flag or a variable
 * @throws CliError `invalid` with the address without credentials and query, and the violated rule
 */
export function checkedBaseUrl(text: string, given: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const broken = rules.find(({ holds }) => !holds(url));
  if (!broken) return text;
  throw new CliError('invalid', `${given} ${shown(text)}: ${broken.message}`);
}

const example = 'such as https://HOST/openapi';

const rules: readonly { holds(url: URL | undefined): boolean; message: string }[] = [
  {
    holds: (url) => url !== undefined && /^https?:$/.test(url.protocol),
    message: `this is no https address; give the whole one, ${example}`,
  },
  {
    holds: (url) => !url?.username && !url?.password,
    message: 'leave the user name and password out; the key goes into MESHWRIGHT_API_KEY or --key-file',
  },
  {
    holds: (url) => !url?.search && !url?.hash,
    message: `leave out everything from ? or # on, ${example}`,
  },
  {
    holds: (url) => url?.protocol === 'https:' || isLoopback(url?.hostname ?? ''),
    message: 'http would show the key to the network; use https (http is for this machine only)',
  },
];

function shown(text: string): string {
  return text
    .replace(/^(\w+:\/\/)?[^/?#]*@/, '$1...@')
    .replace(/[?#].*/s, '?...')
    .slice(0, 200);
}
