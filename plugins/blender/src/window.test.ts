import { describeHost } from '@meshwright/panel/host-suite';
import { blenderDriver } from './testing/blender-driver.ts';
import { missingPrograms } from './testing/missing-programs.ts';

const full = process.env.MESHWRIGHT_FULL === '1';

// Tall enough for the whole panel: nobody scrolls.
const window = { width: 900, height: 4000 };

describeHost(blenderDriver({ name: 'Blender in a window', window }), {
  missing: full ? missingPrograms('blender', 'Xvfb', 'xdotool', 'import') : 'in the full form only',
  timeoutMs: 120_000,
});
