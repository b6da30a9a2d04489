import { describeProps } from '../testing/describe-props.ts';

describeProps();
