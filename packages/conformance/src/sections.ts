import type { Section } from './statement.ts';
import { accountEndpoints } from './statements/account-endpoints.ts';
import { animation } from './statements/animation.ts';
import { authentication } from './statements/authentication.ts';
import { createRules } from './statements/create-rules.ts';
import { creativeLab } from './statements/creative-lab.ts';
import { credits } from './statements/credits.ts';
import { decidedAtCreation } from './statements/decided-at-creation.ts';
import { errors } from './statements/errors.ts';
import { events } from './statements/events.ts';
import { orderOfChecks } from './statements/order-of-checks.ts';
import { remesh } from './statements/remesh.ts';
import { resources } from './statements/resources.ts';
import { sharedRules } from './statements/shared-rules.ts';
import { states } from './statements/states.ts';
import { versioning } from './statements/versioning.ts';

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
