import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallBridge } from '@meshwright/testing/panel/small-bridge';
import { describe, expect, it } from 'vitest';
import { publishBridge } from './bridge-file.ts';
import { onlyBridge } from './only-bridge.ts';

describe('several bridges for one folder', () => {
  it('run only one, and return its address to the others', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    let returned = 0;
    const want = () =>
      onlyBridge(folder, async () => {
        const running = await smallBridge({ folder });
        await stopped;
        await running.bridge.close();
        return running.bridge.url;
      }).then((outcome) => {
        if ('other' in outcome) returned += 1;
        if (returned === 2) stop();
        return outcome;
      });
    const outcomes = await Promise.all([want(), want(), want()]);
    const ran = outcomes.flatMap((outcome) => ('ran' in outcome ? [outcome.ran] : []));
    const others = outcomes.flatMap((outcome) => ('other' in outcome ? [outcome.other.url] : []));
    expect(ran).toHaveLength(1);
    expect(others).toEqual([ran[0], ran[0]]);
    await rm(folder, { recursive: true });
  });

  it('replace a dead bridge whose file remains', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    const dead = { url: 'http://127.0.0.1:1', token: 'x', pid: 1, version: 1, started: '' };
    await publishBridge(folder, dead);
    expect(await onlyBridge(folder, async () => 'ran')).toEqual({ ran: 'ran' });
    await rm(folder, { recursive: true });
  });

  it('release the folder and report the reason when one fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'meshwright-bridge-'));
    await expect(onlyBridge(folder, () => Promise.reject(new Error('no service')))).rejects.toThrow(
      'no service',
    );
    expect(await onlyBridge(folder, async () => 'ran')).toEqual({ ran: 'ran' });
    await rm(folder, { recursive: true });
  });
});
