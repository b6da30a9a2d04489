import { expect, it } from 'vitest';
import { apiErrors } from './api-errors.ts';

it('has a distinct code for each status of the specification (spec: Errors)', () => {
  expect(Object.entries(apiErrors).map(([status, { code }]) => `${status} ${code}`)).toEqual([
    '400 bad_request',
    '401 unauthorized',
    '402 payment_required',
    '403 forbidden',
    '404 not_found',
    '409 conflict',
    '422 unprocessable',
    '429 rate_limited',
    '500 server_error',
  ]);
});
