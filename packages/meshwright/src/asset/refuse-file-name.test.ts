import { expect, it } from 'vitest';
import { freshHome } from '../testing/command.ts';
import { runHere } from '../testing/run-here.ts';
import { refuseFileName } from './refuse-file-name.ts';

it.each(['photo.jpg', ' my photo.JPEG ', './art/cat.png', 'https://example.com/vase.webp'])(
  'asks whether the file was meant by "%s"',
  (prompt) => expect(() => refuseFileName(prompt)).toThrow(/Was the file meant\? Give it as --image/),
);

it.each(['a wooden chest', 'a framed photo', 'png', 'a jpg artefact', 'a chest, 0.5 m high.'])(
  'takes "%s" as words',
  (prompt) => expect(() => refuseFileName(prompt)).not.toThrow(),
);

it.each([
  ['create', 'photo.jpg'],
  ['add', 'photo', 'photo.jpg'],
])('meshwright %s asks before anything is bought or declared', async (...args) => {
  const home = await freshHome();
  const { code, stderr } = await runHere(args, { cwd: home.folder, env: {} });
  await home.remove();
  expect(code).toBe(2);
  expect(stderr).toMatch(/Was the file meant\? Give it as --image "photo.jpg"/);
});
