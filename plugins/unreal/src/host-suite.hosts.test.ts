import { describeHost } from '@meshwright/host-suite';
import { missingPrograms } from '@meshwright/testing/hosts/missing-programs';
import { pythonProgram } from './testing/open-unreal.ts';
import { unrealDriver } from './testing/unreal-driver.ts';

describeHost(unrealDriver(), { missing: missingPrograms(pythonProgram) });
