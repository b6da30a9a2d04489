import type { StatusView } from '../../status-view.ts';
import type { ControlClient } from '../control/control-client.ts';
import type { Route } from '../route.ts';
import type { Server } from '../server.ts';

/** State shared by all parts of the page. */
export interface Scene {
  readonly server: Server;
  readonly route: Route;
  readonly status: StatusView;
  /** Changes the service; absent while the page only reads. */
  readonly control: ControlClient | undefined;
}
