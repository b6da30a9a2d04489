// The matrix: every way of writing a file, opened by every engine in the bundle of every bundler, with no
// Content-Security-Policy and with the strictest that works. A cell is a picture, compared with that of the unoptimised
// file in the same engine. Nothing is requested from another origin than the page's.
import { join } from 'node:path';
import { pictureDifference } from '@meshwright/runtime/white-box';
import { launchBrowser } from '@meshwright/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundledPage, bundlePage } from './matrix/bundle.ts';
import { type Drawn, drawKinds } from './matrix/draw.ts';
import { type Decoder, type Engine, policyOf } from './matrix/policies.ts';
import { matrixProject } from './matrix/project.ts';
import { bundlerNames } from './testing/bundlers.ts';
import { slow } from './testing/run-folder.ts';
import { describeInstalled } from './testing/tools.ts';

interface Kind {
  /** What a page needs to read it. */
  readonly needs: readonly Decoder[];
  /** Largest mean difference of 255, of the worst channel. */
  readonly most: number;
  /** Engines that read it; absent: all. */
  readonly engines?: readonly Engine[];
}

/**
 * Measured: 0.00 for exact files, at most 0.62 for Draco, 1.05 for quantised ones, at most 3.07 for textures of lossy codecs; a
 * wrong normal or texture gives 20.
 */
const kinds: Readonly<Record<string, Kind>> = {
  plain: { needs: [], most: 0.2 },
  'preset mobile': { needs: ['meshopt'], most: 4 },
  'preset desktop': { needs: ['meshopt'], most: 4 },
  'preset engine': { needs: [], most: 0.2 },
  draco: { needs: ['draco'], most: 1 },
  ktx2: { needs: ['ktx2'], most: 4 },
  'meshopt + quantised': { needs: ['meshopt'], most: 1.5 },
  quantised: { needs: [], most: 1.5 },
  webp: { needs: [], most: 4 },
  avif: { needs: [], most: 4, engines: ['three', 'babylon'] },
};
const kindNames = Object.keys(kinds);
/** Fewest pixels that a model covers; fewer is a picture without it. */
const fewest = 500;

describeInstalled('the matrix', () => {
  let browser: Browser;
  let project: string;

  beforeAll(async () => {
    project = (await matrixProject(kindNames)).folder;
    browser = await launchBrowser();
  }, slow);
  afterAll(() => browser?.close());

  it('has a file for every preset and every way of writing', async () => {
    expect((await matrixProject(kindNames)).written.sort()).toEqual([...kindNames].sort());
  });

  describe.each<Engine>(['three', 'babylon', 'playcanvas'])('%s', (engine) => {
    let reference: Drawn;
    const read = kindNames.filter((kind) => kinds[kind]!.engines?.includes(engine) ?? true);

    // Pictures are compared with those of the first bundler.
    beforeAll(async () => {
      const page = await bundlePage(project, engine, bundlerNames[0]!);
      const drawn = await drawKinds(browser, page, join(project, 'models'), undefined, ['plain']);
      reference = drawn.plain!;
    }, slow);

    describe.each(bundlerNames)('bundled by %s', (bundler) => {
      let page: BundledPage;
      beforeAll(async () => {
        page = await bundlePage(project, engine, bundler);
      }, slow);

      it(
        'draws every file like the unoptimised one',
        async () => {
          const drawn = await drawKinds(browser, page, join(project, 'models'), undefined, read);
          expect(unlike(drawn, reference)).toEqual([]);
        },
        slow,
      );

      // Each file with others that need the same policy.
      const policies = new Set(read.map((kind) => policyOf(engine, kinds[kind]!.needs)));
      const groups = [...policies].map((policy) => ({
        policy,
        same: read.filter((kind) => policyOf(engine, kinds[kind]!.needs) === policy),
      }));
      it.each(groups)(
        'draws $same with $policy',
        async ({ policy, same }) => {
          const drawn = await drawKinds(browser, page, join(project, 'models'), policy, same);
          expect(unlike(drawn, reference)).toEqual([]);
        },
        slow,
      );
    });
  });
});

/** @returns a sentence for each picture that is wrong */
function unlike(drawn: Readonly<Record<string, Drawn>>, reference: Drawn): string[] {
  if ('fault' in reference) return [`no picture of the unoptimised file: ${reference.fault}`];
  return Object.entries(drawn).flatMap(([kind, picture]) => {
    if ('fault' in picture) return [`${kind}: ${picture.fault}`];
    return picture.halves.flatMap((half, i) => {
      const { mean, pixels } = pictureDifference(half, reference.halves[i]!);
      if (pixels < fewest) return [`${kind}: only ${pixels} pixels show something`];
      return mean <= kinds[kind]!.most
        ? []
        : [`${kind}: ${mean.toFixed(2)} of 255 from the unoptimised file`];
    });
  });
}
