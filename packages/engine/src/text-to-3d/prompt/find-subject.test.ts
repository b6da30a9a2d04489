import { describe, expect, it } from 'vitest';
import { subjects } from '../../content/subjects.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, subjects);

describe('findSubject', () => {
  it.each([
    ['altar stone', 'altar'],
    ['hangar round metal', 'warehouse'],
    ['bridge side stone', 'bridge'],
    ['ice cream scoop chocolate', 'ice_cream_cone'],
    ['rock moss', 'rock'],
    ['rock flat grass', 'rock'],
    ['tree stump moss', 'tree_stump'],
  ])('takes a material at the end of a name as said of the thing: %s', (prompt, name) => {
    expect(read(prompt).subject?.name).toBe(name);
  });

  it('takes a colour behind unknown nouns for no fruit', () => {
    expect(read('obstacle triangle orange').subject).toBeNull();
    expect(read('an orange').subject?.name).toBe('orange_fruit');
  });

  it('takes a group at the end of a name of several words for that of the thing', () => {
    const { subject, arrangement } = read('toilet paper pile');
    expect(subject?.name).toBe('toilet_paper');
    expect(arrangement).toBe('pile');
  });

  it('takes the word for a sort of vehicle for the thing unless the word before it has wheels', () => {
    expect(read('taxi car').subject?.name).toBe('taxi');
    expect(read('hand van').subject?.name).toBe('van');
  });
});
