import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const plugin = join(import.meta.dirname, '../../..');

/** Writes a project with the plugin enabled, an empty 3D scene, and the tests' own plugin. */
export async function writeProject(folder: string): Promise<void> {
  await mkdir(join(folder, 'addons'), { recursive: true });
  await cp(join(plugin, 'addons/meshwright'), join(folder, 'addons/meshwright'), { recursive: true });
  await cp(join(import.meta.dirname, '../addon'), join(folder, 'addons/meshwright_test'), {
    recursive: true,
  });
  await writeFile(join(folder, 'project.godot'), projectText);
  await writeFile(join(folder, 'suite.tscn'), '[gd_scene format=3]\n\n[node name="Suite" type="Node3D"]\n');
}

const projectText = `config_version=5

[application]

config/name="Suite"
config/features=PackedStringArray("4.4")
run/flush_stdout_on_print=true

[editor_plugins]

enabled=PackedStringArray("res://addons/meshwright/plugin.cfg", "res://addons/meshwright_test/plugin.cfg")

[rendering]

renderer/rendering_method="gl_compatibility"
`;
