import { readFileSync } from 'node:fs';
import { templateCompilerOptions } from '@tresjs/core';
import type { Plugin } from 'esbuild';
import { compileScript, parse } from 'vue/compiler-sfc';

/** Lets a page import the first component of a README or a guide, compiled. */
export const readmeComponent: Plugin = {
  name: 'readme-component',
  setup(build) {
    build.onLoad({ filter: /\.md$/ }, ({ path }) => {
      const [, block] = /^```vue\n([\s\S]*?)^```/m.exec(readFileSync(path, 'utf8')) ?? [];
      if (block === undefined) throw new Error(`${path}: no component`);
      const templateParseOptions = templateCompilerOptions.template.compilerOptions;
      const { descriptor, errors } = parse(block, { filename: 'readme.vue', templateParseOptions });
      if (errors.length > 0) throw errors[0];
      const { content } = compileScript(descriptor, { id: 'readme', inlineTemplate: true });
      // A guide is in no package.
      return { contents: content, loader: 'js', resolveDir: import.meta.dirname };
    });
  },
};
