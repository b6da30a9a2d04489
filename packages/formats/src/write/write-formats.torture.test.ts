import { sharedModelNames } from '@meshwright/testing/models/shared-models';
import { describe, it } from 'vitest';
import { checkSharedModel } from '../testing/check-shared-model.ts';
import { writableFormats } from './writable-formats.ts';

const corpus = sharedModelNames();
describe.skipIf(corpus.length === 0)(
  'every model of ../shared in every format (skipped where it is absent)',
  () => {
    it.each(corpus)('%s', (name) => checkSharedModel(name, writableFormats));
  },
);
