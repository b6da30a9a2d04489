import { countWork } from './testing/count-work.ts';
import { describeMalformed } from './testing/suites/malformed-models.ts';

// The same files as in malformed.test.ts, with the steps counted, which takes a process of its own.
describeMalformed(countWork);
