import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smallBridge } from '@meshwright/testing/panel/small-bridge';
import { expect, it } from 'vitest';
import { publishBridge } from './bridge-file.ts';
import { findBridge } from './find-bridge.ts';

it('finds the running bridge, and none after its end', async () => {
  const at = await smallBridge();
  try {
    expect(await findBridge(at.folder)).toEqual(at.file);
    await at.bridge.close();
    expect(await findBridge(at.folder)).toBeUndefined();
  } finally {
    await at.stop();
  }
});

it('sends nothing to the port of a killed bridge, which another program may have', async () => {
  const at = await smallBridge();
  let requests = 0;
  const other = createServer((_, response) => {
    requests += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  try {
    await once(other, 'listening');
    // No process has a number this high.
    const pid = 2 ** 30;
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await publishBridge(at.folder, { ...at.file, url, pid });
    expect(await findBridge(at.folder)).toBeUndefined();
    expect(requests).toBe(0);
  } finally {
    other.close();
    await at.stop();
  }
});
