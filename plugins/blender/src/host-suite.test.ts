import { describeHost } from '@meshwright/host-suite';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { blenderDriver } from './testing/blender-driver.ts';
import { missingPrograms } from './testing/missing-programs.ts';

describeHost(blenderDriver({ name: 'Blender without a window' }), {
  missing: missingPrograms(blenderProgram),
});
