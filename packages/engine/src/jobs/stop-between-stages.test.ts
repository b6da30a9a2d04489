import { describeStops, stopCases } from '../testing/describe-stops.ts';

/** Jobs of different kinds and low cost. */
const quick = /analyze|multi-color|text-to-motion|lamp-build/;

describeStops(
  stopCases.filter(([family]) => quick.test(family)),
  1,
);
