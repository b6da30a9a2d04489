import { notice } from './notice.ts';
import { say } from './words/say.ts';
import { translatePage } from './words/translate-page.ts';

// Small entry script: shows the loading step until the panel is ready.

translatePage(document);
const place = document.querySelector('aside')!;
const status = place.querySelector('[role=status]')!;
let what = say('Studio is starting');
let since = performance.now();

/** Shows the current step until other content replaces it. */
const statusTimer = setInterval(() => {
  if (place.lastElementChild === status)
    status.textContent = say('{step} ({seconds} s).', { step: what, seconds: seconds() });
  else end();
}, 2_000);

try {
  // Sequential, so that the page can paint between steps.
  await step(say('Loading three.js'), () => import('./viewport/three-viewport.ts'));
  await step(say('Opening the panel'), () => import('./main.ts'));
} catch (error) {
  void notice(
    place,
    say('Studio could not start: {reason}', {
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
}
end();

/** Shows a step, waits for the paint, and runs it. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  what = name;
  since = performance.now();
  status.textContent = say('{step} …', { step: name });
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
