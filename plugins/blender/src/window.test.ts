import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { blenderDriver } from './testing/blender-driver.ts';

// Takes minutes of mouse probing; `panel.test.ts` is the short test of the same window.
const wanted = process.env.MESHWRIGHT_WINDOW === '1';

// Tall enough to show the whole panel with a job of each test at half of its size without scrolling, and as narrow as
// Blender's window can be.
const window = { width: 640, height: 3800 };

describeHost(blenderDriver({ name: 'Blender in a window', window }), {
  missing: wanted
    ? missingPrograms(blenderProgram, 'Xvfb', 'xdotool', 'import')
    : 'by name only: MESHWRIGHT_WINDOW=1 npx vitest run plugins/blender/src/window',
});
