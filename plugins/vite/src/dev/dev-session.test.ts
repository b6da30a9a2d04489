import { writeFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { meshwright } from '../meshwright.ts';
import { createGameProject, type GameProject } from '../testing/game-project.ts';

// Dev server with a base path, on assets that were made elsewhere.
let game: GameProject;
let server: ViteDevServer;
let address: string;

beforeEach(async () => {
  game = await createGameProject();
});
afterEach(async () => {
  await server.close();
  game.remove();
});

async function start(options: Parameters<typeof meshwright>[0]): Promise<void> {
  server = await createServer({
    root: game.folder,
    base: '/game/',
    configFile: false,
    logLevel: 'silent',
    cacheDir: `${game.folder}/.vite`,
    server: { host: '127.0.0.1', port: 0 },
    plugins: [meshwright(options)],
  });
  await server.listen();
  const listening = server.httpServer?.address();
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`;
}

async function urlIn(environment: 'client' | 'ssr', id: string): Promise<string | undefined> {
  const text = (await server.environments[environment].transformRequest(id))?.code;
  return /"url":\s*"([^"]+)"/.exec(text ?? '')?.[1];
}

it('serves assets made by other processes, to pages and to the server side, without making anything', async () => {
  const chest = await game.makeChest(0.6);
  game.declare({ lamp: { prompt: 'a lamp' } });
  await start({ sync: 'never' });
  const url = await urlIn('client', 'meshwright:chest');
  expect(url).toMatch(/^\/game\/@meshwright\/chest\.glb\?[0-9a-f]{12}$/);
  expect(await urlIn('ssr', 'meshwright:chest')).toBe(url);
  const answer = await fetch(address + url);
  expect(answer.headers.get('content-type')).toBe('model/gltf-binary');
  expect(Buffer.from(await answer.arrayBuffer()).equals(chest)).toBe(true);

  const taller = await game.makeChest(1.2);
  for (const environment of ['client', 'ssr'] as const) {
    await expect.poll(() => urlIn(environment, 'meshwright:chest')).not.toBe(url);
  }
  const now = await fetch(address + (await urlIn('ssr', 'meshwright:chest')));
  expect(Buffer.from(await now.arrayBuffer()).equals(taller)).toBe(true);
  expect(await urlIn('client', 'meshwright:lamp?preview')).toContain('/game/@meshwright/lamp.preview.glb?');
});

it('shows the input picture of an asset until it is made', async () => {
  game.write('lamp.jpg', 'no picture yet');
  game.declare({ lamp: { image: 'lamp.jpg' } });
  await start({ sync: 'never' });
  const shown = async () => {
    const answer = await fetch(address + (await urlIn('client', 'meshwright:lamp?preview')));
    return Buffer.from(await answer.arrayBuffer()).toString('latin1');
  };
  expect(await shown()).not.toContain('"images"');
  writeFileSync(`${game.folder}/lamp.jpg`, Buffer.from('\xff\xd8\xff a lamp', 'latin1'));
  await expect.poll(shown).toContain('\xff\xd8\xff a lamp');
});

it('reports the available assets, or the fault of the manifest, where an import fails', async () => {
  await game.makeChest(0.6);
  await start({ sync: 'never' });
  await expect(urlIn('client', 'meshwright:chess')).rejects.toThrow('meshwright.json has chest.');
  game.declare({ lamp: { image: 'pictures/lamp.png' } });
  const failure = () => urlIn('client', 'meshwright:chess').catch(({ message }) => message);
  await expect.poll(failure).toContain('There is no file pictures/lamp.png');
  game.write('pictures/lamp.png', 'a picture');
  await expect.poll(failure).toContain('has chest, lamp.');
  game.write('meshwright.json', '{');
  await expect.poll(failure).toContain('meshwright.json: It is not JSON');
});

it.each([
  ['accepts the module of all', `import.meta.hot.accept('virtual:meshwright', () => {});`, ['chest']],
  ['accepts the module of the asset', `import.meta.hot.accept('meshwright:chest', () => {});`, ['chest']],
  ['accepts its own update', 'import.meta.hot.accept();', ['chest']],
  ['accepts nothing', '', []],
])('sends an update to an importer that %s', async (_, accept, swapped) => {
  await game.makeChest(0.6);
  await start({ sync: 'never' });
  const specifier = accept.includes('virtual') ? 'virtual:meshwright' : 'meshwright:chest';
  game.write('main.js', `import ${JSON.stringify(specifier)};\n${accept}`);
  const { client } = server.environments;
  await client.transformRequest('/main.js');
  await urlIn('client', specifier);
  const sent: unknown[] = [];
  const { send } = client.hot;
  client.hot.send = (...payload: unknown[]) => {
    sent.push(payload.length > 1 ? payload : payload[0]);
    Reflect.apply(send, client.hot, payload);
  };
  await game.makeChest(1.2);
  const changed = expect.objectContaining({ swapped, removed: [] });
  await expect.poll(() => sent).toContainEqual(['meshwright:changed', changed]);
  const update = expect.objectContaining({ type: 'update' });
  if (swapped.length > 0) await expect.poll(() => sent).toContainEqual(update);
  else expect(sent).not.toContainEqual(update);
});
