import { openSuiteBackend, playJourney } from '@meshwright/host-suite';
import { localEngine } from '@meshwright/service';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { expect, it } from 'vitest';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { blenderDriver } from './testing/blender-driver.ts';

const missing = missingPrograms(blenderProgram);

it.skipIf(missing)(
  `a character goes from a sentence to a print in Blender, and each step is paid once (${missing ?? 'local engine'})`,
  { timeout: 600_000 },
  async () => {
    const backend = await openSuiteBackend({ engine: localEngine(1) });
    const editor = await blenderDriver({ name: 'Blender without a window' }).open(backend);
    try {
      await playJourney(editor, backend, async () => {
        const [rig] = await editor.scene();
        expect(Math.abs(rig!.height - 1.8)).toBeLessThan(0.01);
      });
    } finally {
      await editor.close();
      await backend.stop();
    }
  },
);
