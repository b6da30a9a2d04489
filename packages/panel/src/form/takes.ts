import type { Say } from '../words/say.ts';
import type { Form } from './form.ts';

/** Most results of one press. */
export const mostTakes = 4;

/** Whether a request can be made several times: one that continues a model or a task has one result. */
export function hasTakes({ source }: Pick<Form, 'source'>): boolean {
  return source.from === 'nothing';
}

/** Returns how many results a press buys. */
export function takesOf(form: Pick<Form, 'source' | 'takes'>): number {
  return hasTakes(form) && isFitting(form.takes) ? form.takes : 1;
}

/** Returns what is wrong with a number of takes. */
export function takesIssue(takes: number, say: Say): string | undefined {
  return isFitting(takes) ? undefined : say('Enter a whole number from 1 to {most}.', { most: mostTakes });
}

function isFitting(takes: number): boolean {
  return Number.isInteger(takes) && takes >= 1 && takes <= mostTakes;
}
