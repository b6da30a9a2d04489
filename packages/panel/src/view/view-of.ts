import { jobControls } from '../job/takes/takes-control.ts';
import type { PanelState } from '../state.ts';
import { notOffered } from '../words/not-offered.ts';
import { wordsOf } from '../words/words-of.ts';
import { earlierSection } from './earlier-section.ts';
import { formStateOf } from './form-state.ts';
import { makeSection, moreSection } from './make-section.ts';
import { rendererWords } from './renderer-words.ts';
import type { Section, View } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

export function viewOf(state: PanelState, around: ViewInputs): View {
  const formState = formStateOf(state, around);
  const say = wordsOf(around.facts);
  const sections = [
    makeSection(state, around, formState),
    jobsSection(state, around),
    moreSection(state, around, formState),
    earlierSection(formState.family, around),
    accountSection(around),
  ];
  return {
    sections: sections.filter(({ controls }) => controls.length > 0),
    announcement: around.announcement,
    ...(say.language !== 'en' && { words: rendererWords(say) }),
  };
}

function jobsSection({ jobs }: PanelState, { facts }: ViewInputs): Section {
  return { id: 'jobs', title: wordsOf(facts)('Jobs'), folded: false, controls: jobControls(jobs, facts) };
}

function accountSection({ balance, service, unavailable, facts }: ViewInputs): Section {
  const say = wordsOf(facts);
  const left = { one: '{service}: {count} credit left', other: '{service}: {count} credits left' };
  return {
    id: 'account',
    title: say('Account'),
    folded: true,
    controls: [
      {
        id: 'service',
        kind: 'note',
        tone: 'info',
        label: balance === undefined ? service : say(left, { service, count: balance }),
      },
      {
        id: 'balance',
        kind: 'button',
        tone: 'plain',
        label: balance === undefined ? say('Show balance') : say('Refresh balance'),
        disabled: unavailable.has('balance') ? notOffered(say, 'balance') : undefined,
      },
    ],
  };
}
