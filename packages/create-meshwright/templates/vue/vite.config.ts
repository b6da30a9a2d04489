import { templateCompilerOptions } from '@tresjs/core';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin } from 'vite';
import { meshwright } from './meshwright.ts';

const api: Plugin = {
  name: 'meshwright',
  configureServer: async ({ middlewares }) => void middlewares.use(await meshwright()),
  configurePreviewServer: async ({ middlewares }) => void middlewares.use(await meshwright()),
};

export default defineConfig({ plugins: [vue(templateCompilerOptions), api] });
