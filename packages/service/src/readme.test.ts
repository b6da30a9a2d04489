import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { families } from '@meshwright/contract';
import { missingCapability } from '@meshwright/engine/pool';
import { writableFormats } from '@meshwright/formats/capabilities';
import { statementTitles } from '@meshwright/testing/conformance/service-under-test';
import { type Caller, caller } from '@meshwright/testing/service/caller';
import { instantEngine, modelUri } from '@meshwright/testing/service/manual-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Service, startService } from './start/start-service.ts';

const path = join(import.meta.dirname, '../../../docs/service.md');
const page = readFileSync(path, 'utf8');
const heading = '## What is not imitated yet';
const outputFormats = ['glb', 'fbx', 'obj', 'usdz', 'stl', '3mf'];

let service: Service;
let user: Caller;
beforeAll(async () => {
  service = await startService({
    port: 0,
    engine: instantEngine(),
    allowLoopback: true,
    accounts: [{ name: 'a', key: 'k', credits: 1000 }],
  });
  user = caller(service, 'k');
});
afterAll(() => service.stop());

type Line = readonly [line: string, proof: () => Promise<void> | void];

/** A line that follows the engine: it is required while there is something to list. */
function listed(title: string, names: readonly string[]): Line[] {
  return names.length === 0 ? [] : [[`${title}: ${names.join(', ')}.`, () => {}]];
}

// Each line of the list with a test that it still holds. Once a limitation is fixed, its test fails until the line is
// removed.
const lines: readonly Line[] = [
  ...listed(
    'These families answer 501 and charge nothing',
    families.map(({ name }) => name).filter((name) => missingCapability(name, {}) !== null),
  ),
  ...listed(
    'These result formats answer 501',
    outputFormats.filter((format) => !writableFormats.includes(format)),
  ),
  [
    '`blend` is written where `blender` is in PATH; elsewhere it is left out beside other formats, and a task that requests nothing else ends FAILED and is refunded.',
    () => {
      // local-engine.test.ts covers that the task ends this way.
      expect(missingCapability('convert', { target_formats: ['blend'] })).toBeNull();
    },
  ],
  [
    'Whether the body of a rig has a motion for a library action is checked by the job: if not, the task ends FAILED and is refunded.',
    async () => {
      const rig_task_id = await user.create('/v1/rigging', { model_url: modelUri });
      await user.settled('/v1/rigging', rig_task_id);
      await user.create('/v1/animations', { rig_task_id, action_id: 0 });
    },
  ],
  [
    'Texts and pictures are not moderated: only a marker or the option `flagged` flags an input.',
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

describe('what docs/service.md lists as not imitated', () => {
  it.each(lines)('%s', async (_, proof) => {
    await proof();
  });
});

describe('coverage of the specification', () => {
  const statements = statementTitles;

  it('is what docs/service.md states; this test with -u rewrites it', async () => {
    const list = lines.map(([line]) => `- ${line}\n`).join('');
    const current = page
      .replace(/\d+(?= statements of the specification)/, String(statements.length))
      .replace(new RegExp(`(?<=^${heading}\n\n)(- .*\n)*`, 'm'), () => list);
    await expect(current).toMatchFileSnapshot(path);
  });

  it('counts no statement twice', () => {
    expect(statements.filter((title, i) => statements.indexOf(title) !== i)).toEqual([]);
  });
});
