import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { corpus, hasCorpus, list, shortName, validModels } from '../testing/models.ts';
import type { OptimizeOptions } from './optimize.ts';
import { optimized } from './testing/optimized-models.ts';
import { expectNothingVanished } from './testing/vanished.ts';

const small = [
  ...validModels(),
  ...(hasCorpus ? [...list(join(corpus, 'reports')), ...list(join(corpus, 'blender-io'))] : []),
];
const targets: OptimizeOptions[] = [
  { for: 'mobile' },
  { for: 'desktop' },
  { for: 'engine' },
  { join: 'all' },
];

describe.each(targets)('optimize %j', (options) => {
  it.each(small.map((path) => [shortName(path), path]))(
    'names all that is no longer in %s',
    async (_, path) => {
      const { glb, report, warnings } = await optimized(path, { ...options, unknownExtensions: 'drop' });
      expectNothingVanished(path, glb, { removed: report.removed, warnings });
      const { issues } = await validateBytes(new Uint8Array(glb), { maxIssues: 0 });
      const known = path.endsWith('.glb')
        ? (await validateBytes(new Uint8Array(readFileSync(path)), { maxIssues: 0 })).issues.messages
        : [];
      const codes = new Set(known.map(({ code }) => code));
      expect(issues.messages.filter(({ severity, code }) => severity === 0 && !codes.has(code))).toEqual([]);
    },
  );
});
