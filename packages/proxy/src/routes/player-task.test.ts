import { artifacts, rigClips } from '@meshwright/client';
import { familyNamed } from '@meshwright/contract';
import { recordedAnswers, signed } from '@meshwright/testing/client/recorded-answers';
import { expect, it } from 'vitest';
import { fileLink, playerTask } from './player-task.ts';

const files = 'https://game.example/api/meshwright/files/a/b';

it.each(recordedAnswers.map((each) => [each.family.name, each.what, each] as const))(
  'a page sees every file of %s (%s), and no signed link',
  (_, __, { family, task, files: named }) => {
    const seen = playerTask(family, task, files);
    expect(JSON.stringify(seen)).not.toContain('Signature');
    const found = artifacts(family, seen);
    expect(found.map(({ name }) => name)).toEqual(named.map(([name]) => name));
    for (const { name, url } of found) {
      expect(url).toBe(`${files}/${name}`);
      expect(fileLink(family, task, name)).toMatch(/^https:.*Signature=/);
    }
  },
);

it('the format of a motion clip and the clips of a rig reach the page', () => {
  const answer = (name: string) => recordedAnswers.find(({ family }) => family.name === name)!;
  const formats = (name: string) =>
    artifacts(familyNamed(name)!, playerTask(familyNamed(name)!, answer(name).task, files)).map(
      ({ format }) => format,
    );
  expect(formats('text-to-motion')).toEqual(['fbx']);
  const rig = playerTask(familyNamed('rigging')!, answer('rigging').task, files);
  expect(rigClips(artifacts(familyNamed('rigging')!, rig)).map(({ clip }) => clip)).toEqual([
    'walking',
    'running',
  ]);
});

it('no other field of a task can be fetched', () => {
  const family = familyNamed('text-to-motion')!;
  const task = { result: { motion_url: signed('a.fbx'), other_url: signed('b') }, secret_url: signed('c') };
  expect(fileLink(family, task, 'result.motion_url')).toBe(signed('a.fbx'));
  for (const name of ['result.other_url', 'secret_url', 'result', 'result.motion_url.length', '']) {
    expect(fileLink(family, task, name)).toBeUndefined();
  }
});

it('a cause of failure keeps its code and page, and nothing else', () => {
  const error = {
    message: 'x',
    type: 'timeout',
    code: 'timeout',
    doc_url: 'https://a.example',
    prompt: 'secret',
  };
  const seen = (task_error: unknown) => playerTask(familyNamed('remesh')!, { task_error }, files).task_error;
  expect(seen(error)).toEqual({
    message: 'x',
    type: 'timeout',
    code: 'timeout',
    doc_url: 'https://a.example',
  });
  for (const none of [null, '', 5, {}, []]) expect(seen(none)).toBeNull();
});
