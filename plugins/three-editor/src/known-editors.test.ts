import { describe, expect, it } from 'vitest';
import { editorAddress, isEditor } from './known-editors.ts';

const own = ['http://localhost:8080/editor/'];

describe('the panel', () => {
  it.each([
    ['https://threejs.org/editor/', true],
    ['https://threejs.org/editor/index.html#file=a.json', true],
    ['http://localhost:8080/editor/', true],
    ['https://threejs.org/', false],
    ['https://threejs.org/editor', false],
    ['http://threejs.org/editor/', false],
    ['https://threejs.org.example.com/editor/', false],
    ['https://threejs.org@example.com/editor/', false],
    ['http://localhost:80801/editor/', false],
    ['http://localhost:8081/editor/', false],
    [undefined, false],
  ])('runs in known editors, and in no other page: %s', (page, known) => {
    expect(isEditor(page, own)).toBe(known);
  });
});

describe('the address of an editor', () => {
  it.each([
    ['https://example.com/editor/index.html?a#b', 'https://example.com/editor/'],
    ['https://example.com', 'https://example.com/'],
    ['http://127.0.0.1:8080/three/editor/', 'http://127.0.0.1:8080/three/editor/'],
  ])('is the folder of its page: %s', (text, address) => {
    expect(editorAddress(text)).toBe(address);
  });

  it.each(['', 'example.com/editor', 'file:///editor/', 'javascript:alert(1)', '*://*/*'])(
    'must be the address of a web page: not "%s"',
    (text) => {
      expect(() => editorAddress(text)).toThrow('is not the address of a page');
    },
  );
});
