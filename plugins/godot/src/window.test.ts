import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '../../../packages/host-suite/src/testing/missing-programs.ts';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

// Takes minutes; an editor without a window runs the same suite in `host-suite.test.ts`.
const wanted = process.env.MESHWRIGHT_WINDOW === '1';

describeHost(godotDriver({ name: 'Godot with mouse and window', window: { width: 1280, height: 800 } }), {
  missing: wanted
    ? (missingGodot ?? missingPrograms('Xvfb', 'xdotool', 'import'))
    : 'by name only: MESHWRIGHT_WINDOW=1 npx vitest run plugins/godot/src/window',
  actions: ['Remesh'],
  picture: process.env.GODOT_PICTURE ?? join(tmpdir(), 'meshwright-godot.png'),
});
