import { place } from '@meshwright/testing/components/component-page';
import { readmeScenarios } from '@meshwright/testing/components/readme-scenarios';
import { type Component, mount } from 'svelte';
// @ts-expect-error the test compiles its component
import Village from '../../../../docs/svelte.md';
import Canvas from './canvas.svelte';

const scenarios = readmeScenarios();
mount(Canvas as Component, { target: place, props: { content: Village } as never });
Object.assign(globalThis, { scenarios });
