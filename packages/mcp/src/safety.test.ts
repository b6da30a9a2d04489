import { sampleOf } from '@meshwright/testing/samples';
import { expect, it } from 'vitest';
import { describeSafety } from './testing/describe-safety.ts';
import { injections } from './testing/injections.ts';

it('the corpus has 30 strings', () => expect(new Set(injections).size).toBeGreaterThanOrEqual(30));

describeSafety((home) => home.open({ flags: ['--budget', '100000'] }), sampleOf(injections, 4));
