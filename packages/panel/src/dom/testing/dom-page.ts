import { scriptedPanel } from '../../testing/scripted-panel.ts';
import { rendererWords } from '../../view/renderer-words.ts';
import { mountPanel } from '../mount-panel.ts';
import { defineMeshwrightPanel } from '../panel-element.ts';
import { button, job, jobOfTakes, shownView } from './shown-view.ts';

const page = {
  ...{ scriptedPanel, mountPanel, defineMeshwrightPanel },
  ...{ button, job, jobOfTakes, shownView, rendererWords },
};

/** Functions that tests call in the page. */
export type DomPage = typeof page;

Object.assign(globalThis, page);
