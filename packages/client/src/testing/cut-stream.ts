import { remesh } from '@meshwright/contract';
import { expect, test } from 'vitest';
import { timelessSetting } from './clients.ts';
import { reply, type Script } from './fault-server.ts';
import { finished, recordedStream } from './recorded-stream.ts';

/** One script for the stream, another for reads of the task. */
export function paths(
  stream: Script,
  look: Script = (_, response) => reply(response, 200, finished),
): Script {
  return (arrival, response, socket) =>
    (arrival.path.endsWith('/stream') ? stream : look)(arrival, response, socket);
}

/** Cuts a recorded stream after every `step` bytes. */
export function cutStream(step: number): void {
  test(`a recorded stream cut at every ${step === 1 ? 'byte' : `${step}th byte`} still ends in the result`, async () => {
    const bytes = Buffer.from(recordedStream);
    let cut = 0;
    let streams = 0;
    const { client, clock } = await timelessSetting(
      paths((_, response, socket) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        if (streams++ > 0) response.write(bytes);
        else response.write(bytes.subarray(0, cut), () => socket.destroySoon());
      }),
    );
    for (cut = 0; cut <= bytes.length; cut += step) {
      streams = 0;
      const task = await clock.run(client.result(client.ref(remesh, 'a-task')));
      expect(task, `cut after ${cut} bytes`).toEqual(finished);
    }
  });
}
