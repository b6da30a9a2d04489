import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeSafety } from './testing/describe-safety.ts';
import { injections } from './testing/injections.ts';
import { canTrace, readTrace } from './testing/trace.ts';

const world = describeSafety(
  (home) =>
    home.start({
      flags: ['--budget', '100000'],
      // What the server opens, by its system calls.
      ...(canTrace && { trace: join(home.base, 'trace') }),
    }),
  injections,
);

/** What a start of Node and of the picture library reads of the system. */
const ofSystem =
  /^\/(usr|lib|lib64|sys)\/|^\/etc\/(ld\.so\.cache|ssl\/|localtime)|^\/dev\/(null|u?random)$|^\/proc\/(\w+info|stat|sys\/.*|\d+\/(cgroup|maps|stat))$/;

// Last: it ends the server that ran all of the above.
it.skipIf(!canTrace)(
  `by its system calls, the server opened and changed nothing of others${canTrace ? '' : ' (skipped: no strace)'}`,
  async () => {
    const { home, agent } = world();
    await agent.close();
    const { read, written } = await readTrace(join(home.base, 'trace'));
    const own = ['root', 'cache', 'state'].map((name) => join(home.base, name));
    // Their parent is synced to the disk when one of them is made.
    read.delete(home.base);
    const code = [join(import.meta.dirname, '../../..'), join(process.execPath, '../..')];
    const isBelow = (path: string, folders: readonly string[]) =>
      folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
    expect([...read].filter((path) => !isBelow(path, [...own, ...code]) && !ofSystem.test(path))).toEqual([]);
    expect([...written].filter((path) => !isBelow(path, own) && path !== '/dev/null')).toEqual([]);
    // The trace is one of this server.
    expect(read).toContain(join(home.root, 'own.glb'));
    expect([...written].some((path) => path.startsWith(join(home.root, 'meshwright-out')))).toBe(true);
  },
);
