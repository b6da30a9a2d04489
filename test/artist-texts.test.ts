import { sentencesIn, technicalIn } from '@meshwright/testing/panel/artist-texts';
import { repository } from '@meshwright/testing/repository';
import { ourPackages } from '@meshwright/tools/packages';
import { describe, expect, it } from 'vitest';

const shown = ourPackages(repository).flatMap(({ folder, facts }) =>
  facts.texts === undefined ? [] : `${folder}/${facts.texts}`,
);

describe('what artists and players read', () => {
  it.each(shown)('names no field, code or function: %s', (folder) => {
    const texts = sentencesIn(folder);
    expect(texts.length).toBeGreaterThan(0);
    expect(technicalIn(texts)).toEqual([]);
  });

  it.each([
    ['Give height_meters a number.', 1],
    ['Call buy() again.', 1],
    ['The answer is no JSON.', 1],
    ['Give the height in metres.', 0],
    ['Choose File > Import of a glTF file.', 0],
  ])('%s', (text, found) => {
    expect(technicalIn([text])).toHaveLength(found);
  });
});
