import { place } from '@meshwright/testing/components/component-page';
import { readmeScenarios } from '@meshwright/testing/components/readme-scenarios';
import { TresCanvas } from '@tresjs/core';
import { type Component, createApp, h } from 'vue';
// @ts-expect-error the test compiles its component
import Village from '../../../../docs/vue.md';
import { MeshwrightProvider } from '../meshwright-provider.ts';

const scenarios = readmeScenarios();
const app = createApp(() =>
  h(TresCanvas, { shadows: true }, () => h(MeshwrightProvider, () => h(Village as Component))),
);
app.config.warnHandler = (message) => reportError(new Error(message));
app.mount(place);
Object.assign(globalThis, { scenarios });
