import { place } from '@meshwright/testing/components/component-page';
import { readmeScenarios } from '@meshwright/testing/components/readme-scenarios';
import { type Component, createApp } from 'vue';
// @ts-expect-error the test compiles its component
import Game from '../../README.md';

const scenarios = readmeScenarios();
const app = createApp(Game as Component);
app.config.warnHandler = (message) => reportError(new Error(message));
app.mount(place);
Object.assign(globalThis, { scenarios });
