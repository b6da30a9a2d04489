export { ConformanceError, type ConformanceErrorCode } from './conformance-error.ts';
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
} from './statement.ts';
export type { Bench, World } from './world.ts';
