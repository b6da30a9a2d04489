import type { Issue } from '@meshwright/contract';
import type { ServiceError } from '../../service-error.ts';

const most = { message: 4_000, issues: 50, issue: 500 } as const;

/** Returns the body of an error answer: a few kilobytes at most, for names and values of any length. */
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
