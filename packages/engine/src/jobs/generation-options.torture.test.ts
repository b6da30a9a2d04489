import {
  describePictureOptions,
  describePicturesOptions,
  describeTextOptions,
  pictureRows,
  textRows,
} from '../testing/option-rows.ts';

describePictureOptions(pictureRows);
describePicturesOptions(
  pictureRows.filter(
    ({ option }) => !/^(should_|ai_model|model_type|texture_|ultra|geometry_resolution)/.test(option),
  ),
);
describeTextOptions(textRows);
