import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkHost } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/purchase/node';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { expect, it } from 'vitest';
import { buildPlugin } from './testing/build-plugin.ts';
import { openUnreal, pythonProgram } from './testing/open-unreal.ts';
import { openPage } from './testing/panel-page.ts';

const missing = missingPrograms(pythonProgram);

it.skipIf(missing)(
  `the plugin keeps the rules that \`meshwright bridge --check\` prints, in the fake editor (${missing ?? 'Python'})`,
  () =>
    withEditorHome('unreal', async (home) => {
      const plugin = await buildPlugin(join(home, 'build'));
      const unreal = await openUnreal({ project: join(home, 'project'), plugin, home });
      const outcomes = await checkHost({
        folder: join(home, 'cache/meshwright/bridge'),
        store: folderStore(join(home, 'store')),
        host: 'Unreal',
        timeoutMs: 120_000,
        messageMs: 60_000,
        onReady: () => void openPage(unreal),
      });
      await unreal.kill();
      await rm(home, { recursive: true, force: true });
      expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    }),
);
