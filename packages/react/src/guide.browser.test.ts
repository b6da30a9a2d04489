import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guideSuite } from '@meshwright/testing/components/readme-suite';
import { blocksOf } from '@meshwright/tools/documentation/code-blocks';
import type { Plugin } from 'esbuild';

/** Lets a page import the first component of a guide. */
const guideComponent: Plugin = {
  name: 'guide-component',
  setup(build) {
    build.initialOptions.jsx = 'automatic';
    build.onLoad({ filter: /\.md$/ }, ({ path }) => {
      const block = blocksOf(path, readFileSync(path, 'utf8')).find(({ language }) => language === 'tsx');
      if (!block) throw new Error(`${path}: no component`);
      // The guide is in no package.
      return { contents: block.code, loader: 'tsx', resolveDir: import.meta.dirname };
    });
  },
};

guideSuite(join(import.meta.dirname, 'testing/guide-page.ts'), guideComponent);
