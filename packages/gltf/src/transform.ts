export { clips } from './clips/clips-document.ts';
export { inspect, inspectDocument } from './inspect-document.ts';
export { place, unplace } from './place-document.ts';
