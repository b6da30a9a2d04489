import { describe, expect, it } from 'vitest';
import { changedModels, expectSame } from './testing/changed-models.ts';
import { hasBlender, inBlender } from './testing/in-blender.ts';

const missing = hasBlender() ? undefined : 'no program "blender" on the path';

describe.skipIf(missing)(`in Blender${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it('every result has the reported box and clips', async () => {
    const results = [...(await changedModels()).values()];
    const views = inBlender(results.map(({ glb }) => glb));
    expect(views).toHaveLength(results.length);
    for (const [index, { expected }] of results.entries()) expectSame(views[index]!, expected, true);
  });
});
