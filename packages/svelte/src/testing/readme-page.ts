import { type Component, mount } from 'svelte';
import { place } from '../../../three/src/testing/component-page.ts';
import { readmeScenarios } from '../../../three/src/testing/readme-scenarios.ts';
// @ts-expect-error the test compiles its component
import Game from '../../README.md';
import Canvas from './canvas.svelte';

const scenarios = readmeScenarios();
mount(Canvas as Component, { target: place, props: { content: Game } as never });
Object.assign(globalThis, { scenarios });
