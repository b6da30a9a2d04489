import { exampleSuite } from '../../runtime/src/testing/example-suite.ts';

exampleSuite({ folder: import.meta.dirname, names: ['useAsset'] });
