import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBackends } from './read-backends.ts';
import { slots, workflow } from './testing/fake-comfyui.ts';

const env = { COMFY_TOKEN: 'canary-token', BLANK: 'canary with blanks' };

function read(value: unknown) {
  const files: Readonly<Record<string, unknown>> = {
    'text-to-3d.api.json': workflow42(),
    'saved.json': { nodes: [], links: [] },
  };
  return readBackends(value, {
    env,
    workflow(path) {
      if (Object.hasOwn(files, path)) return files[path];
      throw new Error('no such file');
    },
  });
}

/** The workflow of the README example. */
function workflow42() {
  return { ...workflow, 42: { class_type: 'SaveGLB', inputs: {} } };
}

it('reads the example of the README', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const shown = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)![1]!);
  const result = read(shown);
  expect('backends' in result && Object.keys(result.backends)).toEqual([
    'text-to-3d',
    'image-to-3d',
    'retexture',
  ]);
});

const comfyui = { kind: 'comfyui', baseUrl: 'http://127.0.0.1:8188', workflow, slots };
const http = { kind: 'http', baseUrl: 'http://127.0.0.1:9000' };
const wrong: [value: unknown, pointer: string, expected: RegExp][] = [
  [[], '', /object of backends by family/],
  [{ 'a/b': http }, '/a~1b', /not a family.*text-to-3d/],
  [{ rigging: http }, '/rigging', /not a family/],
  [{ 'text-to-3d': 'http://x' }, '/text-to-3d', /must be an object/],
  [{ 'text-to-3d': { kind: 'magic' } }, '/text-to-3d/kind', /one of comfyui, hunyuan3d, http/],
  [{ 'text-to-3d': { kind: 'toString' } }, '/text-to-3d/kind', /one of/],
  [{ 'text-to-3d': { kind: 'http' } }, '/text-to-3d/baseUrl', /is missing/],
  [{ 'text-to-3d': { ...http, baseUrl: 'http://u:canary@x' } }, '/text-to-3d/baseUrl', /without user/],
  [{ 'text-to-3d': { ...http, baseUrl: 'file:///x' } }, '/text-to-3d/baseUrl', /http or https/],
  [{ 'text-to-3d': { ...http, baseUrl: 'http://x/?key=canary' } }, '/text-to-3d/baseUrl', /query/],
  [{ 'text-to-3d': { ...http, token: 'canary' } }, '/text-to-3d/token', /never the token itself/],
  [
    { 'text-to-3d': { ...http, token: { env: 'UNSET' } } },
    '/text-to-3d/token/env',
    /UNSET, which is not set/,
  ],
  [{ 'text-to-3d': { ...http, token: { env: 'BLANK' } } }, '/text-to-3d/token/env', /contains blanks/],
  [{ 'text-to-3d': { ...http, timeoutSeconds: 0 } }, '/text-to-3d/timeoutSeconds', /1 to 86400/],
  [{ 'text-to-3d': { ...http, timeout: 9 } }, '/text-to-3d/timeout', /unknown; the fields are kind, baseUrl/],
  [{ retexture: comfyui }, '/retexture/kind', /does not support retexture/],
  [
    { retexture: { kind: 'hunyuan3d', baseUrl: 'http://x', version: '3' } },
    '/retexture/version',
    /"2" or "2.1"/,
  ],
  [{ 'text-to-3d': { ...comfyui, workflow: 'gone.json' } }, '/text-to-3d/workflow', /no such file/],
  [{ 'text-to-3d': { ...comfyui, workflow: 'saved.json' } }, '/text-to-3d/workflow', /Export \(API\)/],
  [
    { 'text-to-3d': { ...comfyui, slots: { ...slots, output: '77' } } },
    '/text-to-3d/slots/output',
    /no node 77/,
  ],
  [
    { 'text-to-3d': { ...comfyui, slots: { ...slots, seed: { node: '3', input: 'x' } } } },
    '/text-to-3d/slots/seed',
    /no input x; it has seed/,
  ],
  [
    { 'text-to-3d': { ...comfyui, slots: { ...slots, images: [] } } },
    '/text-to-3d/slots/images',
    /one to four/,
  ],
  [{ 'text-to-3d': { ...comfyui, slots: { output: '9' } } }, '/text-to-3d/slots/prompt', /is missing/],
  [{ 'image-to-3d': comfyui }, '/image-to-3d/slots/images', /is missing/],
];
it.each(wrong)('%o is refused at %s', (value, pointer, expected) => {
  const result = read(value);
  expect(result).toMatchObject({
    issues: expect.arrayContaining([{ pointer, message: expect.stringMatching(expected) }]),
  });
  expect(JSON.stringify(result)).not.toContain('canary');
});

it('reports all errors at once', () => {
  const result = read({ rigging: http, 'text-to-3d': { kind: 'http', timeoutSeconds: 'x' } });
  expect('issues' in result && result.issues.map(({ pointer }) => pointer)).toEqual([
    '/rigging',
    '/text-to-3d/baseUrl',
    '/text-to-3d/timeoutSeconds',
  ]);
});
