import { accountEndpoints } from './account-endpoints.ts';
import { animation } from './animation.ts';
import { authentication } from './authentication.ts';
import { createRules } from './create-rules.ts';
import { creativeLab } from './creative-lab.ts';
import { credits } from './credits.ts';
import { decidedAtCreation } from './decided-at-creation.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { orderOfChecks } from './order-of-checks.ts';
import { remesh } from './remesh.ts';
import { resources } from './resources.ts';
import { sharedRules } from './shared-rules.ts';
import type { Section } from './statement.ts';
import { states } from './states.ts';
import { versioning } from './versioning.ts';

/** The whole suite, in the order of the specification. */
export const sections: readonly Section[] = [
  resources,
  states,
  sharedRules,
  createRules,
  animation,
  remesh,
  creativeLab,
  accountEndpoints,
  authentication,
  events,
  errors,
  credits,
  versioning,
  orderOfChecks,
  decidedAtCreation,
];
