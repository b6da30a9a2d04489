import type { HostFacts } from '../../host/host-port.ts';
import type { ButtonControl, JobControl, ShownTake } from '../../view/view.ts';
import { type Say, sentences } from '../../words/say.ts';
import { wordsOf } from '../../words/words-of.ts';
import type { Job } from '../job.ts';
import { isCancelable, jobControl, jobText } from '../job-control.ts';
import { picturesTogether } from '../together.ts';
import { groupOf, isMade, type TakeGroup } from './takes.ts';

/** Returns the controls of the jobs, newest first: takes of one press are one card. */
export function jobControls(jobs: readonly Job[], facts: HostFacts): JobControl[] {
  const drawn = new Set<string>();
  return jobs.flatMap((job) => {
    const group = groupOf(job, jobs);
    if (!group) return [jobControl(job, facts)];
    if (drawn.has(job.takeOf!)) return [];
    drawn.add(job.takeOf!);
    return [groupControl(group, facts)];
  });
}

/** Returns the card of several takes: that of the shown one, with the buttons that use or cancel the others. */
function groupControl({ shown, takes }: TakeGroup, facts: HostFacts): JobControl {
  const say = wordsOf(facts);
  const own = jobControl(shown, facts);
  const seen = seenPictures(takes);
  const others = takes.filter(({ id }) => id !== shown.id);
  return {
    ...own,
    id: `takes/${shown.takeOf}`,
    label: shown.title,
    text: sentences(say('Take {take}: {text}', { take: shown.take, text: own.text }), sumText(takes, say)),
    picture: seen.of(shown),
    takes: takes.map((take) => shownTake(take, take === shown, seen.of(take), facts)),
    ...largerOf(takes, shown, seen, say),
    actions: [
      ...own.actions.map((action) => ofGroup(action, shown, say)),
      ...others.flatMap((job) => otherActions(job, say)),
    ],
  };
}

/** Returns the pictures of all takes that have one, after that of what they were made from. */
function largerOf(
  takes: readonly Job[],
  shown: Job,
  seen: SeenPictures,
  say: Say,
): Pick<JobControl, 'larger'> {
  const made = takes.flatMap((job) => {
    const picture = seen.of(job);
    return picture === undefined ? [] : [{ label: say('Take {take}', { take: job.take }), picture }];
  });
  const before = seen.before(shown);
  const pictures = [...(before === undefined ? [] : [{ label: say('Before'), picture: before }]), ...made];
  if (made.length === 0) return { larger: undefined };
  return { larger: { label: say(pictures.length > 1 ? 'Compare pictures' : 'Larger picture'), pictures } };
}

interface SeenPictures {
  of(take: Job): string | undefined;
  before(take: Job): string | undefined;
}

/** Returns the pictures of takes: from one camera where that has drawn them all, else those of the service. */
function seenPictures(takes: readonly Job[]): SeenPictures {
  const together = picturesTogether(takes) ?? {};
  return {
    of: ({ model, picture }) => (model && together[model.file]) ?? picture,
    before: ({ source, before }) => (source === undefined ? undefined : together[source]) ?? before,
  };
}

function shownTake(job: Job, isShown: boolean, picture: string | undefined, facts: HostFacts): ShownTake {
  const { state, progress } = jobControl(job, facts);
  return {
    label: wordsOf(facts)('Take {take}', { take: job.take }),
    text: jobText(job, facts),
    state,
    picture,
    ...(progress !== undefined && { progress }),
    picked: isShown,
    ...(!isShown && isMade(job) && { control: pickId(job) }),
  };
}

function ofGroup(action: ButtonControl, { id, take }: Job, say: Say): ButtonControl {
  if (action.id === `job/${id}/again`) return { ...action, label: say('Another take') };
  return action.id === `job/${id}/cancel`
    ? { ...action, label: say('Cancel take {take}', { take }) }
    : action;
}

function otherActions(job: Job, say: Say): ButtonControl[] {
  const { id, take } = job;
  if (isMade(job))
    return [{ id: pickId(job), kind: 'button', tone: 'plain', label: say('Use take {take}', { take }) }];
  if (!isCancelable(job)) return [];
  return [
    { id: `job/${id}/cancel`, kind: 'button', tone: 'danger', label: say('Cancel take {take}', { take }) },
  ];
}

function pickId({ id }: Job): string {
  return `job/${id}/pick`;
}

/** Describes what all takes cost, once the service has reported it for each. */
function sumText(takes: readonly Job[], say: Say): string {
  const credits = takes.map(({ task }) => task?.credits);
  if (credits.some((each) => typeof each !== 'number')) return '';
  const sum = credits.reduce<number>((total, each) => total + each!, 0);
  if (sum === 0) return '';
  const forms = { one: 'All {takes} takes: {count} credit.', other: 'All {takes} takes: {count} credits.' };
  return say(forms, { count: sum, takes: takes.length });
}
