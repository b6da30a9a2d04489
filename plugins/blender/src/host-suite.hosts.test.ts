import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { blenderProgram } from './testing/blender/blender-program.ts';
import { blenderDriver } from './testing/blender-driver.ts';

describeHost(blenderDriver({ name: 'Blender without a window' }), {
  missing: missingPrograms(blenderProgram),
});
