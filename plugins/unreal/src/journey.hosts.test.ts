import { openSuiteBackend, playJourney } from '@meshwright/host-suite';
import { localEngine } from '@meshwright/service';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { expect, it } from 'vitest';
import { pythonProgram } from './testing/open-unreal.ts';
import { unrealDriver } from './testing/unreal-driver.ts';

const missing = missingPrograms(pythonProgram);

it.skipIf(missing)(
  `a character goes from a sentence to a print in the fake editor, and each step is paid once (${missing ?? 'local engine'})`,
  { timeout: 600_000 },
  async () => {
    const backend = await openSuiteBackend({ engine: localEngine(1) });
    const editor = await unrealDriver().open(backend);
    try {
      await playJourney(editor, backend, async () => {
        const [rig] = await editor.scene();
        expect(Math.abs(rig!.height - 1.8)).toBeLessThan(0.01);
        expect(await editor.saved()).toContain('IK_knight');
      });
    } finally {
      await editor.close();
      await backend.stop();
    }
  },
);
