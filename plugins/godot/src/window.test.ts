import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeHost } from '@meshwright/host-suite';
import { full } from '../../../test/full.ts';
import { missingPrograms } from '../../blender/src/testing/missing-programs.ts';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

describeHost(godotDriver({ name: 'Godot with mouse and window', window: { width: 1280, height: 800 } }), {
  missing: full ? (missingGodot ?? missingPrograms('Xvfb', 'xdotool', 'import')) : 'in the full form only',
  actions: ['Remesh'],
  picture: process.env.GODOT_PICTURE ?? join(tmpdir(), 'meshwright-godot.png'),
});
