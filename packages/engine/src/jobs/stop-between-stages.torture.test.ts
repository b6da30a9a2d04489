import { describeStops, stopCases } from '../testing/describe-stops.ts';

describeStops(stopCases);
