import { expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);

it('finds a piece of a run whose words are in any order', () => {
  expect(read('coaster-wood-corner-large').subject!.name).toBe('wooden_coaster_corner');
  expect(read('looping of a roller coaster').subject!.name).toBe('coaster_loop');
  expect(read('a curved toy track').subject!.name).toBe('toy_track_curve');
});

it.each([
  ['coaster flume straight bump down', 'log_flume_dip'],
  ['coaster monorail looping', 'monorail_loop'],
  ['coaster steel straight hill beginning', 'coaster_hill_start'],
  ['spline default corner small ramp', 'mini_golf_corner_ramp'],
  ['track narrow straight bump up', 'toy_track_bump'],
  ['helix quarter left', 'marble_run_half_helix_left'],
  ['bend large', 'marble_run_curve'],
  ['split left', 'marble_run_split_left'],
  ['track road wide looping', 'road_track_loop'],
  ['marble run', 'marble_run_helix'],
  ['roller coaster', 'coaster_loop'],
  // Other things with the same words.
  ['coaster', 'coaster'],
  ['a marble bust', 'bust'],
  ['golf ball', 'golf_ball'],
  ['track curve', 'curved_track'],
  ['railroad track switch', 'rail_switch'],
  ['a wave', 'wave'],
  ['river bend', 'river_corner_tile'],
])('%s is a %s', (prompt, name) => {
  expect(read(prompt).subject?.name).toBe(name);
});

it('says what a piece does not show', () => {
  expect(read('coaster hanging corner').words.leftOut).toEqual(['hanging']);
  expect(read('track striped looping').words.leftOut).toEqual([]);
});
