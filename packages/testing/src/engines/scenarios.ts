import { abortingScenarios } from './scenarios/aborting.ts';
import { attachingScenarios } from './scenarios/attaching.ts';
import { cachingScenarios } from './scenarios/caching.ts';
import { clipsScenarios } from './scenarios/clips.ts';
import { contentScenarios } from './scenarios/content.ts';
import { crowdScenarios } from './scenarios/crowd.ts';
import { graphicsCallsScenarios } from './scenarios/graphics-calls.ts';
import { lifetimesScenarios } from './scenarios/lifetimes.ts';
import { loadingScenarios } from './scenarios/loading.ts';
import { lodsScenarios } from './scenarios/lods.ts';
import { picturesScenarios } from './scenarios/pictures.ts';
import { progressiveScenarios } from './scenarios/progressive.ts';
import { scatterScenarios } from './scenarios/scatter.ts';
import { scenarioContext } from './scenarios/scenario-context.ts';
import { spawningScenarios } from './scenarios/spawning.ts';
import { spawningTasksScenarios } from './scenarios/spawning-tasks.ts';
import type { Stage } from './stage.ts';

/** Scenarios of the suite in the page of an engine; each returns plain data for the test to check. */
export function scenarios<Node, Native>(stage: Stage<Node, Native>) {
  const context = scenarioContext(stage);
  return {
    version: () => stage.version,
    ...loadingScenarios(context),
    ...abortingScenarios(context),
    ...cachingScenarios(),
    ...lifetimesScenarios(context),
    ...graphicsCallsScenarios(context),
    ...clipsScenarios(context),
    ...picturesScenarios(context),
    ...spawningScenarios(context),
    ...spawningTasksScenarios(context),
    ...lodsScenarios(context),
    ...scatterScenarios(context),
    ...crowdScenarios(context),
    ...contentScenarios(context),
    ...attachingScenarios(context),
    ...progressiveScenarios(context),
  };
}

export type Scenarios = ReturnType<typeof scenarios<unknown, unknown>>;
