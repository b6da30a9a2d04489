import { describeHost } from '@meshwright/host-suite';
import { missingGodot } from './testing/godot/godot-program.ts';
import { godotDriver } from './testing/godot-driver.ts';

describeHost(godotDriver({ name: 'Godot without a window' }), {
  missing: missingGodot,
  // 0.3 to 0.5 s on two cores under load; the pictures of a knight, encoded in a frame, took 3.9 s.
  mostBlockMs: 2000,
});
