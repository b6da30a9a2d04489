import { type ComponentChildren, h } from 'preact';
import { useState } from 'preact/hooks';

/** Copies a text to the clipboard. @param what names the text for screen readers */
export function CopyButton({
  text,
  what,
}: {
  readonly text: string;
  readonly what: string;
}): ComponentChildren {
  const [outcome, setOutcome] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Copy failed');
    }
    setTimeout(() => setOutcome(''), 1_500);
  };
  return h(
    'button',
    { type: 'button', class: 'quiet', onClick: () => void copy(), 'aria-label': `Copy ${what}` },
    h('span', { role: 'status' }, outcome === '' ? 'Copy' : outcome),
  );
}
