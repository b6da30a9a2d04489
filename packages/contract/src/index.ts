export {
  type KeycapBuildRequest,
  type KeycapBuildResult,
  type KeycapPrototypeRequest,
  type KeycapPrototypeResult,
  keycapBuild,
  keycapPrototype,
} from './families/keycap.ts';
export { type RemeshRequest, type RemeshResult, remesh } from './families/remesh.ts';
export { type TextTo3dRequest, type TextTo3dResult, textTo3d } from './families/text-to-3d.ts';
export { families, familyNamed } from './families.ts';
export type { Family, Operation, RequestOf, ResultOf, TaskOf } from './family.ts';
export type { Issue, IssueCode } from './issue.ts';
export {
  isTerminal,
  type Status,
  statuses,
  type Task,
  type TaskBase,
  type TaskFrame,
  type TerminalStatus,
  terminalStatuses,
} from './task.ts';
