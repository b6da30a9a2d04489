import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@meshwright/testing/random';
import type { Caller } from '@meshwright/testing/service/caller';
import { generic, type Life, lab, replaceState } from './life.ts';

/** Creates and deletes in four parallel loops, until the service is killed after a few answers. */
export async function workUntilKilled(
  { tasks, gone }: Life,
  user: Caller,
  random: Random,
  kill: () => Promise<void>,
): Promise<void> {
  let left = 1 + random.int(10);
  let killed: Promise<unknown> = Promise.resolve();
  const answered = (): void => {
    left -= 1;
    if (left === 0) killed = pause(random() * 30).then(kill);
  };
  const side = async (): Promise<void> => {
    for (;;) {
      const { prefix, body } = random.int(4) === 0 ? lab : generic;
      const id = await user.create(prefix, body);
      tasks.set(id, prefix);
      answered();
      if (random.int(3) > 0) continue;
      // From here on it may be deleted even when the answer is lost; a cancelled one stays.
      if (prefix === generic.prefix) tasks.delete(id);
      const { status } = await user.remove(`${prefix}/${id}`);
      if (status === 409) tasks.set(id, prefix);
      else if (status === 200) gone.add(id);
      answered();
    }
  };
  // Each loop ends when the connection breaks.
  await Promise.all(Array.from({ length: 4 }, () => side().catch(() => {})));
  await killed;
}

/** Kills the service while it makes or restores a snapshot. */
export async function copyOrRestore(
  life: Life,
  user: Caller,
  random: Random,
  control: { readonly url: string; readonly token: string },
  { moment, name }: { readonly moment: 'snapshot' | 'restore'; readonly name: string },
): Promise<void> {
  const { tasks, gone } = life;
  const headers = { Authorization: `Bearer ${control.token}`, 'Content-Type': 'application/json' };
  const send = async (path: string, body: object) =>
    (await fetch(control.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  const id = await user.create(generic.prefix, generic.body);
  tasks.set(id, generic.prefix);
  if (moment === 'snapshot') {
    await Promise.race([send('/snapshots', { name }).catch(() => 0), pause(random() * 40)]);
    return;
  }
  if ((await send('/snapshots', { name })) !== 201) throw new Error('no snapshot was made');
  const before = { tasks: new Map(tasks), gone: new Set(gone) };
  for (let i = 0; i < 3; i += 1) tasks.set(await user.create(generic.prefix, generic.body), generic.prefix);
  await user.settled(generic.prefix, id);
  if ((await user.remove(`${generic.prefix}/${id}`)).status === 200) {
    tasks.delete(id);
    gone.add(id);
  }
  const other = {
    tasks: before.tasks,
    gone: new Set([...before.gone, ...[...tasks.keys()].filter((task) => !before.tasks.has(task))]),
  };
  life.other = other;
  const answer = await Promise.race([
    send(`/snapshots/${name}/restore`, {}).catch(() => 0),
    pause(random() * 40).then(() => 0),
  ]);
  if (answer !== 204) return;
  replaceState(life, other);
  life.other = undefined;
}
