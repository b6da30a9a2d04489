import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProxyRoute, type Framework, frameworks, nextAfterRoute } from './create-proxy-route.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meshwright-route-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dependOn = (...names: string[]) =>
  writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }),
  );

it.each([
  ['next', 'next', 'app/api/meshwright/[...all]/route', /proxy as GET/],
  ['@sveltejs/kit', 'sveltekit', 'src/routes/api/meshwright/[...all]/+server', /export const fallback = /],
  ['nuxt', 'nuxt', 'server/api/meshwright/[...all]', /export default defineEventHandler/],
  ['astro', 'astro', 'src/pages/api/meshwright/[...all]', /prerender = false;\nexport const ALL/],
  ['fastify', 'fastify', 'meshwright', /export const meshwright = nodeMiddleware\(proxy\)/],
  ['express', 'express', 'meshwright', /export const meshwright = nodeMiddleware\(proxy\)/],
  ['webpack', 'webpack', 'meshwright', /export const meshwright = nodeMiddleware\(proxy\)/],
])('an app that depends on %s gets the route of %s', async (dependency, framework, path, exported) => {
  await dependOn(dependency);
  const route = await createProxyRoute(folder);
  expect(route).toMatchObject({ status: 'created', framework, file: `${path}.js` });
  const text = await readFile(join(folder, `${path}.js`), 'utf8');
  expect(text).toMatch(exported);
  expect(text).toContain('service: () => (baseUrl ? { baseUrl, key } : embeddedService())');
  // No types without a tsconfig.json: Node runs this one.
  expect(text).not.toContain(': Request');
});

it('is TypeScript where the app has a tsconfig.json, and stands where the app keeps its sources', async () => {
  await dependOn('next', 'webpack', '@meshwright/client', '@meshwright/proxy');
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  await mkdir(join(folder, 'src/app'), { recursive: true });
  expect(await createProxyRoute(folder)).toEqual({
    status: 'created',
    framework: 'next',
    file: 'src/app/api/meshwright/[...all]/route.ts',
    missing: ['@meshwright/engine', '@meshwright/service'],
  });
  expect(await createProxyRoute(folder, 'webpack')).toMatchObject({
    file: 'src/meshwright.ts',
    mount: expect.stringContaining('setupMiddlewares'),
  });
});

it('never overwrites, in either language', async () => {
  await dependOn('express');
  await writeFile(join(folder, 'meshwright.js'), 'mine');
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  const route = await createProxyRoute(folder);
  expect(route).toEqual({ status: 'exists', framework: 'express', file: 'meshwright.js' });
  expect(nextAfterRoute(route)).toMatch(/meshwright\.js is there already\. Nothing was written/);
  expect((await readdir(folder)).sort()).toEqual(['meshwright.js', 'package.json', 'tsconfig.json']);
});

it('writes nothing without a framework, and names those that it knows', async () => {
  for (const prepare of [async () => {}, () => dependOn('three')]) {
    await prepare();
    const route = await createProxyRoute(folder);
    expect(route).toEqual({ status: 'unknown' });
    for (const title of Object.values(frameworks)) expect(nextAfterRoute(route)).toContain(title);
  }
});

it.each(Object.keys(frameworks) as Framework[])(
  '%s: says what to install and what to write',
  async (name) => {
    const route = await createProxyRoute(folder, name);
    const text = nextAfterRoute(route);
    expect(text).toContain(
      'npm install @meshwright/client @meshwright/engine @meshwright/proxy @meshwright/service',
    );
    expect(text).toContain("createClient({ proxyUrl: '/api/meshwright' })");
    if (route.status === 'created' && route.mount) expect(text).toContain("import { meshwright } from './");
  },
);
