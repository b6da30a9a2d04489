import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { families } from '@meshwright/contract';
import { missingCapability, writableFormats } from '@meshwright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from './start-service.ts';
import { type Caller, caller } from './testing/caller.ts';
import { instantEngine } from './testing/hand-engine.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const section = readme.slice(readme.indexOf('## What this does not imitate yet'));
const promises = [...section.matchAll(/^- (.*)$/gm)].map(([, line]) => line!);

const outputFormats = ['glb', 'fbx', 'obj', 'usdz', 'blend', 'stl', '3mf'];

let service: Service;
let user: Caller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowLoopback: true,
    accounts: [{ name: 'a', key: 'k', plan: 'studio', credits: 1000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

// Each line of the list with the proof that it is still so. What gets built fails here until the line goes.
const proofs: readonly [line: string, proof: () => Promise<void> | void][] = [
  [
    `These families answer 501 and charge nothing: ${families
      .filter(({ name }) => missingCapability(name, {}) !== null)
      .map(({ name }) => name)
      .join(', ')}.`,
    () => {},
  ],
  [
    `These result formats answer 501: ${outputFormats.filter((format) => !writableFormats.includes(format)).join(', ')}.`,
    () => {},
  ],
  [
    'The animation library and usage answer 501.',
    async () => {
      for (const path of ['/v1/animations/library', '/v1/usage'])
        expect((await user.get(path)).status).toBe(501);
    },
  ],
  [
    'Legacy paths without `/openapi` answer 404.',
    async () => {
      const response = await fetch(new URL('/v2/text-to-3d', service.baseUrl), {
        headers: { Authorization: 'Bearer k' },
      });
      expect(response.status).toBe(404);
    },
  ],
  [
    'Nothing is moderated: `moderation: true` changes nothing.',
    async () => {
      await user.create('/v2/text-to-3d', { mode: 'preview', prompt: 'something flagged', moderation: true });
    },
  ],
  [
    'Credits do not expire: all of the balance is permanent.',
    async () => {
      const { body } = await user.get('/v1/balance');
      expect([body.permanent_credits, body.monthly_credits]).toEqual([body.balance, 0]);
    },
  ],
  [
    'The rules for models over 100 MB (faces, Draco, old or ASCII FBX) are not applied at creation.',
    async () => {
      const ascii = Buffer.alloc(100_000_001, ' ');
      ascii.write('; FBX 7.4.0 project file\n');
      const files = createServer((_, response) => response.end(ascii));
      await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
      const { port } = files.address() as AddressInfo;
      await user.create('/v1/remesh', { model_url: `http://127.0.0.1:${port}/model.fbx` });
      files.close();
    },
  ],
];

describe('what the README says is not imitated', () => {
  it('is this list, no more and no less', () => {
    expect(promises).toEqual(proofs.map(([line]) => line));
  });

  it.each(proofs)('%s', async (_, proof) => {
    await proof();
  });
});
