import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingPart, parts } from './parts.ts';

const absent = (message: string, code = 'ERR_MODULE_NOT_FOUND') =>
  Object.assign(new Error(message), { code });

it.each([
  ["Cannot find package '@meshwright/service' imported from /a/b.js", 'engine'],
  ["Cannot find package 'vhacd-js' imported from /a/b.js", 'all'],
  ["Cannot find module '@meshwright/formats'\nRequire stack:\n- /a/b.js", 'files'],
  ["Cannot find package '@meshwright/look/render' imported from /a/b.js", 'files'],
  ['meshwright tried to access @meshwright/mcp (a peer dependency) but it is not provided', 'all'],
  ["Cannot find package 'sharp' imported from /a/b.js", undefined],
  ["Cannot find module '/a/@meshwright/service.js' imported from /a/b.js", undefined],
])('%j is for want of %s', (message, part) => {
  expect(missingPart(absent(message))?.name).toBe(part);
  expect(missingPart(absent(message, 'MODULE_NOT_FOUND'))?.name).toBe(part);
});

it('finds the cause below errors that were made of it, and no part in other errors', () => {
  const cause = absent("Cannot find package 'vhacd-js' imported from /a/b.js");
  const outer = new Error('Convex shapes need vhacd-js', { cause: new Error('one between', { cause }) });
  expect(missingPart(outer)?.name).toBe('all');
  expect(missingPart(new Error("Cannot find package 'vhacd-js'"))).toBeUndefined();
  expect(missingPart('Cannot find package')).toBeUndefined();
});

it('the packages of all parts are the optional ones of the command, at exact versions', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const names = parts.flatMap(({ packages }) => packages).sort();
  expect(Object.keys(peerDependencies).sort()).toEqual(names);
  expect(Object.keys(peerDependenciesMeta).sort()).toEqual(names);
  expect(
    Object.values(peerDependencies).filter((range) => !/^\d+\.\d+\.\d+(-rc\.\d+)?$/.test(`${range}`)),
  ).toEqual([]);
});
