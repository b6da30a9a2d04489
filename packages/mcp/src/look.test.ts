import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type McpHome, mcpHome } from './testing/mcp-home.ts';
import { maxPictureBytes } from './tools/look.ts';

const character = join(import.meta.dirname, '../../../fixtures/character.glb');
let home: McpHome;

beforeEach(async () => {
  home = await mcpHome();
  await cp(character, join(home.root, 'hero.glb'));
});
afterEach(() => home.remove());

/** The image block of an answer, decoded. */
async function pictureOf(name: string, args: Record<string, unknown>): Promise<Buffer> {
  const { client } = await home.open();
  const { content } = await client.callTool({ name, arguments: args });
  const image = (content as { type: string; data: string; mimeType: string }[]).find(
    ({ type }) => type === 'image',
  );
  expect(image?.mimeType).toBe('image/jpeg');
  return Buffer.from(image!.data, 'base64');
}

it('look answers with a picture of less than 20 kB and the findings with their numbers', async () => {
  expect((await pictureOf('look', { file: 'hero.glb' })).byteLength).toBeLessThanOrEqual(maxPictureBytes);
  const { data, text } = await (await home.open()).call('look', { file: 'hero.glb' });
  expect(data.pictures, text).toContain('beside 1.8 m');
  const numbers = (data.findings as { number: number }[]).map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

it('look draws one view, and refuses a clip that the model has not', async () => {
  expect((await pictureOf('look', { file: 'hero.glb', view: 'back' })).byteLength).toBeLessThanOrEqual(
    maxPictureBytes,
  );
  const { isError, text } = await (await home.open()).call('look', { file: 'hero.glb', clip: 'fly' });
  expect([isError, text]).toEqual([true, expect.stringMatching(/^no_such_clip: .*it has/)]);
});

it('make, look, mend: diff shows what a step changed', async () => {
  const agent = await home.open();
  await agent.call('place', { file: 'hero.glb', output: 'small.glb', height: 0.5 });
  const { data, text } = await agent.call('diff', { before: 'hero.glb', after: 'small.glb' });
  expect(
    (data.figures as { what: string }[]).map(({ what }) => what),
    text,
  ).toContain('height in metres');
  expect(
    (await pictureOf('diff', { before: 'hero.glb', after: 'small.glb' })).byteLength,
  ).toBeLessThanOrEqual(maxPictureBytes);
});

it('look says what is wrong with a file that is no model', async () => {
  await writeFile(join(home.root, 'notes.glb'), 'no model');
  const { isError } = await (await home.open()).call('look', { file: 'notes.glb' });
  expect(isError).toBe(true);
});
