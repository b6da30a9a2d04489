import type { ContentStore } from '@meshwright/purchase';
import type { HostPort } from '../../host/host-port.ts';
import { startBridge } from '../start-bridge.ts';
import { type CheckedHost, checkedHost } from './checked-host.ts';
import { type CheckedScene, exemption, hostRules } from './host-rules.ts';

export interface CheckHostOptions {
  /** Folder of the bridge, where the host looks for it. */
  readonly folder: string;
  readonly store: ContentStore;
  /** Name that the host says in its hello. */
  readonly host: string;
  /**
   * Milliseconds to wait for the hello of the host.
   * @default 60,000
   */
  readonly timeoutMs?: number | undefined;
  /**
   * Milliseconds to wait for an answer or an intent of the host.
   * @default 30,000
   */
  readonly messageMs?: number | undefined;
  /**
   * Ends the check: the rules that are left are skipped.
   * @default none
   */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called when the bridge runs: the host may connect.
   * @default nothing
   */
  readonly onReady?: (() => void) | undefined;
  /**
   * Called with each outcome as soon as it is known.
   * @default nothing
   */
  readonly onOutcome?: ((outcome: RuleOutcome) => void) | undefined;
}

/** Whether a host keeps a rule. */
export interface RuleOutcome {
  readonly rule: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** How it breaks the rule, or why the rule was skipped. */
  readonly reason?: string | undefined;
}

/**
 * Checks a host against the rules of docs/bring-your-own-host.md: runs a bridge, waits for the host, and plays the core
 * without a service. Nothing is paid; the host's scene has no box left when it keeps the rules.
 * @example
 * import { checkHost } from '@meshwright/panel/bridge';
 *
 * const outcomes = await checkHost({ folder: 'bridge', store, host: 'My editor', timeoutMs: 5 });
 * for (const { rule, outcome, reason = '' } of outcomes) console.log(outcome, rule, reason);
 */
export async function checkHost(options: CheckHostOptions): Promise<readonly RuleOutcome[]> {
  const { folder, store, host: name, timeoutMs = 60_000, messageMs = 30_000, signal } = options;
  const outcomes: RuleOutcome[] = [];
  const report = (outcome: RuleOutcome): void => {
    outcomes.push(outcome);
    options.onOutcome?.(outcome);
  };
  let arrived: (host: CheckedHost) => void = () => {};
  const open = async (port: HostPort) => {
    const host = checkedHost(port, messageMs);
    if (port.facts.name.toLowerCase() === name.toLowerCase()) {
      newest = host;
      arrived(host);
    }
    return host.panel;
  };
  let newest: CheckedHost | undefined;
  /** Resolves with the next host of the name; undefined when none comes. */
  const next = () =>
    new Promise<CheckedHost | undefined>((resolve) => {
      const end = (found?: CheckedHost) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
        resolve(found);
      };
      const stop = () => end();
      const timer = setTimeout(stop, timeoutMs);
      signal?.addEventListener('abort', stop, { once: true });
      arrived = end;
    });
  const start = async () => {
    const host = next();
    const { close } = await startBridge({ folder, store, open, service: 'check' });
    // A host that said hello again before its absence was seen is there already.
    const again = async () => (newest?.isGone() === false ? newest : await next());
    return { host, again, close };
  };

  let bridge = await start();
  try {
    options.onReady?.();
    let host = await bridge.host;
    report(arrival('says hello with its name, version and facts', name, timeoutMs, host));
    let missing = host ? undefined : 'no host';
    let scene: CheckedScene = {};
    for (const each of hostRules) {
      const { name: rule } = each;
      if (host?.isGone()) {
        // It may have died in the call before: the rules that are left are checked after its next hello.
        host = await bridge.again();
        scene = {};
        missing = host
          ? undefined
          : `the host went away, and did not say hello again within ${timeoutMs / 1000} s`;
      }
      const reason = signal?.aborted ? 'stopped' : (missing ?? exemption(each, host!.port.facts));
      if (reason !== undefined) {
        report({ rule, outcome: 'skipped', reason });
        continue;
      }
      const broken = await brokenIn(each.check(host!, scene), messageMs * 2);
      report({ rule, outcome: broken === undefined ? 'passed' : 'failed', reason: broken });
    }
    const rule = 'says hello again when the bridge was restarted';
    if (!host || signal?.aborted) report({ rule, outcome: 'skipped', reason: host ? 'stopped' : 'no host' });
    else {
      await bridge.close();
      bridge = await start();
      report(arrival(rule, name, timeoutMs, await bridge.host));
    }
    return outcomes;
  } finally {
    await bridge.close();
  }
}

/** Returns how a rule is broken; undefined when it is kept. */
async function brokenIn(check: Promise<void>, mostMs: number): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${mostMs / 1000} s`), mostMs);
  });
  const broken = check.then(
    () => undefined,
    (error: Error) => error.message,
  );
  return await Promise.race([broken, late]).finally(() => clearTimeout(timer));
}

function arrival(rule: string, name: string, timeoutMs: number, host: CheckedHost | undefined): RuleOutcome {
  if (host) return { rule, outcome: 'passed' };
  const reason = `no host named ${name} within ${timeoutMs / 1000} s`;
  return { rule, outcome: 'failed', reason };
}
