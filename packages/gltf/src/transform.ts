export { clips } from './clips/clips-document.ts';
export { inspect, inspectDocument } from './inspect/inspect-document.ts';
export { place, unplace } from './place/place-document.ts';
