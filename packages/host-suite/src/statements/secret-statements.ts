import { expect, it } from 'vitest';
import type { SuiteRun } from '../suite-run.ts';

/** What the saved state and the view must not contain. */
export function secretStatements(run: SuiteRun): void {
  it('keeps the key and every link out of the saved state and the view', async () => {
    const kept = `${await run.editor.saved()}\n${await run.editor.text()}`;
    expect(kept).toContain('robot');
    expect(kept).not.toContain(run.backend.key);
    expect(kept).not.toMatch(/https?:\/\/[^\s"']*[?&](signature|expires|sig)=/i);
  });
}
