import type { Issue } from '@meshwright/contract';
import type { ServiceError } from '../../service-error.ts';

const most = { message: 4_000, issues: 50, issue: 500 } as const;

/** What an answer says of an error: a few kilobytes at most, however long the names and values it complains of are. */
export function errorBody({ message, issues }: ServiceError): {
  readonly message: string;
  readonly issues?: readonly Issue[];
} {
  const shown = issues?.slice(0, most.issues).map((issue) => ({
    ...issue,
    path: clipped(issue.path, most.issue),
    message: clipped(issue.message, most.issue),
  }));
  return { message: clipped(message, most.message), ...(shown && { issues: shown }) };
}

function clipped(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}
