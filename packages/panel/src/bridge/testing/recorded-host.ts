import { isDeepStrictEqual } from 'node:util';
import type { Answer, Call, Done, FromCore, Hello } from '../../link/messages.ts';
import type { Control, JobControl, View } from '../../view/view.ts';
import type { BridgeFile } from '../bridge-file.ts';
import { bridgeCall } from './bridge-call.ts';
import { isView, type Transcript } from './lasting-transcript.ts';

/** A host that speaks to a real bridge and records the messages of one session. */
export interface RecordedHost {
  readonly messages: Transcript;
  /** Views to keep in the transcript, besides the last one before each message of the host. */
  readonly kept: ReadonlySet<object>;
  controls(): readonly Control[];
  /** @throws Error when it is refused */
  set(control: string, value: unknown): Promise<void>;
  press(control: string): Promise<Done>;
  /** Sends an intent, and waits for its answer. */
  intent(intent: object): Promise<Done>;
  nextCall(): Promise<Call>;
  answer(answer: Answer): Promise<void>;
  /** Presses a button that makes the core call the host, answers the call, and waits for the effect. */
  pressAndAnswer(control: string, result: (call: Call) => unknown): Promise<Call>;
  /** Reads messages until the view meets a condition. */
  until(wanted: (view: View) => boolean): Promise<void>;
  /** Reads messages until the core ends the session. */
  untilClosed(): Promise<void>;
  /** Stores a file, as `PUT /files` does. Returns the value of a control. */
  upload(name: string, bytes: Uint8Array): Promise<object>;
  /** Asks for an import, as another program of the user does. */
  importBy(request: object): Promise<unknown>;
}

export async function recordedHost(
  file: Pick<BridgeFile, 'url' | 'token'>,
  hello: Hello,
): Promise<RecordedHost> {
  const request = bridgeCall(file);
  const call = async <T>(method: string, path: string, body?: unknown) =>
    (await (await request(method, path, body)).json()) as T;
  const messages: { direction: 'host' | 'core'; message: object }[] = [];
  const kept = new Set<object>();
  const calls: Call[] = [];
  let last = 0;
  let intents = 0;
  let view: View = { sections: [], announcement: '' };
  let isClosed = false;
  const note = (direction: 'host' | 'core', message: object) => messages.push({ direction, message });

  note('host', hello);
  const { host: session } = await call<{ host: string }>('POST', '/hosts', hello);

  async function listen(wait: number): Promise<void> {
    const path = `/hosts/${session}/messages?after=${last}&wait=${wait}`;
    const found = await call<{ last: number; messages: FromCore[] }>('GET', path);
    ({ last } = found);
    for (const message of found.messages) {
      if (message.type === 'view') {
        const isSame = isDeepStrictEqual(view, message.view);
        ({ view } = message);
        // How often the core repeats a view depends on the machine.
        if (isSame) continue;
      }
      if (message.type === 'call') calls.push(message);
      if (message.type === 'closed') isClosed = true;
      note('core', message);
    }
  }
  async function intent(given: object): Promise<Done> {
    intents += 1;
    const message = { type: 'intent', id: intents, intent: given };
    note('host', message);
    const done = await call<Done>('POST', `/hosts/${session}/messages`, message);
    await listen(0);
    note('core', done);
    return done;
  }
  async function nextCall(): Promise<Call> {
    while (calls.length === 0) await listen(20);
    return calls.shift()!;
  }
  async function answer(given: Answer): Promise<void> {
    note('host', given);
    await call('POST', `/hosts/${session}/messages`, given);
  }
  const press = (control: string) => intent({ do: 'press', control });
  async function set(control: string, value: unknown): Promise<void> {
    const done = await intent({ do: 'set', control, value });
    if ('error' in done) throw new Error(`${control}: ${done.error.message}`);
  }

  await listen(20);
  return {
    messages,
    kept,
    controls: () => controlsOf(view),
    set,
    press,
    intent,
    nextCall,
    answer,
    async pressAndAnswer(control, result) {
      const pressed = press(control);
      const received = await nextCall();
      await answer({ type: 'answer', id: received.id, result: result(received) });
      await pressed;
      return received;
    },
    async until(wanted) {
      while (!wanted(view)) await listen(20);
      kept.add(messages.findLast(({ message }) => isView(message))!.message);
    },
    async untilClosed() {
      while (!isClosed) await listen(20);
    },
    upload: (name, bytes) => call('PUT', `/files?name=${encodeURIComponent(name)}`, bytes),
    importBy: (body) => call('POST', `/hosts/${session}/imports`, body),
  };
}

/** Returns a condition: the newest job is in a state, and at a progress where one is given. */
export function isJob(state: JobControl['state'], progress?: number): (view: View) => boolean {
  return (view) => {
    const job = controlsOf(view).find((control) => control.kind === 'job');
    return job?.state === state && (progress === undefined || job.progress === progress);
  };
}

function controlsOf({ sections }: View): Control[] {
  return sections.flatMap(({ controls }) => controls);
}
