import {
  describeOptimized,
  ownModels,
  type Preset,
  presets,
  sharedModels,
} from './testing/optimized-models.ts';

const names = Object.keys(presets) as Preset[];
describeOptimized(
  names.flatMap((preset) => [...ownModels, ...sharedModels].map((path) => [preset, path] as const)),
);
