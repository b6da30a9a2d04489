// For the tests of this repository: a service of theirs is a world of the statements.
export { callerWith } from './caller.ts';
export { animations } from './statements/animations.ts';
export { taskFixture } from './task-fixture.ts';
export type { HeldBench, OwnBench, OwnOptions } from './world.ts';
