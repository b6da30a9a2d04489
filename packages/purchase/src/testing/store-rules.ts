import type { ContentStore, Receiving } from '../files/content-store.ts';
import { sha256 } from '../identity/sha256.ts';
import { codeOf, type Rule } from './rule.ts';

/** Empty storage for content. */
export interface StorePlace {
  /** Opens a store there, as another process would. */
  store(): ContentStore;
  /** Changes the bytes stored under a hash. */
  damage(hash: string): Promise<void>;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const hashOf = (text: string) => sha256(bytesOf(text));

export const storeRules: readonly Rule<StorePlace>[] = [
  {
    title: 'gives content back by its hash, and nothing for a hash it does not have',
    async observe(open) {
      const store = open().store();
      const hash = await store.write(bytesOf('chest'));
      return [
        hash === (await hashOf('chest')),
        (await store.write(bytesOf('chest'))) === hash,
        textOf(await store.read(hash)),
        (await store.read('0'.repeat(64))) === undefined,
        await codeOf(store.read('../chest')),
      ];
    },
    expected: [true, true, 'chest', true, 'bad_option'],
  },
  {
    title: 'keeps of a larger buffer what it was given, as it was then',
    async observe(open) {
      const store = open().store();
      const buffer = bytesOf('a chest and more');
      const hash = await store.write(buffer.subarray(2, 7));
      buffer.fill(0);
      return [hash === (await hashOf('chest')), textOf(await store.read(hash))];
    },
    expected: [true, 'chest'],
  },
  {
    title: 'finds content by a name, and what the name was given last',
    async observe(open) {
      const store = open().store();
      const none = await store.find('name');
      await store.keep('name', bytesOf('old'));
      const { hash, size } = await store.keep('name', bytesOf('new one'));
      const found = await store.find('name');
      return [none === undefined, found?.hash === hash, found?.size, size, textOf(await store.read(hash))];
    },
    expected: [true, true, 7, 7, 'new one'],
  },
  {
    title: 'takes damaged content for none, and takes it again',
    async observe(open) {
      const place = open();
      const store = place.store();
      const { hash } = await store.keep('name', bytesOf('chest'));
      await place.damage(hash);
      const seen = [(await store.find('name')) === undefined];
      await store.write(bytesOf('chest'));
      await place.damage(hash);
      seen.push((await store.read(hash)) === undefined, (await store.find('name')) === undefined);
      await store.write(bytesOf('chest'));
      return [...seen, textOf(await store.read(hash)), (await store.find('name'))?.hash === hash];
    },
    expected: [true, true, true, 'chest', true],
  },
  {
    title: 'takes over damaged content that is written again',
    async observe(open) {
      const place = open();
      const store = place.store();
      const hash = await store.write(bytesOf('chest'));
      await place.damage(hash);
      await store.write(bytesOf('chest'));
      return textOf(await store.read(hash));
    },
    expected: 'chest',
  },
  {
    title: 'makes a download content under its name, once it is published',
    async observe(open) {
      const store = open().store();
      const { content, before } = await received(store, 'name', async (download) => {
        await download.sink.open({ validator: 'v' });
        await download.sink.write(bytesOf('che'));
        await download.sink.write(bytesOf('st'));
        const before = await store.find('name');
        return { before, content: await download.publish() };
      });
      const again = await store.receive('name');
      await again.close();
      return [
        before === undefined,
        textOf(await store.read(content.hash)),
        content.size,
        again.found?.hash === content.hash,
      ];
    },
    expected: [true, 'chest', 5, true],
  },
  {
    title: 'goes on with a download where it was left, in another process',
    async observe(open) {
      const place = open();
      await received(place.store(), 'name', async ({ sink }) => {
        await sink.open({ validator: 'v' });
        await sink.write(bytesOf('che'));
      });
      return received(place.store(), 'name', async (download) => {
        const point = download.resumePoint();
        await download.sink.write(bytesOf('st'));
        const { hash } = await download.publish();
        return [point, hash === (await hashOf('chest'))];
      });
    },
    expected: [{ bytes: 3, validator: 'v' }, true],
  },
  {
    title: 'begins again when the file is another one, or one that nothing names',
    async observe(open) {
      const place = open();
      const points: unknown[] = [];
      for (const validator of ['v', 'w', undefined]) {
        await received(place.store(), 'name', async (download) => {
          points.push(download.resumePoint()?.validator ?? 'none');
          await download.sink.open({ validator });
          await download.sink.write(bytesOf(`of ${validator}`));
        });
      }
      return received(place.store(), 'name', async (download) => {
        points.push(download.resumePoint()?.validator ?? 'none');
        await download.sink.open({ validator: 'x' });
        await download.sink.write(bytesOf('last'));
        return [points, textOf(await place.store().read((await download.publish()).hash))];
      });
    },
    expected: [['none', 'v', 'w', 'none'], 'last'],
  },
  {
    title: 'has a large file whole, whatever pieces it came in',
    async observe(open) {
      const place = open();
      const whole = new Uint8Array(9_500_000).map((_, i) => i * 7 + (i >> 9));
      const middle = 5_000_001;
      const pour = async (download: Download, from: number, to: number) => {
        for (let at = from; at < to; at += 777_777)
          await download.sink.write(whole.subarray(at, Math.min(to, at + 777_777)));
      };
      await received(place.store(), 'name', async (download) => {
        await download.sink.open({ validator: 'v' });
        await pour(download, 0, middle);
      });
      return received(place.store(), 'name', async (download) => {
        const reached = download.resumePoint()?.bytes ?? 0;
        await pour(download, reached, whole.length);
        const { hash } = await download.publish();
        return [reached === middle, hash === (await sha256(whole))];
      });
    },
    expected: [true, true],
  },
  {
    title: 'lets one at a time receive a name, and others go on',
    async observe(open) {
      const place = open();
      const order: string[] = [];
      const first = await place.store().receive('name');
      const abort = new AbortController();
      const third = codeOf(place.store().receive('name', abort.signal));
      const second = place
        .store()
        .receive('name')
        .then(async (receiving) => {
          order.push('second');
          await receiving.close();
        });
      abort.abort();
      order.push(String(await third));
      await (await place.store().receive('other')).close();
      order.push('other', 'release');
      await Promise.all([first.close(), first.close()]);
      await second;
      return order;
    },
    expected: ['aborted', 'other', 'release', 'second'],
  },
];

type Download = Extract<Receiving, { readonly found: undefined }>;

async function received<T>(
  store: ContentStore,
  name: string,
  work: (download: Download) => Promise<T>,
): Promise<T> {
  const receiving = await store.receive(name);
  try {
    if (receiving.found) throw new Error(`${name} is there already`);
    return await work(receiving);
  } finally {
    await receiving.close();
  }
}
