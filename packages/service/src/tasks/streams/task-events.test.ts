import { expect, it } from 'vitest';
import { createTaskEvents } from './task-events.ts';

it('notifies the subscribers of a task, and no others, until they unsubscribe', () => {
  const events = createTaskEvents();
  const order: string[] = [];
  const stopFirst = events.subscribe('a', () => order.push('first'));
  events.subscribe('a', () => order.push('second'));
  events.publish('b');
  events.publish('a');
  stopFirst();
  stopFirst();
  events.publish('a');
  expect(order).toEqual(['first', 'second', 'second']);
  events.publishAll();
  expect(order).toHaveLength(4);
  expect(events.count()).toBe(1);
});
