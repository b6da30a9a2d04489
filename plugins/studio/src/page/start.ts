import { notice } from './notice.ts';

// The little that runs at once: it says what the page waits for until the panel is there.

const place = document.querySelector('aside')!;
const status = place.querySelector('[role=status]')!;
let what = 'Studio is starting';
let since = performance.now();

/** What is said stays until something else stands in its place. */
const saying = setInterval(() => {
  if (place.lastElementChild === status) status.textContent = `${what}, since ${seconds()} s.`;
  else end();
}, 2_000);

try {
  // One after the other, so that the page gets a turn between them.
  await step('Loading three.js', () => import('./three-viewport.ts'));
  await step('Loading Babylon.js', () => import('./babylon-viewport.ts'));
  await step('Opening the panel', () => import('./main.ts'));
} catch (error) {
  void notice(place, `Studio could not start: ${error instanceof Error ? error.message : String(error)}`);
}
end();

/** Says it, lets that be painted, and does it. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  what = name;
  since = performance.now();
  status.textContent = `${name} …`;
  await new Promise((resolve) => setTimeout(resolve));
  await work();
}

function seconds(): number {
  return Math.round((performance.now() - since) / 1000);
}

function end(): void {
  clearInterval(saying);
  status.remove();
}
