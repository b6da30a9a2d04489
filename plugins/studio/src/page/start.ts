import { notice } from './notice.ts';

// Small entry script: shows the loading step until the panel is ready.

const place = document.querySelector('aside')!;
const status = place.querySelector('[role=status]')!;
let what = 'Studio is starting';
let since = performance.now();

/** Shows the current step until other content replaces it. */
const statusTimer = setInterval(() => {
  if (place.lastElementChild === status) status.textContent = `${what} (${seconds()} s).`;
  else end();
}, 2_000);

try {
  // Sequential, so that the page can paint between steps.
  await step('Loading three.js', () => import('./viewport/three-viewport.ts'));
  await step('Opening the panel', () => import('./main.ts'));
} catch (error) {
  void notice(place, `Studio could not start: ${error instanceof Error ? error.message : String(error)}`);
}
end();

/** Shows a step, waits for the paint, and runs it. */
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
  clearInterval(statusTimer);
  status.remove();
}
