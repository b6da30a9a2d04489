import { describe } from 'vitest';
import { corpusModels, hasCorpus, largeModels, skipNote } from './testing/models.ts';
import { describeDiagnosed, describeGood } from './testing/suites/diagnosed-models.ts';
import { describeEdited } from './testing/suites/edited-models.ts';
import { describeExpected, describeInspected } from './testing/suites/inspected-models.ts';
import {
  describePlaced,
  describeStreamed,
  describeTransformed,
  describeUnplaced,
} from './testing/suites/placed-models.ts';

describe.skipIf(!hasCorpus)(`the larger shared models (${hasCorpus ? 'found' : skipNote})`, () => {
  const paths = largeModels();
  const models = corpusModels('large');
  describeInspected(paths);
  describeExpected(models);
  describePlaced(paths);
  describeTransformed(paths);
  describeUnplaced(paths);
  describeStreamed(paths);
  describeEdited(paths);
});

describe.skipIf(!hasCorpus)(`all shared models (${hasCorpus ? 'found' : skipNote})`, () => {
  describeGood(['FlightHelmet/FlightHelmet.gltf']);
  describeDiagnosed([...corpusModels('small'), ...corpusModels('large')].map(([name]) => name));
});
