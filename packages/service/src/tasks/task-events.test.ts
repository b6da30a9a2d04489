import { expect, it } from 'vitest';
import { createTaskEvents } from './task-events.ts';

it('notifies the subscribers of a task, and no others, until they unsubscribe', () => {
  const events = createTaskEvents();
  const heard: string[] = [];
  const stopFirst = events.subscribe('a', () => heard.push('first'));
  events.subscribe('a', () => heard.push('second'));
  events.publish('b');
  events.publish('a');
  stopFirst();
  stopFirst();
  events.publish('a');
  expect(heard).toEqual(['first', 'second', 'second']);
  events.publishAll();
  expect(heard).toHaveLength(4);
  expect(events.count()).toBe(1);
});
