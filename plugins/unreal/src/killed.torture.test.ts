import { join } from 'node:path';
import { describeKills } from '@meshwright/testing/hosts/describe-kills';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { buildPlugin } from './testing/build-plugin.ts';
import { openUnreal, pythonProgram } from './testing/open-unreal.ts';
import { openPage } from './testing/panel-page.ts';
import { generate, standing, stepTowards } from './testing/person.ts';

let plugin: Promise<string> | undefined;

describeKills({
  host: 'the fake editor of Unreal',
  missing: missingPrograms(pythonProgram),
  kills: 50,
  moments: 25,
  async open(home, env) {
    plugin ??= buildPlugin(join(home, 'build'));
    const unreal = await openUnreal({ project: join(home, 'project'), plugin: await plugin, home, env });
    const page = await openPage(unreal);
    return {
      raiseLimit: (credits) => page.set('Daily limit', credits),
      // Until the next bridge is connected, a field refuses its value, and nothing is pressed.
      generate: (prompt) => generate(page, prompt).catch(() => false),
      stepTowards: (prompt) => stepTowards(unreal, page, prompt),
      moment: () => unreal.run('answer = 0'),
      count: async (prompt) => ({
        objects: (await standing(unreal, prompt)).length,
        meshes: await unreal.run<number>(
          `answer = sum(1 for asset in editor.assets.values() if asset._metadata.get("Meshwright.Title") == ${JSON.stringify(prompt)})`,
        ),
      }),
      save: () => unreal.run('editor.save_level()'),
      kill: () => unreal.kill(),
    };
  },
});
