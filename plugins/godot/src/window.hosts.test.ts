import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

describeHost(godotDriver({ name: 'Godot with mouse and window', window: { width: 1280, height: 800 } }), {
  missing: missingGodot ?? missingPrograms('Xvfb', 'xdotool', 'import', 'convert'),
  actions: ['Remesh'],
  picture: process.env.GODOT_PICTURE ?? join(tmpdir(), 'meshwright-godot.png'),
});
