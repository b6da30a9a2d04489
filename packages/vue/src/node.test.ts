import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from '@meshwright/testing/repository';
import { expect, it } from 'vitest';

it('plain Node imports it without a page, and three.js once', async () => {
  // The CommonJS file of three.js warns, and so does a second copy where there is a window.
  const program = `const seen = [];
process.on('warning', ({ message }) => seen.push(message));
console.warn = (...words) => seen.push(words.join(' '));
globalThis.window = { location: {} };
const { Asset } = await import('@meshwright/vue');
console.log(JSON.stringify([typeof Asset, seen]));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=@meshwright/source', '--input-type=module', '--eval', program],
    { cwd: repository },
  );
  expect(JSON.parse(stdout)).toEqual(['object', []]);
});
