import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../billed-service.ts';
import { longestSilenceMs, secondsText } from '../silence.ts';
import type { Attempt, Way, WayRun } from '../way.ts';
import { type KillMoment, type Life, momentText } from './kill-plan.ts';

/** One purchase through its kills, and the findings after it. */
export interface KilledRun {
  readonly charges: number;
  readonly kills: number;
  /** Kills between the charge and the asset. */
  readonly killsAfterCharge: number;
  /** Charges beyond the purchases. */
  readonly doubleCharges: number;
  /** Charged tasks without an asset. */
  readonly lostTasks: number;
  /** Attempts that ended with a question. */
  readonly questions: number;
  readonly silentMs: number;
  /** Durations of the last attempt. */
  readonly life: Life;
  /** Every error in charges and assets; an empty list is the only good result. */
  readonly wrong: readonly string[];
  /** Events, in order. */
  readonly story: readonly string[];
}

/** Attempts after the last kill before the run counts as failed. */
const extraTurns = 4;

/** Names of files that exist only while something is being written. */
const unfinished = /^\.meshwright-[0-9a-f]{8}-\d+-|\.part$|\.tmp$/;

/** State of a run over its attempts. */
interface RunProgress {
  kills: number;
  killsAfterCharge: number;
  questions: number;
  /** A question was left open although a task was charged. */
  needlessQuestion: boolean;
  silentMs: number;
  life: Life;
  isDone: boolean;
  /** Events, in order. */
  readonly story: string[];
}

export async function killedRun(
  way: Way,
  account: Account,
  number: number,
  plan: readonly KillMoment[],
): Promise<KilledRun> {
  const folder = await mkdtemp(join(tmpdir(), 'meshwright-money-'));
  const run = await way.open({ account, folder, number });
  try {
    const { story, isDone, ...progress } = await runAttempts(run, account, plan, way.purchases);
    const ids = isDone ? await run.delivered().catch(() => []) : [];
    const lost = account.charged.filter((id) => !ids.includes(id));
    const doubleCharges = Math.max(0, account.charged.length - way.purchases);
    const wrong = [
      ...(isDone ? [] : ['it never ended well']),
      ...(doubleCharges > 0 ? [`${account.charged.length} charges for ${way.purchases}`] : []),
      ...lost.map((id) => `task ${id} is paid and no asset came of it`),
      ...(progress.needlessQuestion ? ['asked although one task fits'] : []),
      ...(await bookErrors(account)),
      ...(await leftovers(folder)).map((path) => `left behind: ${path}`),
    ];
    return {
      ...progress,
      story,
      charges: account.charged.length,
      doubleCharges,
      lostTasks: lost.length,
      wrong,
    };
  } finally {
    await run.close?.();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns its errors, and a silence that is too long. */
export function wrongWith({ wrong, silentMs }: KilledRun): readonly string[] {
  return silentMs > longestSilenceMs ? [...wrong, `silent for ${secondsText(silentMs)}`] : wrong;
}

/**
 * Repeats attempts until one succeeds: the plan kills the first ones, the rest run undisturbed, and the charges answer
 * every question.
 */
async function runAttempts(
  run: WayRun,
  account: Account,
  plan: readonly KillMoment[],
  purchases: number,
): Promise<RunProgress> {
  const progress: RunProgress = {
    kills: 0,
    killsAfterCharge: 0,
    questions: 0,
    needlessQuestion: false,
    silentMs: 0,
    life: { wholeMs: 0, paidMs: 0 },
    isDone: false,
    story: [],
  };
  const onKill = (moment: KillMoment): void => {
    progress.kills += 1;
    if (account.charged.length > 0) progress.killsAfterCharge += 1;
    progress.story.push(`killed ${momentText(moment)}, with ${account.charged.length} charged`);
  };
  for (let turn = 0; turn < plan.length + extraTurns && !progress.isDone; turn += 1) {
    const attempt = run.attempt();
    await attempt.begun;
    const startedAt = performance.now();
    let chargedAt: number | undefined;
    const onCharge = (): void => {
      chargedAt ??= performance.now();
    };
    const cancelKill = scheduleKill(attempt, plan[turn], account, onCharge, onKill);
    const end = await attempt.ended;
    cancelKill();
    const endedAt = performance.now();
    progress.life = { wholeMs: endedAt - startedAt, paidMs: endedAt - (chargedAt ?? endedAt) };
    progress.silentMs = Math.max(progress.silentMs, end.silentMs);
    if (end.silentMs > longestSilenceMs) progress.story.push(`silent after "${end.silentAfter ?? ''}"`);
    progress.isDone = end.status === 'done';
    if (end.status !== 'killed') progress.story.push(`${end.status}: ${end.text.split('\n')[0]}`);
    if (!end.isQuestion) continue;
    progress.questions += 1;
    // With all tasks charged the answer is unambiguous; before, no command can know it.
    progress.needlessQuestion ||= account.charged.length >= purchases;
    const settled = run.settle(end.text, account.charged[0]);
    await settled.catch((error: unknown) => progress.story.push(String(error)));
  }
  return progress;
}

/** Returns a function that cancels the kill when the attempt ended before. */
function scheduleKill(
  attempt: Attempt,
  moment: KillMoment | undefined,
  account: Account,
  onCharge: () => void,
  onKill: (moment: KillMoment) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const reached = (what: KillMoment['after']): void => {
    if (moment?.after !== what) return;
    const kill = (): void => {
      if (attempt.kill()) onKill(moment);
    };
    if (moment.ms === 0) kill();
    else timer = setTimeout(kill, moment.ms);
  };
  reached('start');
  account.onCreate = () => reached('create');
  account.onCharge = () => {
    onCharge();
    reached('charge');
  };
  return () => {
    clearTimeout(timer);
    account.onCreate = () => {};
    account.onCharge = () => {};
  };
}

async function bookErrors(account: Account): Promise<string[]> {
  const [spent, cost] = await Promise.all([account.spent(), account.cost()]);
  return spent === cost ? [] : [`the ledger says ${spent} credits, the tasks ${cost}`];
}

async function leftovers(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => unfinished.test(path.split('/').at(-1)!));
}
