import DefaultTheme from 'vitepress/theme';
import { nextTick } from 'vue';
import './site.css';

export default {
  extends: DefaultTheme,
  // The start page of the theme has no main landmark; config.mjs adds it to the file, this after a change of the page.
  enhanceApp({ router }) {
    if (import.meta.env.SSR) return;
    router.onAfterRouteChange = () =>
      nextTick(() => document.querySelector('.VPContent.is-home')?.setAttribute('role', 'main'));
  },
};
