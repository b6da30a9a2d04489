import {
  link,
  mkdir,
  mkdtemp,
  open,
  readFile,
  realpath,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helloOf, type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const secret = 'canary-of-a-file-of-the-user';
const key = 'canary-key-in-the-environment';

let at: SmallBridge;
/** Folder of the user that no host may read. */
let closed: string;
let exchange: string;
beforeAll(async () => {
  process.env.MESHWRIGHT_CANARY = key;
  at = await smallBridge({ limits: { file: 20_000 } });
  closed = await realpath(await mkdtemp(join(tmpdir(), 'meshwright-closed-')));
  await writeFile(join(closed, 'secret'), secret);
  await mkdir(`${at.opened}-beside`);
  await writeFile(`${at.opened}-beside/secret`, secret);
  await symlink(join(closed, 'secret'), join(at.opened, 'link'));
  await symlink(closed, join(at.opened, 'linked-folder'));
  await symlink('/proc/self/environ', join(at.opened, 'environ'));
  await symlink('/dev/zero', join(at.opened, 'zero'));
  await symlink('loop', join(at.opened, 'loop'));
  await writeFile(join(at.opened, 'large'), '');
  await truncate(join(at.opened, 'large'), 20_001);
  const hello = await at.call('POST', '/hosts', helloOf('paths'));
  ({ exchange } = (await hello.json()) as { exchange: string });
});
afterAll(async () => {
  delete process.env.MESHWRIGHT_CANARY;
  await at.stop();
  await rm(closed, { recursive: true, force: true });
});

describe('a path that leads out of the open folders is refused without details', () => {
  const paths: Readonly<Record<string, () => string>> = {
    'the environment of the bridge': () => '/proc/self/environ',
    'the environment by its number': () => `/proc/${process.pid}/environ`,
    'the environment of a thread': () => '/proc/thread-self/environ',
    'the root of a process': () => `/proc/self/root${join(closed, 'secret')}`,
    'the working folder of a process': () => '/proc/self/cwd/package.json',
    'an open file of the process': () => '/proc/self/fd/0',
    'an open file by another name': () => '/dev/stdin',
    'the list of users': () => '/etc/passwd',
    'a device': () => '/dev/zero',
    'a terminal': () => '/dev/tty',
    'a switch of the kernel': () => '/sys/kernel/notes',
    'a secret of the user': () => join(closed, 'secret'),
    'the token of the bridge': () => at.bridge.file,
    'the state of a project': () => join(at.folder, 'projects', 'x.json'),
    'a way up': () => `${at.opened}/../bridge.json`,
    'a way up from the exchange folder': () => `${exchange}/../../bridge.json`,
    'a folder whose name begins alike': () => `${at.opened}-beside/secret`,
    'a link to a file': () => join(at.opened, 'link'),
    'a link to a folder': () => join(at.opened, 'linked-folder/secret'),
    'a link to the environment': () => join(at.opened, 'environ'),
    'a link to a device': () => join(at.opened, 'zero'),
    'a file that is not there': () => join(closed, 'nothing'),
    'the exchange folder of all': () => join(exchange, '..'),
  };
  it.each(Object.entries(paths))('%s', async (_, path) => {
    const answer = await at.call('PUT', '/files', { path: path() });
    const text = await answer.text();
    expect([answer.status, JSON.parse(text)]).toMatchObject([403, { code: 'forbidden' }]);
    // The message is the same whether or not the file exists.
    expect(text.replace(JSON.stringify(path()).slice(1, -1), 'PATH')).toBe(
      (await (await at.call('PUT', '/files', { path: '/nowhere/at/all' })).text()).replace(
        '/nowhere/at/all',
        'PATH',
      ),
    );
    for (const word of [secret, key, at.file.token]) expect(text).not.toContain(word);
  });
});

describe('inside an open folder is refused', () => {
  it.each([
    ['a link that leads to itself', 'loop', 400],
    ['a file over the bound', 'large', 413],
  ])('%s', async (_, name, status) => {
    expect((await at.call('PUT', '/files', { path: join(at.opened, name) })).status).toBe(status);
  });
});

it('no flag opens the file systems of the kernel', async () => {
  const wide = await smallBridge({ openFolders: ['/'] });
  for (const path of ['/proc/self/environ', '/dev/zero', '/sys/kernel/notes', '/dev/stdin']) {
    expect([path, (await wide.call('PUT', '/files', { path })).status]).toEqual([path, 403]);
  }
  await wide.stop();
});

it('a bridge does not start when a folder to open is missing', async () => {
  await expect(smallBridge({ openFolders: [join(closed, 'nothing')] })).rejects.toThrow('ENOENT');
});

it('a file that grows during the read is cut at the limit', async () => {
  const path = join(exchange, 'growing.glb');
  await writeFile(path, 'x'.repeat(19_999));
  const file = await open(path, 'a');
  const put = at.call('PUT', '/files', { path });
  await file.write('x'.repeat(50_000));
  await file.close();
  const answer = await put;
  const { size } = (await answer.json()) as { size?: number };
  expect(answer.status === 413 || (size !== undefined && size <= 20_000)).toBe(true);
});

it('a file of the exchange folder is read under each of its names', async () => {
  await writeFile(join(exchange, 'a.glb'), 'a model');
  await link(join(exchange, 'a.glb'), join(exchange, 'b.glb'));
  for (const name of ['a.glb', 'b.glb']) {
    const answer = await at.call('PUT', '/files', { path: join(exchange, name) });
    const value = (await answer.json()) as { file: string };
    expect(value).toMatchObject({ name, size: 7 });
    expect(await (await at.call('GET', `/files/${value.file}`)).text()).toBe('a model');
  }
  expect(await readFile(join(exchange, 'a.glb'), 'utf8')).toBe('a model');
});
