import { describeHost } from '@meshwright/host-suite';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

describeHost(godotDriver({ name: 'Godot without a window' }), { missing: missingGodot });
