import { expect, it } from 'vitest';
import { unsignedLinks } from './unsigned-links.ts';

it('removes the query of every link, at any depth, and keeps the rest', () => {
  const task = {
    id: 'one?two',
    progress: 100,
    task_error: null,
    model_urls: {
      glb: 'https://files.example/a.glb?Expires=1&Signature=canary',
      obj: 'https://files.example/a.obj',
    },
    texture_urls: [{ base_color: 'HTTP://127.0.0.1/a.png?signature=canary\nx' }],
  };
  expect(unsignedLinks(task)).toEqual({
    ...task,
    model_urls: { glb: 'https://files.example/a.glb?...', obj: 'https://files.example/a.obj' },
    texture_urls: [{ base_color: 'HTTP://127.0.0.1/a.png?...' }],
  });
});
