import { type Component, createApp } from 'vue';
import { place } from '../../../three/src/testing/component-page.ts';
import { readmeScenarios } from '../../../three/src/testing/readme-scenarios.ts';
// @ts-expect-error the test compiles its component
import Game from '../../README.md';

const scenarios = readmeScenarios();
const app = createApp(Game as Component);
app.config.warnHandler = (message) => reportError(new Error(message));
app.mount(place);
Object.assign(globalThis, { scenarios });
