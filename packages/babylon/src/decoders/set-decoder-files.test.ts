import { DracoDecoder } from '@babylonjs/core/Meshes/Compression/dracoDecoder.js';
import { KhronosTextureContainer2 } from '@babylonjs/core/Misc/khronosTextureContainer2.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDecoderFiles } from './set-decoder-files.ts';

const draco = DracoDecoder.DefaultConfiguration;
const ktx2 = KhronosTextureContainer2.URLConfig;
beforeEach(() => vi.stubGlobal('location', { href: 'https://game.example/play/index.html' }));
afterEach(() => {
  vi.unstubAllGlobals();
  DracoDecoder.DefaultConfiguration = draco;
  KhronosTextureContainer2.URLConfig = ktx2;
});

const dracoFile = ['KHR_draco_mesh_compression'];
const ktx2File = ['KHR_texture_basisu'];

it.each([undefined, '/draco', 'decoders/draco/'])(
  'Draco comes from no other host (folder %s)',
  async (folder) => {
    await setDecoderFiles(dracoFile, { draco: folder });
    const addresses = Object.values(DracoDecoder.DefaultConfiguration).map(String);
    expect(addresses).toHaveLength(2);
    expect(addresses.filter((address) => address.includes('cdn'))).toEqual([]);
    const base = {
      '/draco': 'https://game.example/draco/',
      'decoders/draco/': 'https://game.example/play/decoders/draco/',
    };
    const expected = folder && base[folder as keyof typeof base];
    if (expected) expect(addresses.every((address) => address.startsWith(expected))).toBe(true);
  },
);

it('the KTX2 transcoder comes from its folder, and one that is not there is named with the remedy', async () => {
  const asked: string[] = [];
  const answer = (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(null, { status: 404 }));
  };
  vi.stubGlobal('fetch', answer);
  await expect(setDecoderFiles(ktx2File, { ktx2: '/basis' })).rejects.toThrow(
    /basis_transcoder.*decoders: \{ ktx2/,
  );
  expect(asked).toEqual([
    'https://game.example/basis/basis_transcoder.js',
    'https://game.example/basis/basis_transcoder.wasm',
  ]);
  asked.length = 0;
  await expect(setDecoderFiles(ktx2File)).rejects.toMatchObject({ code: 'engine_setup' });
  expect(asked.filter((url) => url.includes('cdn'))).toEqual([]);
});

it('a page that forbids functions from text fails at once, because its worker would never answer', async () => {
  vi.stubGlobal('Function', () => {
    throw new EvalError('forbidden');
  });
  await expect(setDecoderFiles(ktx2File)).rejects.toThrow(/unsafe-eval/);
});

it('addresses that the game has set stay, and other files change nothing', async () => {
  const own = { wasmUrl: '/own.js', wasmBinaryUrl: '/own.wasm', fallbackUrl: '/own-fallback.js' };
  DracoDecoder.DefaultConfiguration = own;
  await setDecoderFiles(dracoFile, { draco: '/draco/' });
  expect(DracoDecoder.DefaultConfiguration).toBe(own);
  await setDecoderFiles(['KHR_materials_unlit']);
  expect(KhronosTextureContainer2.URLConfig).toBe(ktx2);
});
