// What a page needs to look at a model. Bundlers that split by file give a page all of the files of an entry that any of its chunks uses.
export { hasCode } from './gltf-error.ts';
export { type InspectReport, inspectModel } from './inspect/inspect-model.ts';
export { bytesSource, type Source } from './source/source.ts';
