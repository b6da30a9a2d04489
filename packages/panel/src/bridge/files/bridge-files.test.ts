import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SmallBridge, smallBridge } from '@meshwright/testing/panel/small-bridge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let at: SmallBridge;
beforeAll(async () => {
  at = await smallBridge({
    formOf: async (glb, form) =>
      form === 'upper' ? Buffer.from(`${Buffer.from(glb)}`.toUpperCase()) : undefined,
  });
});
afterAll(() => at.stop());

describe('a file named by its path', () => {
  it.each([
    ['a relative path', () => 'selection.glb', 400],
    ['a folder', () => join(at.opened, 'folder'), 400],
    ['the open folder itself', () => at.opened, 403],
    ['a device', () => '/dev/zero', 403],
    ['what is not there', () => join(at.opened, 'nothing'), 400],
    ['a file below', () => join(at.opened, 'folder/file'), 201],
    ['a file below, by a way around', () => `${at.opened}/folder/../folder/./file`, 201],
    ['another machine', () => '//evil.example/share/x.glb', 400],
    ['another machine, as Windows writes it', () => '\\\\evil.example\\share\\x.glb', 400],
    ['a link to a folder', () => join(at.opened, 'link-to-folder'), 400],
    ['a link to a file', () => join(at.opened, 'link-to-file'), 201],
    ['a file through a link', () => join(at.opened, 'link-to-folder/file'), 201],
    ['a path with a zero', () => '/etc/\0passwd', 403],
    ['no text', () => 7, 400],
  ])('%s', async (_, path, status) => {
    await mkdir(join(at.opened, 'folder'), { recursive: true });
    await writeFile(join(at.opened, 'folder/file'), 'x');
    const links = { file: 'folder/file', folder: 'folder' };
    for (const [kind, to] of Object.entries(links)) {
      await symlink(join(at.opened, to), join(at.opened, `link-to-${kind}`)).catch(() => {});
    }
    const answer = await at.call('PUT', '/files', { path: path() });
    expect(answer.status).toBe(status);
  });

  it('is returned with its name and its content', async () => {
    const path = join(at.opened, 'chair.png');
    await writeFile(path, 'a picture');
    const answer = await at.call('PUT', '/files', { path });
    const value = (await answer.json()) as { file: string };
    expect(value).toEqual({ file: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'chair.png', size: 9 });
    expect(await (await at.call('GET', `/files/${value.file}`)).text()).toBe('a picture');
    expect(await (await at.call('GET', `/files/${value.file}?form=upper`)).text()).toBe('A PICTURE');
    expect((await at.call('GET', `/files/${value.file}?form=lower`)).status).toBe(415);
  });
});

describe('an uploaded file', () => {
  const streamed = (chunks: number, last?: Error) =>
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < chunks; at++) controller.enqueue(new Uint8Array(100_000).fill(at));
        if (last) controller.error(last);
        else controller.close();
      },
    });
  const put = (body: ReadableStream, duplex = { duplex: 'half' }) =>
    fetch(`${at.file.url}/files?name=big.glb`, {
      method: 'PUT',
      body,
      headers: { Authorization: `Bearer ${at.file.token}`, 'Content-Type': 'application/octet-stream' },
      ...duplex,
    });

  it('may arrive in chunks of unannounced length', async () => {
    const answer = await put(streamed(30));
    expect(answer.status).toBe(201);
    const value = (await answer.json()) as { file: string };
    expect(value).toMatchObject({ name: 'big.glb', size: 3_000_000 });
    expect((await at.store.read(value.file))?.byteLength).toBe(3_000_000);
  });

  it('does not exist when the upload breaks off', async () => {
    const objects = async () => (await readdir(join(at.folder, 'store/objects'), { recursive: true })).length;
    const before = await objects();
    await expect(put(streamed(10, new Error('pulled the plug')))).rejects.toThrow();
    expect((await at.call('GET', '/')).status).toBe(200);
    expect(await objects()).toBe(before);
  });
});
