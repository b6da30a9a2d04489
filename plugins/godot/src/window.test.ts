import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { full } from '../../../test/full.ts';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

// Takes minutes; an editor without a window runs the same suite in `host-suite.test.ts`.
const later = full ? undefined : 'a long form: npm run hosts';

describeHost(godotDriver({ name: 'Godot with mouse and window', window: { width: 1280, height: 800 } }), {
  missing: later ?? missingGodot ?? missingPrograms('Xvfb', 'xdotool', 'import', 'convert'),
  actions: ['Remesh'],
  picture: process.env.GODOT_PICTURE ?? join(tmpdir(), 'meshwright-godot.png'),
});
