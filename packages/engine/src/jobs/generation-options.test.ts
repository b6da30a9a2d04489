import {
  describePictureOptions,
  describeTextOptions,
  pictureRows,
  textRows,
} from '../testing/option-rows.ts';

describePictureOptions(pictureRows.filter(({ option }) => option === 'texture_prompt'));
describeTextOptions(textRows.filter(({ option }) => /^(is_a_t_pose|decimation_mode)$/.test(option)));
