import { smallLibrary as animations } from '@meshwright/testing/conformance/service-under-test';
import { describe, expect, it } from 'vitest';
import { createPreviewStore } from './preview-store.ts';

describe('the pictures of the animation library', () => {
  it('are drawn once each, one at a time, for any number of requests', async () => {
    let atWork = 0;
    const drawn: string[] = [];
    const store = createPreviewStore({
      animations: async () => animations,
      async animationPreview(key) {
        atWork += 1;
        expect(atWork).toBe(1);
        await new Promise((resolve) => setImmediate(resolve));
        atWork -= 1;
        drawn.push(key);
        return Buffer.from(key);
      },
    });
    const keys = animations.map(({ key }) => key);
    const read = await Promise.all([...keys, ...keys].map((key) => store.read(key)));
    expect(read.map(String)).toEqual([...keys, ...keys]);
    expect(drawn).toEqual(keys);
  });

  it('are drawn only for keys of the library', async () => {
    const store = createPreviewStore({
      animations: async () => animations,
      animationPreview: async () => expect.unreachable(),
    });
    expect(await store.read('../key')).toBeUndefined();
    expect(await createPreviewStore({}).read('idle')).toBeUndefined();
  });

  it('are drawn again after a failure', async () => {
    let tries = 0;
    const store = createPreviewStore({
      animations: async () => animations,
      async animationPreview() {
        tries += 1;
        if (tries === 1) throw new Error('no paint');
        return new Uint8Array(1);
      },
    });
    await expect(store.read('idle')).rejects.toThrow('no paint');
    expect(await store.read('idle')).toHaveLength(1);
  });
});
