import { openSuiteBackend, playJourney } from '@meshwright/host-suite';
import { localEngine } from '@meshwright/service';
import { expect, it } from 'vitest';
import { missingDotnet } from './testing/dotnet.ts';
import { unityDriver } from './testing/unity-driver.ts';

it.skipIf(missingDotnet)(
  `a character goes its whole way through the window: preview, texture, rig, animation, print (${missingDotnet ?? 'the fake editor'})`,
  async () => {
    const backend = await openSuiteBackend({ engine: localEngine(1) });
    const editor = await unityDriver.open(backend);
    try {
      await playJourney(editor, backend, async () => {
        const [rigged] = await editor.scene();
        expect(rigged!.height).toBeCloseTo(1.8, 2);
      });
    } finally {
      await editor.close();
      await backend.stop();
    }
  },
);
