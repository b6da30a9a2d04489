import { answerWith, statuses } from './testing/odd-answers.ts';

answerWith(statuses);
