import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesSource } from '../source/source.ts';
import { fixtures } from '../testing/models.ts';
import { placeFile } from './place-file.ts';
import { placeModel } from './place-model.ts';

const character = readFileSync(join(fixtures, 'character.glb'));
let server: Server;
let base: string;
let folder: string;
let received: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meshwright-'));
  server = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received = [];
  answer = (_, response) => response.end(character);
});

const place = (path: string, options = {}) =>
  placeFile(`${base}${path}`, join(folder, 'out.glb'), { height: 1.8, ...options });

describe('placeFile of an address', () => {
  it('writes the bytes that placeModel returns, over one connection and without credentials', async () => {
    const report = await place('/hero.glb?signature=secret');
    const { glb, report: whole } = await placeModel(bytesSource(character), {
      height: 1.8,
      bounds: 'declared',
    });
    expect(hash(readFileSync(join(folder, 'out.glb')))).toBe(hash(glb));
    expect(report.after).toEqual(whole.after);
    expect(received).toHaveLength(1);
    expect(received[0]!.headers).not.toHaveProperty('authorization');
    expect(received[0]!.headers).not.toHaveProperty('cookie');
  });

  it('reads a .gltf with the files beside it, which stay in its folder', async () => {
    answer = (request, response) =>
      response.end(readFileSync(join(fixtures, decodeURIComponent(request.url!))));
    const report = await place(
      `/external/${readdirSync(join(fixtures, 'external')).find((name) => name.endsWith('.gltf'))!}`,
    );
    expect(report.after!.size[1]).toBeCloseTo(1.8, 5);
  });

  it.each([
    ['http_status', 404, 'no', /answered 404; check the address/],
    ['http_status', 403, 'no', /answered 403; the link may have expired/],
    ['html_instead_of_model', 200, '<html>gone</html>', /link has probably expired/],
    ['empty', 200, '', /the file is empty/],
    ['truncated', 200, character.subarray(0, 9000), /download the file again$/],
  ])(
    'fails with %s, without the query of the URL, and leaves no file',
    async (code, status, body, message) => {
      rmSync(join(folder, 'out.glb'), { force: true });
      answer = (_, response) => response.writeHead(status).end(body);
      const failure = await place('/hero.glb?signature=secret').catch((error: unknown) => error);
      expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
      expect(String(failure)).not.toContain('secret');
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  it('fails with network when the server disconnects or stops sending midway', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': character.length });
      response.write(character.subarray(0, 9000), () => response.destroy());
    };
    await expect(place('/hero.glb')).rejects.toMatchObject({ code: 'network' });
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': character.length });
      response.write(character.subarray(0, 9000));
    };
    await expect(place('/hero.glb', { timeoutMs: 60 })).rejects.toMatchObject({
      code: 'network',
      message: expect.stringMatching(/nothing for 0.06 s/),
    });
    expect(existsSync(join(folder, 'out.glb'))).toBe(false);
  });

  it('stops at the signal', async () => {
    const abort = new AbortController();
    answer = (_, response) => {
      response.write(character.subarray(0, 9000), () => abort.abort());
    };
    await expect(place('/hero.glb', { signal: abort.signal })).rejects.toThrow(/abort/i);
    expect(readdirSync(folder)).toEqual([]);
  });
});

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
