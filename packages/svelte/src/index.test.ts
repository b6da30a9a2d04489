import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';
import type { useAsset } from './use-asset.ts';

it('the clips of a file of the generated module are names that compile, and no others', () => {
  const hero = { url: '/hero.glb', clips: [{ name: 'Casual_Walk' }, { name: 'Wave' }] } as const;
  type Options = Exclude<Parameters<typeof useAsset<typeof hero>>[1], undefined | (() => unknown)>;
  const options: Options[] = [{ play: 'Wave' }, { play: 'idle' }];
  // @ts-expect-error
  options.push({ play: 'dance' });
  const any: Parameters<typeof useAsset<string>>[1] = { play: 'dance' };
  expect(options).toContainEqual(any);
});

const components = codeBlocks(repository).filter(({ language }) => language === 'svelte');

it.each(components)('the component in $id compiles without warnings', ({ code }) => {
  expect(compile(code, { filename: 'block.svelte' }).warnings).toEqual([]);
});
