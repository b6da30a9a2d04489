import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { compile, compileModule } from 'svelte/compiler';

/** Compiles components and modules of Svelte, and the first component of a README or a guide. */
export const svelteFiles: Plugin = {
  name: 'svelte-files',
  setup(build) {
    build.initialOptions.conditions?.push('svelte');
    const options = { generate: 'client', dev: false } as const;
    build.onLoad({ filter: /\.svelte$/ }, ({ path: filename }) => {
      const { js } = compile(readFileSync(filename, 'utf8'), { ...options, filename, css: 'injected' });
      return { contents: js.code, loader: 'js' };
    });
    build.onLoad({ filter: /\.svelte\.js$/ }, ({ path: filename }) => {
      const { js } = compileModule(readFileSync(filename, 'utf8'), { ...options, filename });
      return { contents: js.code, loader: 'js' };
    });
    build.onLoad({ filter: /\.md$/ }, ({ path }) => {
      const [, block] = /^```svelte\n([\s\S]*?)^```/m.exec(readFileSync(path, 'utf8')) ?? [];
      if (block === undefined) throw new Error(`${path}: no component`);
      const { js, warnings } = compile(block, { ...options, filename: 'readme.svelte', css: 'injected' });
      if (warnings.length > 0) throw new Error(warnings.join('\n'));
      // A guide is in no package.
      return { contents: js.code, loader: 'js', resolveDir: import.meta.dirname };
    });
  },
};
