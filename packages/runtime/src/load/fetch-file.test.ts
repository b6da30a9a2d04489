import { ClientError, type ErrorCode } from '@meshwright/client';
import { expect, it } from 'vitest';
import { assetError } from './fetch-file.ts';

it.each<[ErrorCode, number | undefined, string]>([
  ['payment_required', 402, 'out_of_credits'],
  ['rate_limited', 429, 'rate_limited'],
  ['unauthorized', 401, 'refused'],
  ['unprocessable', 422, 'refused'],
  ['not_found', 404, 'expired'],
  ['server_error', 503, 'network'],
  ['network', undefined, 'network'],
])(
  'the client error %s is the asset error %s, and CORS is named only without a response',
  (code, status, ours) => {
    const error = assetError(new ClientError(code, 'create: it went wrong', { status })) as Error & {
      code: string;
    };
    expect(error.code).toBe(ours);
    expect(/CORS/.test(error.message)).toBe(status === undefined);
  },
);
