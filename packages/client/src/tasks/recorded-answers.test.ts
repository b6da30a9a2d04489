import { families, rigging } from '@meshwright/contract';
import { recordedAnswers } from '@meshwright/testing/client/recorded-answers';
import { describe, expect, it } from 'vitest';
import { artifacts } from './artifacts.ts';
import { mainFile, mainModel, thumbnail } from './main-files.ts';
import { rigClips } from './rig-clips.ts';

it('an answer of every family is recorded', () => {
  const recorded = new Set(recordedAnswers.map(({ family }) => family));
  expect(families.filter((family) => !recorded.has(family)).map(({ name }) => name)).toEqual([]);
});

describe('every file of an answer has its name and its format, and the main ones are found', () => {
  it.each(recordedAnswers.map((each) => [each.family.name, each.what, each] as const))(
    '%s: %s',
    (_, __, { family, task, files: named, main, model, picture }) => {
      const files = artifacts(family, task);
      expect(files.map(({ name, format }) => [name, format])).toEqual(named);
      expect(mainFile(family, files)?.name).toBe(main);
      expect(mainModel(family, files)?.name).toBe(model);
      expect(thumbnail(files)?.name).toBe(picture);
      expect(files.every(({ expiresAt }) => expiresAt === task.expires_at)).toBe(true);
    },
  );
});

it('a rig brings its walking and running clips, and no other task does', () => {
  for (const { family, task } of recordedAnswers) {
    const clips = rigClips(artifacts(family, task)).map(({ clip, file }) => [clip, file.name]);
    const named = (clip: string) => [clip, `result.basic_animations.${clip}_glb_url`];
    expect(clips).toEqual(family === rigging ? [named('walking'), named('running')] : []);
  }
});
