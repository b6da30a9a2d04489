import { describe, expect, it } from 'vitest';
import { type Marker, markersIn } from './prompt-markers.ts';

const names: readonly Marker[] = ['nsfw', 'ip', 'error', 'fail', 'slow'];
const read = (request: Record<string, unknown>) => {
  const markers = markersIn(request);
  return [names.filter((name) => markers.has(name)).join(' '), markers.slowMs];
};

describe('the markers of a create body', () => {
  it.each<[string, Record<string, unknown>, string, number]>([
    ['none', { prompt: 'a chest [nsfw] [[ nsfw ]] [[other]]', n: 3, list: [null, true] }, '', 0],
    ['one in a prompt', { prompt: 'a chest [[nsfw]]' }, 'nsfw', 0],
    ['several, in any case', { prompt: '[[IP]] then [[Fail]] [[slow 250ms]]' }, 'ip fail slow', 250],
    [
      'in any text, however deep',
      { name: '[[error]]', options: { note: ['[[slow 2m]]'] } },
      'error slow',
      120_000,
    ],
    [
      'of a picture, in its media type',
      { image_url: 'data:image/png;meshwright=nsfw;base64,AAAA' },
      'nsfw',
      0,
    ],
    [
      'of several pictures',
      {
        image_urls: ['data:image/png;meshwright=fail;base64,A', 'data:image/png;meshwright=slow-5s;base64,A'],
      },
      'fail slow',
      5_000,
    ],
    ['not in the bytes of a picture', { image_url: 'data:image/png;base64,;meshwright=nsfw' }, '', 0],
    ['not of a media type in a prompt', { prompt: 'x;meshwright=nsfw' }, '', 0],
    ['slow without a time that means something', { prompt: '[[slow soon]]' }, 'slow', 0],
    ['slow for ever is ten minutes', { prompt: '[[slow 999999999m]]' }, 'slow', 600_000],
  ])('%s', (_, request, expected, slowMs) => {
    expect(read(request)).toEqual([expected, slowMs]);
  });
});
