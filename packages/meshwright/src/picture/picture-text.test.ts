import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureProtocol } from './picture-protocol.ts';
import { pictureText } from './picture-text.ts';

const tty = { write: () => true, isTTY: true, columns: 80 };
const on = (env: Record<string, string>) => ({ stdout: tty, env });

/** Words in place of control characters. */
const readable = (text: string) => text.replaceAll('\x1b', '<ESC>').replaceAll('\x07', '<BEL>');

/** Left half red, right half blue; the lower right quarter is clear. */
const quarters = async () => {
  const [red, blue, clear] = ['#ff0000', '#0000ff', '#00000000'].map((background) => ({
    create: { width: 8, height: 8, channels: 4 as const, background },
  }));
  return sharp({ create: { width: 16, height: 16, channels: 4, background: '#00000000' } })
    .composite([
      { input: red!, left: 0, top: 0 },
      { input: red!, left: 0, top: 8 },
      { input: blue!, left: 8, top: 0 },
      { input: clear!, left: 8, top: 8 },
    ])
    .png()
    .toBuffer();
};

it.each([
  [{ TERM: 'xterm-256color' }, 'blocks'],
  [{ TERM: 'xterm-kitty' }, 'kitty'],
  [{ TERM: 'xterm-256color', TERM_PROGRAM: 'iTerm.app' }, 'iterm2'],
  [{ TERM: 'xterm-256color', KITTY_WINDOW_ID: '1' }, 'kitty'],
  [{ TERM: 'xterm-ghostty' }, 'kitty'],
  [{ TERM_PROGRAM: 'WezTerm' }, 'iterm2'],
  [{ TERM: 'foot' }, 'sixel'],
  [{ TERM: 'tmux-256color', KITTY_WINDOW_ID: '1', TMUX: '/tmp/tmux' }, 'blocks'],
  [{ TERM: 'xterm-kitty', MESHWRIGHT_PICTURES: 'sixel' }, 'sixel'],
  [{ TERM: 'xterm-kitty', MESHWRIGHT_PICTURES: 'off' }, undefined],
  [{ TERM: 'xterm-kitty', NO_COLOR: '1' }, undefined],
  [{ TERM: 'xterm-kitty', CI: 'true' }, undefined],
  [{ TERM: 'dumb' }, undefined],
])('%j: pictures as %s', (env, protocol) => {
  expect(pictureProtocol(on(env))).toBe(protocol);
});

it('writes nothing into a pipe, and does not ask for the picture', async () => {
  const asked = () => Promise.reject(new Error('asked'));
  expect(await pictureText(asked, { stdout: { write: () => true }, env: { TERM: 'xterm-kitty' } })).toBe('');
});

it('gives Kitty and iTerm2 the file as it is', async () => {
  const png = new Uint8Array(5000).map((_, i) => (i * 7919) % 251);
  const kitty = await pictureText(async () => png, on({ TERM: 'xterm-kitty' }));
  const parts = [...readable(kitty).matchAll(/<ESC>_G([^;]*);([^<]*)<ESC>\\/g)];
  expect(parts.map(([, keys]) => keys)).toEqual(['a=T,f=100,q=2,c=60,m=1', 'm=0']);
  expect(parts.every(([, , data]) => data!.length <= 4096)).toBe(true);
  expect(Buffer.from(parts.map(([, , data]) => data).join(''), 'base64')).toEqual(Buffer.from(png));
  const iterm = await pictureText(async () => png, on({ TERM_PROGRAM: 'iTerm.app' }));
  const [, data] = /^<ESC>\]1337;File=inline=1;size=5000;width=60;preserveAspectRatio=1:(.*)<BEL>\n$/.exec(
    readable(iterm),
  )!;
  expect(Buffer.from(data!, 'base64')).toEqual(Buffer.from(png));
});

it('writes Sixel bands whose characters cover the coloured pixels and no clear one', async () => {
  const narrow = { stdout: { ...tty, columns: 10 }, env: { TERM: 'foot' } };
  const text = await pictureText(quarters, narrow);
  const [, width, height, body] = /^<ESC>P0;1;0q"1;1;(\d+);(\d+)([\s\S]*)<ESC>\\\n$/.exec(readable(text))!;
  expect([width, height]).toEqual(['64', '64']);
  const bands = body!.split('-').map((band) => band.replace(/#\d+;2;\d+;\d+;\d+/g, '').replace(/#\d+/g, ''));
  const covered = (layer: string): number[] =>
    [...layer.matchAll(/!(\d+)(.)|(.)/g)].flatMap(([, times, many, one]) =>
      Array.from({ length: Number(times ?? 1) }, () => (many ?? one)!.charCodeAt(0) - 63),
    );
  expect(bands).toHaveLength(Math.ceil(64 / 6));
  for (const band of bands) for (const layer of band.split('$')) expect(covered(layer)).toHaveLength(64);
  const last = bands.at(-1)!.split('$').map(covered);
  // The quarter of the lower right is clear; scaling softens its edge.
  expect(last.every((layer) => layer.slice(36).every((bits) => bits === 0))).toBe(true);
  expect(last.some((layer) => layer[4]! > 0)).toBe(true);
});

it('draws two pixels a character, in 24 bits where the terminal says so and else in 256 colours', async () => {
  const narrow = { ...tty, columns: 18 };
  const exact = await pictureText(quarters, { stdout: narrow, env: { COLORTERM: 'truecolor' } });
  const rows = exact.split('\n').slice(0, -1);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toBe(
    '\x1b[38;2;255;0;0;48;2;255;0;0m▀▀▀▀▀▀▀▀\x1b[38;2;0;0;255;48;2;0;0;255m▀▀▀▀▀▀▀▀\x1b[0m',
  );
  expect(rows[7]).toBe('\x1b[38;2;255;0;0;48;2;255;0;0m▀▀▀▀▀▀▀▀\x1b[39;49m        \x1b[0m');
  const [first] = (await pictureText(quarters, { stdout: narrow, env: {} })).split('\n');
  expect(first).toBe('\x1b[38;5;196;48;5;196m▀▀▀▀▀▀▀▀\x1b[38;5;21;48;5;21m▀▀▀▀▀▀▀▀\x1b[0m');
});
