import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setDecoderFiles } from './set-decoder-files.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'https://game.example/play/index.html' }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['KHR_draco_mesh_compression', 'draco', 'draco_wasm_wrapper.js'],
  ['KHR_texture_basisu', 'ktx2', 'basis_transcoder.js'],
])('a file with %s and no decoder ends with its address and the option', async (extension, name, script) => {
  const option = new RegExp(`decoders: \\{ ${name}: `);
  await expect(setDecoderFiles([extension])).rejects.toThrow(option);
  const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  for (const answer of [new Response(null, { status: 404 }), page]) {
    vi.stubGlobal('fetch', () => Promise.resolve(answer));
    const error = await setDecoderFiles([extension], { [name]: 'files' }).catch((thrown) => thrown);
    expect(error.code).toBe('engine_setup');
    expect(error.message).toContain(`https://game.example/play/files/${script} is not there`);
    expect(error.message).toMatch(option);
  }
});
