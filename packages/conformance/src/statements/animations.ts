import type { AnimationLibraryItem } from '@meshwright/contract';

/** A small library with the edge cases of the real one: gaps, equal names, one group in two categories. */
export const animations: readonly AnimationLibraryItem[] = [
  [30, 'Walk', 'walk-slow', 'WalkAndRun', 'Walking'],
  [1, 'Idle', 'idle', 'DailyActions', 'Idle'],
  [92, 'Draw sword', 'draw_sword', 'Fighting', 'Transitioning'],
  [4, 'Sit down', 'sit-down', 'DailyActions', 'Transitioning'],
  [31, 'Walk', 'walk-100%', 'WalkAndRun', 'Walking'],
  [0, 'Bow', 'bow', 'BodyMovements', 'Greeting'],
  ...Array.from({ length: 5 }, (_, i) => [50 + i, 'Turn', `turn-${i}`, 'BodyMovements', 'Turning']),
].map(([action_id, name, key, category, sub_category]) => ({
  action_id: Number(action_id),
  name: String(name),
  key: String(key),
  category: String(category),
  sub_category: String(sub_category),
  preview_url: `https://example.com/${key}.gif`,
}));
