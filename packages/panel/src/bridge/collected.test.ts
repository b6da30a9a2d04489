import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { smallBridge } from '@meshwright/testing/panel/small-bridge';
import { expect, it } from 'vitest';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

// Node 20 drops a timer that only a collected object holds, so a poll that relies on one never resolves.
it('answers every poll in time during uploads and garbage collection', async () => {
  const polls = 8;
  const at = await smallBridge({ limits: { pollMs: 300 } });
  try {
    const hosts = await Promise.all(Array.from({ length: polls }, (_, n) => at.hello(`project ${n}`)));
    const poll = async (host: string) => {
      const path = (after: number) => `/hosts/${host}/messages?after=${after}&wait=30`;
      const first = (await (await at.call('GET', path(0))).json()) as { last: number };
      return (await (await at.call('GET', path(first.last))).json()) as { last: number; messages: [] };
    };
    let answered = 0;
    const polled = hosts.map(async (host) => {
      const { messages } = await poll(host);
      answered += 1;
      return messages;
    });
    let uploads = 0;
    while (answered < polls) {
      const bytes = `file ${uploads} ${'x'.repeat(100_000)}`;
      const upload = await at.call('PUT', '/files', bytes, { 'Content-Type': 'application/octet-stream' });
      expect(upload.status).toBe(201);
      uploads += 1;
      collect();
    }
    expect(await Promise.all(polled)).toEqual(Array.from({ length: polls }, () => []));
    expect(uploads).toBeGreaterThan(0);
  } finally {
    await at.stop();
  }
});
