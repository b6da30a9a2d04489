import { ClientError } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { PurchaseError } from '@meshwright/purchase';
import { sentencesIn, technicalIn } from '@meshwright/testing/panel/artist-texts';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { controlTexts } from './testing/control-texts.ts';
import { everyForm, everyJob } from './testing/every-text.ts';
import { wordsOf } from './words-of.ts';

const english = wordsOf({});

const clientCodes = [
  ['unauthorized', 401],
  ['payment_required', 402],
  ['forbidden', 403],
  ['not_found', 404],
  ['conflict', 409],
  ['unprocessable', 422],
  ['rate_limited', 429],
  ['server_error', 500],
  ['not_implemented', 501],
  ['bad_request', 400],
  ['bad_response', 200],
  ['network', undefined],
  ['timeout', undefined],
  ['unknown_outcome', undefined],
  ['link_expired', 403],
  ['too_large', undefined],
  ['truncated', undefined],
  ['sink_failed', undefined],
  ['no_key', undefined],
  ['bad_option', undefined],
] as const;

/** What the packages below report, as it is worded for programs. */
function errors(): string[] {
  const said = 'height_meters must be a number from 0.1 to 15 metres; look for it with findLost({ since }).';
  const service = families.flatMap(({ name: family }) =>
    clientCodes.map(([code, status]) => {
      const message = `${family} create: ${status ?? ''}, ${said}`;
      return errorText(
        new ClientError(code, message, { family, ...(status !== undefined && { status }) }),
        english,
      ).text;
    }),
  );
  const purchase = (
    [
      'over_budget',
      'disk_full',
      'journal_failed',
      'io_failed',
      'missing_content',
      'bad_option',
      'unknown_outcome',
    ] as const
  ).map((code) => errorText(new PurchaseError(code, `${said} ${code}`), english).text);
  const over =
    'a knight: costs 30 credits at most, and 290 of the 300 credits for this day are taken: 290 spent.';
  return [
    ...service,
    ...purchase,
    errorText(new PurchaseError('over_budget', over), english).text,
    errorText(new TypeError('a.b is not a function()'), english).text,
  ];
}

describe('the texts of the panel', () => {
  it('name no field, code or function', () => {
    const texts = [...[...everyForm('en'), ...everyJob('en')].flatMap(controlTexts), ...errors()];
    expect(texts.length).toBeGreaterThan(300);
    expect(technicalIn(texts)).toEqual([]);
  });

  it.each(['controller', 'form', 'job', 'view', 'words'])(
    'name none in a refusal or a failure of %s',
    (part) => {
      expect(technicalIn(sentencesIn(`packages/panel/src/${part}`))).toEqual([]);
    },
  );
});
