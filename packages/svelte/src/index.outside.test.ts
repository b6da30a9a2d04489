import { repository } from '@meshwright/testing/repository';
import { codeBlocks } from '@meshwright/tools/documentation/code-blocks';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';

const components = codeBlocks(repository).filter(({ language }) => language === 'svelte');

it.each(components)('the component in $id compiles without warnings', ({ code }) => {
  expect(compile(code, { filename: 'block.svelte' }).warnings).toEqual([]);
});
