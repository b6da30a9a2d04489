import { describeFields } from '../testing/fields/describe-fields.ts';
import { walkedFamilies } from '../testing/fields/walk-fields.ts';

describeFields(walkedFamilies());
