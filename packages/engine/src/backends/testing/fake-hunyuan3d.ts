import { type Answer, type FakeServer, fakeServer, type Received } from './fake-server.ts';

/** A fake Hunyuan3D server that follows the described protocol; a model is done after `rounds` polls of its status. */
export interface FakeHunyuan3d extends FakeServer {
  model: Uint8Array;
  rounds: number;
  /** Bodies of /send and /generate. */
  readonly bodies: Readonly<Record<string, unknown>>[];
}

export async function fakeHunyuan3d(): Promise<FakeHunyuan3d> {
  const looks = new Map<string, number>();
  const server = await fakeServer(answer);
  const fake: FakeHunyuan3d = Object.assign(server, { model: new Uint8Array(), rounds: 3, bodies: [] });
  return fake;

  function answer({ method, path, body }: Received): Answer | undefined {
    const [, first = '', uid = ''] = path.split('/');
    switch (`${method} ${first}`) {
      case 'POST generate':
        fake.bodies.push(JSON.parse(body.toString()));
        return { bytes: fake.model };
      case 'POST send':
        fake.bodies.push(JSON.parse(body.toString()));
        return { json: { uid: `uid-${fake.bodies.length}` } };
      case 'GET status': {
        const seen = (looks.get(uid) ?? 0) + 1;
        looks.set(uid, seen);
        if (seen < fake.rounds) return { json: { status: seen === 1 ? 'processing' : 'texturing' } };
        return { json: { status: 'completed', model_base64: Buffer.from(fake.model).toString('base64') } };
      }
      default:
        return undefined;
    }
  }
}
