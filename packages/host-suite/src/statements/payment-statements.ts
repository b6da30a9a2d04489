import { expect, it } from 'vitest';
import { type SuiteRun, taskPath } from '../suite-run.ts';

/** What failures, expired links and restarts cost: nothing, or what was paid before. */
export function paymentStatements(run: SuiteRun): void {
  it.each([
    [
      'a task that fails',
      { when: {}, fault: { kind: 'failed_task', message: 'The mould broke.' } },
      /The mould broke\. Nothing was paid/,
    ],
    [
      'an empty account',
      { when: { route: 'create' }, fault: { kind: 'status', status: 402 } },
      /The account has too few credits\. Nothing was paid/,
    ],
    [
      'a rate limit that does not end',
      { when: { route: 'create' }, fault: { kind: 'rate_limit', retryAfterSeconds: 600_000 } },
      /The service is busy\. Try again in 167 hours\. Nothing was paid/,
    ],
  ])('reports the outcome of %s, leaves the scene unchanged, and pays nothing', async (what, rule, text) => {
    const [before, spent] = [await run.names(), await run.backend.spent()];
    await run.backend.fault(rule);
    await run.generate(`a robot of ${what}`);
    await run.seen(text);
    await run.backend.fault();
    expect(await run.names()).toEqual(before);
    expect(await run.backend.spent()).toBe(spent);
  });

  it('reports an expired link, and continues without paying again', async () => {
    const before = await run.names();
    await run.backend.fault({ when: { route: 'file' }, fault: { kind: 'expired_link' } });
    await run.generate('a robot of an old link');
    await run.seen(/expired/);
    expect(await run.names()).toEqual(before);
    const spent = await run.backend.spent();
    await run.backend.fault();
    await run.editor.press('Try again');
    await run.standing('a robot of an old link');
    expect(await run.backend.spent()).toBe(spent);
  });

  it('continues its job when it is closed and opened again, and pays once', async () => {
    const scene = await run.names();
    const begun = run.backend.engine.hold();
    await run.generate('a robot that is waited for');
    const job = await begun;
    const [spent, tasks] = [await run.backend.spent(), await run.backend.tasks(taskPath)];
    await run.editor.reopen();
    await run.seen('a robot that is waited for');
    if (run.driver.keepsScene) expect(await run.names()).toEqual(scene);
    job.finish();
    await run.standing('a robot that is waited for');
    expect(await run.backend.spent()).toBe(spent);
    expect(await run.backend.tasks(taskPath)).toEqual(tasks);
  });
}
