export { inspect, inspectDocument } from './inspect-document.ts';
export { place } from './place-document.ts';
