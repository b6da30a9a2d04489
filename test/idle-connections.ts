import { Server } from 'node:http';

// Loaded before every test file. Only the client closes an idle connection: on a loaded machine the timer of a server may
// do so at the moment at which the next request goes out on it, and a fetch fails in tests that are about something else.
const usualMs = 5_000;
const { listen } = Server.prototype;
if (!Object.hasOwn(Server.prototype, 'listen')) {
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    // A test that is about idle connections gives a shorter time.
    if (this.keepAliveTimeout === usualMs) this.keepAliveTimeout = 0;
    return Reflect.apply(listen, this, args);
  };
}
