import { type Answer, type FakeServer, fakeServer, type Received } from './fake-server.ts';

/** A fake server of the contract in the README; a job is done after `rounds` polls. */
export interface FakeContract extends FakeServer {
  files: Readonly<Record<string, Uint8Array>>;
  rounds: number;
  /** Status of a finished job. */
  end: Readonly<Record<string, unknown>> | undefined;
  readonly bodies: Readonly<Record<string, unknown>>[];
  /** Jobs that are not deleted. */
  readonly alive: Set<string>;
}

export async function fakeContract(): Promise<FakeContract> {
  let looks = 0;
  const server = await fakeServer(answer);
  const fake: FakeContract = Object.assign(server, {
    files: {},
    rounds: 3,
    end: undefined,
    bodies: [],
    alive: new Set<string>(),
  });
  return fake;

  function answer({ method, path, body }: Received): Answer | undefined {
    const [, , id = '', part, name = ''] = path.split('/');
    if (method === 'POST' && path === '/jobs') {
      fake.bodies.push(JSON.parse(body.toString()));
      fake.alive.add(`job-${fake.bodies.length}`);
      return { json: { id: `job-${fake.bodies.length}` } };
    }
    if (!fake.alive.has(id)) return undefined;
    if (method === 'DELETE') return fake.alive.delete(id) ? { json: {} } : undefined;
    const file = fake.files[decodeURIComponent(name)];
    if (part === 'files') return file && { bytes: file };
    looks += 1;
    if (looks < fake.rounds)
      return { json: looks === 1 ? { status: 'queued' } : { status: 'running', progress: 40 } };
    return { json: fake.end ?? { status: 'succeeded', files: Object.keys(fake.files) } };
  }
}
