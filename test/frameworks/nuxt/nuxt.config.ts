// nuxt.config.ts
import { templateCompilerOptions } from '@tresjs/core';

export default defineNuxtConfig({
  compatibilityDate: '2026-11-01',
  vue: { compilerOptions: templateCompilerOptions.template.compilerOptions },
});
