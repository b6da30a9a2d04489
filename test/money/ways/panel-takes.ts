import { panelWay } from './panel.ts';
import { runPanelTakes } from './run-panel-takes.ts';

const takes = 3;

/** One press of Generate with three takes, over `meshwright bridge`; each take is put into the scene once. */
export const panelTakes = panelWay('takes', takes, (host, number, choices, onSign) =>
  runPanelTakes(host, { prompt: `a box in takes number ${number}`, takes }, choices, onSign),
);
