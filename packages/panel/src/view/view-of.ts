import { jobControls } from '../job/takes/takes-control.ts';
import type { PanelState } from '../state.ts';
import { notOffered } from '../words/not-offered.ts';
import { earlierSection } from './earlier-section.ts';
import { formStateOf } from './form-state.ts';
import { makeSection, moreSection } from './make-section.ts';
import type { Section, View } from './view.ts';
import type { ViewInputs } from './view-inputs.ts';

export function viewOf(state: PanelState, around: ViewInputs): View {
  const formState = formStateOf(state, around);
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
  };
}

function jobsSection({ jobs }: PanelState, { facts }: ViewInputs): Section {
  return { id: 'jobs', title: 'Jobs', folded: false, controls: jobControls(jobs, facts) };
}

function accountSection({ balance, service, unavailable }: ViewInputs): Section {
  const known = balance === undefined ? '' : `: ${balance.toLocaleString('en')} credits left`;
  return {
    id: 'account',
    title: 'Account',
    folded: true,
    controls: [
      { id: 'service', kind: 'note', tone: 'info', label: `${service}${known}` },
      {
        id: 'balance',
        kind: 'button',
        tone: 'plain',
        label: balance === undefined ? 'Show balance' : 'Refresh balance',
        disabled: unavailable.has('balance') ? notOffered.balance : undefined,
      },
    ],
  };
}
