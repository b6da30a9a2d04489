export { type Answer, type Caller, callerWith, type Frame, type Send } from './caller.ts';
export { ConformanceError, type ConformanceErrorCode } from './conformance-error.ts';
export { creditsOf } from './credits-of.ts';
export {
  type ConformanceOptions,
  type ConformanceReport,
  type Row,
  runConformance,
} from './run-conformance.ts';
export { sections } from './sections.ts';
export type { Keys } from './service-world.ts';
export {
  type Ability,
  abilities,
  type BodyOf,
  type Create,
  type Section,
  type Statement,
  sourceOf,
  specOf,
} from './statement.ts';
export { animations } from './statements/animations.ts';
export { type Prepared, type TaskFixture, taskFixture } from './task-fixture.ts';
export type * from './world.ts';
