import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPrograms } from '../../../packages/host-suite/src/testing/missing-programs.ts';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { buildZip } from './testing/blender/build-zip.ts';
import { type Blender, openBlender } from './testing/blender/open-blender.ts';
import { type ManualBridge, openManualBridge } from './testing/bridge/open-manual-bridge.ts';

const missing = missingPrograms(blenderProgram);
const skipped = missing ? ` (skipped: ${missing})` : '';

describe.skipIf(missing)(`pictures in the panel of Blender${skipped}`, () => {
  let home: string;
  let bridge: ManualBridge;
  let blender: Blender;

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'meshwright-blender-'));
    bridge = await openManualBridge(join(home, 'cache'));
    blender = await openBlender({ home, zip: await buildZip(home) });
  });
  afterAll(async () => {
    await blender?.kill();
    await bridge?.close();
    await rm(home, { recursive: true, force: true });
  });

  it('gets the pictures of options, such as animations', async () => {
    const create = { width: 4, height: 4, channels: 3, background: 'red' } as const;
    const picture = await bridge.keep(await sharp({ create }).png().toBuffer());
    bridge.show({
      announcement: '',
      sections: [
        {
          id: 'make',
          title: 'Create',
          folded: false,
          controls: [
            {
              kind: 'choices',
              id: 'field/action_ids',
              label: 'Actions',
              value: [],
              options: [
                { value: '1', label: 'Walking', picture },
                { value: '2', label: 'Running' },
              ],
            },
          ],
        },
      ],
    });
    // A Blender without a window has no icons, but decodes their pictures.
    const size = () =>
      blender.run(`
from meshwright.session import current_session
current_session().request_connection()
previews = current_session().icons._previews
answer = list(previews[${JSON.stringify(picture)}].image_size) if ${JSON.stringify(picture)} in previews else None`);
    await expect.poll(size).toEqual([4, 4]);
  });
});
