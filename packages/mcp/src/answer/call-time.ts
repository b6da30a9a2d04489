import type { ToolContext } from '../tool.ts';

/** Time until a call answers with a handle, in milliseconds: common clients give up at 60 s. */
const defaultAnswerMs = 45_000;

export function answerMsOf({ options }: Pick<ToolContext, 'options'>): number {
  return options.answerMs ?? defaultAnswerMs;
}
