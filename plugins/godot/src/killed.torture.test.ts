import { join } from 'node:path';
import { describeKills } from '@meshwright/testing/hosts/describe-kills';
import { godotProgram, missingGodot } from './testing/godot/godot-program.ts';
import { openGodot } from './testing/godot/open-godot.ts';
import { writeProject } from './testing/godot/write-project.ts';
import { generate, stepTowards } from './testing/person.ts';

let written: Promise<void> | undefined;

describeKills({
  host: 'Godot',
  missing: missingGodot,
  kills: 3,
  moments: 150,
  async open(home, env) {
    const project = join(home, 'project');
    written ??= writeProject(project);
    await written;
    const godot = await openGodot({ program: godotProgram()!, project, home, env });
    return {
      raiseLimit: (credits) =>
        godot.run<boolean>(`return user.jobs() != null and user.set_value("Daily limit", ${credits})`),
      generate: (prompt) => generate(godot, prompt),
      stepTowards: (prompt) => stepTowards(godot, prompt),
      moment: () => godot.run('return 0'),
      async count(prompt) {
        const titles = await godot.run<string[]>(
          'return user.scene().map(func(object): return object.provenance.title if object.provenance else "")',
        );
        return { objects: titles.filter((title) => title === prompt).length };
      },
      save: () => godot.run('EditorInterface.save_scene()'),
      kill: () => godot.kill(),
    };
  },
});
