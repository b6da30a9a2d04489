import type { ServerResponse } from 'node:http';
import type { Served } from './served.ts';

/** Files that a test sends part by part. */
export interface SteppedFiles {
  /** Holds the first request of a path. */
  hold(path: string, file: Buffer, response: ServerResponse, entry: Served): void;
  /** Sends the bytes up to there, once the file was requested. */
  send(path: string, upTo: number): Promise<void>;
  /** Breaks the connection. */
  cut(path: string): Promise<void>;
}

interface Held {
  readonly file: Buffer;
  readonly response: ServerResponse;
  readonly entry: Served;
}

export function steppedFiles(): SteppedFiles {
  const held = new Map<string, Deferred<Held>>();
  const at = (path: string) => {
    const known = held.get(path) ?? deferred<Held>();
    held.set(path, known);
    return known;
  };
  return {
    hold(path, file, response, entry) {
      response.writeHead(200, { 'content-type': 'model/gltf-binary', 'content-length': file.length });
      response.flushHeaders();
      at(path).resolve({ file, response, entry });
    },
    async send(path, upTo) {
      const { file, response, entry } = await at(path).promise;
      response.write(file.subarray(entry.bytes, upTo));
      entry.bytes = upTo;
      if (upTo === file.length) response.end();
    },
    async cut(path) {
      (await at(path).promise).response.destroy();
    },
  };
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
}

function deferred<T>(): Deferred<T> {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
