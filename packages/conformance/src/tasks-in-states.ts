import { pictureUri } from './sample-files.ts';
import type { Bench, HeldJobs } from './world.ts';
/** One family of each kind, with a complete body. */
export const generic = { prefix: '/v1/image-to-3d', body: { image_url: pictureUri } } as const;
export const lab = {
  prefix: '/creative-lab/keycap/v1/prototype',
  body: { image_url: pictureUri },
} as const;
export const brick = {
  prefix: '/creative-lab/brick-figure/v1/prototype',
  body: { image_url: pictureUri },
} as const;

export const unknownId = '018a210d-8ba4-705c-b111-1f1776f7f578';

type State = 'PENDING' | 'IN_PROGRESS' | 'SUCCEEDED' | 'FAILED' | 'CANCELED';
type Kind = { readonly prefix: string; readonly body: object };

/** A task in a given state. `leave` frees the worker again. */
export interface Reached {
  readonly id: string;
  readonly path: string;
  leave(): Promise<void>;
}

/** Brings a new task into a state, on a service with one worker. CANCELED exists only for Creative Lab. */
export async function reach(
  { rich, engine }: Pick<Bench, 'rich'> & { readonly engine: HeldJobs },
  kind: Kind,
  state: State,
): Promise<Reached> {
  const blocker = state === 'PENDING' ? await rich.create(generic.prefix, generic.body) : undefined;
  const blocking = blocker && (await engine.next());
  const id = await rich.create(kind.prefix, kind.body);
  const path = `${kind.prefix}/${id}`;
  if (blocking) {
    const leave = async () => {
      blocking.finish();
      await rich.settled(generic.prefix, blocker);
      // Unless it was removed, the task runs now.
      const { status, body } = await rich.get(path);
      if (status === 404 || body.status === 'CANCELED') return;
      (await engine.next()).finish();
      await rich.settled(kind.prefix, id);
    };
    return { id, path, leave };
  }
  const job = await engine.next();
  const leave = async () => {
    job.finish();
    await rich.settled(kind.prefix, id);
  };
  if (state === 'IN_PROGRESS') return { id, path, leave };
  if (state === 'FAILED') job.fail('The model has no faces.');
  if (state === 'CANCELED') await rich.remove(path);
  await leave();
  return { id, path, leave: async () => {} };
}
