import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkHost } from '@meshwright/panel/bridge';
import { folderStore } from '@meshwright/purchase/node';
import { withEditorHome } from '@meshwright/testing/hosts/editor-home';
import { expect, it } from 'vitest';
import { buildFakeEditor, missingDotnet } from './testing/dotnet.ts';
import { openFakeEditor } from './testing/open-fake-editor.ts';

it.skipIf(missingDotnet)(
  `the plugin keeps the rules that \`meshwright bridge --check unity\` prints (${missingDotnet ?? 'the fake editor'})`,
  () =>
    withEditorHome('unity', async (home) => {
      const project = join(home, 'project');
      await mkdir(project);
      await buildFakeEditor();
      let opening: ReturnType<typeof openFakeEditor> | undefined;
      const outcomes = await checkHost({
        folder: join(home, 'cache/meshwright/bridge'),
        store: folderStore(join(home, 'store')),
        host: 'unity',
        timeoutMs: 120_000,
        onReady() {
          opening = openFakeEditor({ project, home });
        },
      });
      await (await opening)?.kill();
      await rm(home, { recursive: true, force: true });
      expect(outcomes.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(outcomes).toHaveLength(13);
    }),
);
