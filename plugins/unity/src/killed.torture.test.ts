import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeKills } from '@meshwright/testing/hosts/describe-kills';
import { missingDotnet } from './testing/dotnet.ts';
import { openFakeEditor } from './testing/open-fake-editor.ts';
import { generate, stepTowards } from './testing/person.ts';

describeKills({
  host: 'Unity',
  missing: missingDotnet,
  kills: 5,
  moments: 150,
  async open(home, env) {
    const project = join(home, 'project');
    await mkdir(project, { recursive: true });
    const editor = await openFakeEditor({ project, home, env });
    const run = <T>(what: object) => editor.run<T>(JSON.stringify(what));
    return {
      raiseLimit: (value) => run<boolean>({ do: 'set', label: 'Daily limit', value }),
      generate: (prompt) => generate(editor, prompt),
      stepTowards: (prompt) => stepTowards(editor, prompt),
      // The editor's thread answers a call between two frames.
      moment: () => run({ do: 'longest' }),
      async count(prompt) {
        const scene = await run<readonly { provenance: { title: string } | null }[]>({ do: 'scene' });
        return { objects: scene.filter(({ provenance }) => provenance?.title === prompt).length };
      },
      save: () => run({ do: 'save' }),
      kill: () => editor.kill(),
    };
  },
});
