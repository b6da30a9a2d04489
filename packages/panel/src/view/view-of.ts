import { jobControl } from '../job/job-control.ts';
import type { PanelState } from '../state.ts';
import { earlierSection } from './earlier-section.ts';
import { sheetOf } from './form-state.ts';
import { makeSection, moreSection } from './make-section.ts';
import { selectionSection } from './selection-section.ts';
import type { Section, View } from './view.ts';
import type { Surroundings } from './view-inputs.ts';

export function viewOf(state: PanelState, around: Surroundings): View {
  const sheet = sheetOf(state, around);
  const sections = [
    makeSection(state, around, sheet),
    moreSection(state, sheet),
    selectionSection(around),
    jobsSection(state, around),
    earlierSection(sheet.family, around),
    accountSection(around),
  ];
  return {
    sections: sections.filter(({ controls }) => controls.length > 0),
    announcement: around.announcement,
  };
}

function jobsSection({ jobs }: PanelState, { facts }: Surroundings): Section {
  return { id: 'jobs', title: 'Jobs', folded: false, controls: jobs.map((job) => jobControl(job, facts)) };
}

function accountSection({ balance, service }: Surroundings): Section {
  const known = balance === undefined ? '' : `: ${balance.toLocaleString('en')} credits left`;
  return {
    id: 'account',
    title: 'Account',
    folded: true,
    controls: [
      { id: 'service', kind: 'note', tone: 'info', label: `${service}${known}` },
      { id: 'balance', kind: 'button', tone: 'plain', label: 'Look at the balance' },
    ],
  };
}
