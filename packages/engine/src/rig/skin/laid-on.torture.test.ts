import { describeKnight } from '../../testing/describe-knight.ts';

describeKnight(1);
