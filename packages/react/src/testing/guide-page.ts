import { place } from '@meshwright/testing/components/component-page';
import { readmeScenarios } from '@meshwright/testing/components/readme-scenarios';
import { type ComponentType, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
// @ts-expect-error the test compiles its component
import { Village } from '../../../../docs/react.md';

const scenarios = readmeScenarios();
createRoot(place).render(h(Village as ComponentType));
Object.assign(globalThis, { scenarios });
