import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { blenderDriver } from './testing/blender-driver.ts';

// Tall enough to show the whole panel with a job of each test at half of its size without scrolling, and as narrow as
// Blender's window can be.
const window = { width: 640, height: 4600 };

describeHost(blenderDriver({ name: 'Blender in a window', window }), {
  missing: missingPrograms(blenderProgram, 'Xvfb', 'xdotool', 'import', 'convert'),
});
