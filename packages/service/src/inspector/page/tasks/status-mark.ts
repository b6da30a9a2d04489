import type { Status } from '@meshwright/contract';
import { type ComponentChildren, h } from 'preact';

const words: Readonly<Record<Status, string>> = {
  PENDING: 'Waiting',
  IN_PROGRESS: 'Running',
  SUCCEEDED: 'Succeeded',
  FAILED: 'Failed',
  CANCELED: 'Cancelled',
};

/** Shows the status of a task in words and a colour. */
export function StatusMark({ status }: { readonly status: Status }): ComponentChildren {
  return h('span', { class: `status ${status.toLowerCase()}`, title: status }, words[status] ?? status);
}
