import { describeTextOptions, textRows } from '../testing/option-rows.ts';

describeTextOptions(textRows.filter(({ option }) => /^(is_a_t_pose|decimation_mode)$/.test(option)));
