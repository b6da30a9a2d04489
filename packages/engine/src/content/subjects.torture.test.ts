import { describeSubjects } from '../testing/describe-subjects.ts';
import { subjects } from './subjects.ts';

describeSubjects(subjects);
