import { expect, it } from 'vitest';
import { largeModels, shortName } from '../testing/models.ts';
import { optimized, type Preset, presets } from './testing/optimized-models.ts';
import { expectNothingVanished } from './testing/vanished.ts';

const names = Object.keys(presets) as Preset[];
const large = names.flatMap((preset) =>
  largeModels().map((path) => [preset, shortName(path), path] as const),
);
it.runIf(large.length > 0).each(large)('%s names all that is no longer in %s', async (preset, _, path) => {
  const { glb, report, warnings } = await optimized(path, presets[preset]);
  expect(glb.length).toBeGreaterThan(0);
  expectNothingVanished(path, glb, { removed: report.removed, warnings });
});
