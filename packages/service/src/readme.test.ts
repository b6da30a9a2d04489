import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { families } from '@meshwright/contract';
import { missingCapability, writableFormats } from '@meshwright/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from './conformance/testing/sections.ts';
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
    'The animation library answers 501.',
    async () => {
      expect((await user.get('/v1/animations/library')).status).toBe(501);
    },
  ],
  [
    'Nothing looks at words or pictures to moderate them: only a marker flags an input.',
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
    'The faces of an FBX over 100 MB are not counted.',
    async () => {
      const fbx = Buffer.alloc(100_000_001);
      fbx.write('Kaydara FBX Binary  \0\x1a\0', 'latin1');
      fbx.writeUInt32LE(7_400, 23);
      const files = createServer((_, response) => response.end(fbx));
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

describe('how far it is the specification', () => {
  const statements = sections.flatMap(({ statements }) => statements.map(({ says }) => says));

  it('is the number of conformance tests that the README states', () => {
    expect(readme).toContain(`${statements.length} statements of the specification`);
  });

  it('counts no statement twice', () => {
    expect(statements.filter((says, i) => statements.indexOf(says) !== i)).toEqual([]);
  });
});
