// Serves a file from a loopback server with the latency and rate of a distant one.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * Serves `path` with ranges; every response begins after 40 ms and arrives at 50 Mbit/s. `log` has the bytes of each.
 */
export async function slowLink(path, { latencyMs = 40, bytesPerSecond = 6_250_000 } = {}) {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  const log = [];
  const server = createServer((request, response) => void serve(request, response));
  async function serve(request, response) {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = from === undefined ? [0, size] : [Number(from), Math.min(size, Number(to) + 1)];
    const entry = log.push(0) - 1;
    await until(performance.now() + latencyMs);
    response.writeHead(from === undefined ? 200 : 206, {
      'content-length': end - start,
      ...(from !== undefined && { 'content-range': `bytes ${start}-${end - 1}/${size}` }),
    });
    const began = performance.now();
    for (let at = start; at < end && !response.destroyed; at += PIECE) {
      const piece = Buffer.alloc(Math.min(PIECE, end - at));
      readSync(file, piece, 0, piece.length, at);
      await until(began + ((at + piece.length - start) / bytesPerSecond) * 1000);
      response.write(piece);
      log[entry] += piece.length;
    }
    response.end();
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/model.glb`,
    log,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      closeSync(file);
    },
  };
}

/** Timers fire late; overdue pieces go out at once, so that the average rate holds. */
async function until(time) {
  const left = time - performance.now();
  if (left > 1) await new Promise((resolve) => setTimeout(resolve, left));
}

const PIECE = 16_384;
