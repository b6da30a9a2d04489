import { Server } from 'node:http';

// Loaded before every test file. Only the client closes an idle connection: on a loaded machine a server's timer may
// close it at the moment the next request is sent, and fetch fails in unrelated tests.
const usualMs = 5_000;
const { listen } = Server.prototype;
if (!Object.hasOwn(Server.prototype, 'listen')) {
  Server.prototype.listen = function (this: Server, ...args: unknown[]) {
    // A test about idle connections sets a shorter time.
    if (this.keepAliveTimeout === usualMs) this.keepAliveTimeout = 0;
    return Reflect.apply(listen, this, args);
  };
}
