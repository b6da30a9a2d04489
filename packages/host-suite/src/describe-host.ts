import type { ServiceOptions } from '@meshwright/service';
import { afterAll, beforeAll, describe } from 'vitest';
import type { EditorDriver } from './editor-driver.ts';
import { importStatements } from './statements/import-statements.ts';
import { paymentStatements } from './statements/payment-statements.ts';
import { repeatStatements } from './statements/repeat-statements.ts';
import { secretStatements } from './statements/secret-statements.ts';
import { selectionStatements } from './statements/selection-statements.ts';
import { openSuiteBackend } from './suite-backend.ts';
import { countInputs, suiteRun } from './suite-run.ts';

export interface HostSuiteOptions {
  /**
   * Why the editor cannot run here; the suite is skipped with this reason.
   * @default the editor runs here
   */
  readonly missing?: string | undefined;
  /**
   * Additional options of the service: `allowedOrigins` for a page that calls it directly.
   * @default none
   */
  readonly service?: ServiceOptions | undefined;
  /**
   * Actions on a selection that are run over the local engine, which takes seconds for each. An empty list leaves the
   * rigged knight out, too.
   * @default all
   */
  readonly actions?: readonly string[] | undefined;
  /**
   * Whether the editor can keep a knight of several megabytes.
   * @default true
   */
  readonly keepsKnight?: boolean | undefined;
  /**
   * Whether an action on an unchanged model continues its task. False for an editor that changes a model by its
   * export: it sends the mesh.
   * @default true
   */
  readonly continuesTasks?: boolean | undefined;
  /**
   * Longest time for which the plugin may hold the editor until the knight can walk, in milliseconds; the driver measures it.
   * @default no bound
   */
  readonly mostBlockMs?: number | undefined;
  /**
   * Timeout of a test and its waits, in milliseconds.
   * @default 300,000, for machines under load
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Path for a screenshot of the editor with its assets.
   * @default none
   */
  readonly picture?: string | undefined;
}

/**
 * Tests the contract of a panel host on the editor itself, through its clicks, scene data and undo: one start and two
 * reopenings. The driver's `text` contains the progress of a job as `30 %`; `press` takes the first button whose text
 * begins with the label; the driver opens folded sections.
 * @example
 * import { describeHost, type EditorDriver } from '@meshwright/host-suite';
 *
 * const driver: EditorDriver = {
 *   name: 'My editor',
 *   undo: true,
 *   keepsScene: true,
 *   open: (service) => openEditor(service), // starts it with service.baseUrl and service.key
 * };
 * describeHost(driver, { missing: process.env.MY_EDITOR ? undefined : 'set MY_EDITOR to its program' });
 */
export function describeHost(driver: EditorDriver, options: HostSuiteOptions = {}): void {
  const { missing, timeoutMs = 300_000 } = options;
  const skipped = missing ? ` (skipped: ${missing})` : '';

  describe.skipIf(missing)(`${driver.name} as a host${skipped}`, { timeout: timeoutMs }, () => {
    const run = suiteRun(driver, timeoutMs);

    beforeAll(async () => {
      run.backend = await openSuiteBackend(options.service);
      run.editor = countInputs(run, await driver.open(run.backend));
      await run.editor.set('Daily limit', 100_000);
    }, timeoutMs);
    afterAll(async () => {
      if (run.editor && options.picture) await run.editor.screenshot(options.picture);
      await run.editor?.close();
      await run.backend?.stop();
    }, timeoutMs);

    importStatements(run, options);
    paymentStatements(run);
    selectionStatements(run, options);
    repeatStatements(run);
    secretStatements(run);
  });
}
